/** Pages with many hearts: most of them show a copy of the first one until somebody uses them. */
import { expect, test } from '../kit/oracle'

test.use({ layout: 'bare' })

test('LOVE-01 a thousand hearts are all ready, and each can be pressed by key', {
  tag: ['@nightly', '@any-screen', '@wcag-2.1.1', '@rove-love'],
}, async ({ page }) => {
  await page.goto('/sofas?country=US&as=customer')
  await page.evaluate(() => window.rove.ready())
  await page.evaluate(() => {
    const place = document.createElement('div')
    place.id = 'many'
    place.innerHTML = Array.from(
      { length: 1000 },
      (_, n) => `<rove-love nid="${1201 + (n % 10)}" label="Sofa ${n}"></rove-love>`,
    ).join('')
    document.querySelector('main')?.prepend(place)
  })
  await expect(page.locator('#many rove-love[data-rove-state=ready]')).toHaveCount(1000)
  const button = page.locator('#many rove-love[label="Sofa 704"] button')
  await expect(button).toHaveAccessibleName('Love Sofa 704')
  const sent: string[] = []
  page.on('request', (request) => {
    if (/uc_love\/ajax/.test(request.url())) sent.push(request.url())
  })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(button).toBeFocused()
  // The hearts of the same product follow, those of others do not.
  await expect(page.locator('#many rove-love[nid="1205"] button[aria-pressed=true]')).toHaveCount(100)
  await expect(page.locator('#many button[aria-pressed=true]')).toHaveCount(100)
  await page.keyboard.press('Enter')
  await expect(page.locator('#many button[aria-pressed=true]')).toHaveCount(0)
  expect(sent).toHaveLength(2)
})

test('LOVE-01 an unused heart shows a changed name and product, and can be moved', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await page.goto('/sofas?country=US&as=customer')
  const hearts = page.locator('main rove-love')
  await expect(hearts.nth(2)).toHaveAttribute('data-rove-state', 'ready')
  const first = hearts.nth(0).locator('button')
  await first.press('Enter')
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  const nid = await hearts.nth(0).getAttribute('nid')
  const third = hearts.nth(2)
  await third.evaluate((element) => element.setAttribute('label', 'Footstool'))
  await expect(third.locator('button')).toHaveAccessibleName('Love Footstool')
  await third.evaluate((element, nid) => element.setAttribute('nid', nid ?? ''), nid)
  await expect(third.locator('button')).toHaveAttribute('aria-pressed', 'true')
  await third.evaluate((element) => {
    const place = element.parentElement
    element.remove()
    return new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        place?.append(element)
        resolve()
      })
    })
  })
  await third.locator('button').press('Enter')
  await expect(third.locator('button')).toHaveAttribute('aria-pressed', 'false')
  await expect(first).toHaveAttribute('aria-pressed', 'false')
})
