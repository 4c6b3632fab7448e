import { expect, test } from '../kit/oracle'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('without script a product shows its price on the first screen, and can be bought', { tag: '@nightly' }, async ({
    page,
  }) => {
    await page.goto('/product/marlow-3-seat-sofa?country=US')
    for (const part of ['h1', 'rove-buybox .price', '.product__actions button'])
      await expect(page.locator(part).first()).toBeInViewport({ ratio: 1 })
    const [price, bar] = await Promise.all(
      ['rove-buybox .price', '.product__actions'].map((part) => page.locator(part).first().boundingBox()),
    )
    expect((price?.y ?? 0) + (price?.height ?? 0), 'nothing covers the price').toBeLessThanOrEqual(bar?.y ?? 0)
    await page.locator('.product__actions button').click()
    await expect(page).toHaveURL(/\/cart$/)
  })
})

test('a product page does not move when the elements load over a slow connection', { tag: '@nightly' }, async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 }
  await session.send('Network.emulateNetworkConditions', slow)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(document, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/product/marlow-3-seat-sofa?country=US')
  for (const tag of ['rove-gallery', 'rove-buybox'])
    await expect(page.locator(tag)).toHaveAttribute('data-rove-state', 'ready')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expect(page.locator('rove-buybox [part=price]')).toBeInViewport()
  expect(
    await page.evaluate(() => (document as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0)),
  ).toBeLessThan(0.001)
})
