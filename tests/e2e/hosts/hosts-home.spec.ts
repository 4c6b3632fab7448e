/** A host's home in a dialog, and its pictures (HOSTS-02). */
import { type CDPSession, devices } from '@playwright/test'
import { installClock } from '../kit/checkout-clock'
import { backFromOverlay, backToPage, closeOverlay, overlayEntries } from '../kit/go-back'
import { hold } from '../kit/hold'
import { expect, test } from '../kit/oracle'
import { violationsOn } from '../kit/violations'
import { type SentSearch, searchRequestsOf } from '../search/search-requests'
import { home, openHome, openHosts, photo, products } from './hosts-page'

test.use({ layout: 'bare', contextOptions: { reducedMotion: 'reduce' } })

test('HOSTS-02 a press opens the home at once, and shows its content after a second', {
  tag: ['@any-screen', '@axe', '@wcag-1.4.3', '@rove-hosts'],
}, async ({ page }) => {
  const pauseClock = await installClock(page)
  await openHosts(page)
  await pauseClock()
  await page.locator('[data-host=maya-toronto]').click()
  // The second begins once the dialog's code has loaded.
  await expect
    .poll(async () => {
      await page.clock.runFor(1)
      return home(page).isVisible()
    })
    .toBe(true)
  const waiting = home(page).locator('[part=waiting]')
  await expect(home(page)).toHaveAccessibleName('Maya R.')
  await expect(home(page)).toContainText('Loft · Toronto')
  await page.clock.runFor(900)
  expect(await waiting.textContent()).toBe('Loading this home…')
  await expect(home(page).locator('img')).toHaveCount(0)
  await page.clock.runFor(100)
  await page.clock.resume()
  await expect(waiting).toHaveText('5 pictures')
  await expect(home(page).locator('[part=words]')).toContainText('An old print shop')
  await expect(home(page).locator('[part=picture-button] img')).toHaveCount(5)
  expect(await violationsOn(page)).toEqual([])
})

test('HOSTS-02 all products of a home are found by one request', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await openHosts(page)
  const queries: (readonly SentSearch[])[] = []
  page.on('request', (request) => request.url().includes('/queries') && queries.push(searchRequestsOf(request)))
  const written = await page.locator('[data-rove-hosts=items]').evaluate((node) => JSON.parse(node.textContent ?? ''))
  const { products: given } = written.find(({ url }: { url: string }) => url === 'maya-toronto')
  expect(given[0]).toMatchObject({ name: 'Marlow 3-Seat Sofa', option: 'Oat' })
  expect(given.slice(1, 3)).toEqual(['Halden Bookcase - Natural Oak', 'Dune Wool Rug - Sand'])
  await openHome(page, 'maya-toronto')
  await expect(products(page).locator('.name')).toHaveText([
    'Marlow 3-Seat Sofa',
    'Dune Wool Rug',
    'Pebble Coffee Table',
    'Hollis Linen Pillow',
  ])
  await expect(products(page).first()).toContainText(/Oat.*C\$\d/)
  await expect(products(page).nth(3)).toHaveAttribute('href', /\/product\/hollis-linen-pillow\?oid=\d+$/)
  await expect(products(page).nth(3).locator('img')).toHaveAttribute('src', /hollis-linen-pillow--sage/)
  expect(queries).toHaveLength(1)
  expect(queries[0]).toEqual(
    given.map((product: { name: string } | string) =>
      expect.objectContaining({
        indexName: 'products',
        query: typeof product === 'string' ? product.split(' - ')[0] : product.name,
        hitsPerPage: 1,
        numericFilters: ['canada_hide=0'],
      }),
    ),
  )
  await products(page).nth(3).click()
  await expect(page).toHaveURL(/\/product\/hollis-linen-pillow\?.*oid=\d+/)
  await expect(page.locator('h1')).toHaveText('Hollis Linen Pillow')
  await backToPage(page)
  await expect(products(page)).toHaveCount(4)
})

test('HOSTS-02 a member sees member prices, and a Korean page won', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await page.goto('/host-connect?country=CA&as=member')
  await page.evaluate(() => window.rove.ready())
  await openHome(page, 'maya-toronto')
  await expect(products(page).first().locator('[part=price]')).toHaveText(/^C\$[\d,]+ Regular price C\$[\d,]+ MEMBER$/)
  await openHosts(page, '', 'KR')
  await openHome(page, 'minji-seoul')
  await expect(home(page)).toHaveAccessibleName('Minji K.')
  await expect(home(page)).toContainText('아파트 · 서울')
  await expect(home(page).locator('[part=words]')).toHaveAttribute('lang', 'en')
  await expect(products(page)).toHaveCount(4)
  for (const price of await products(page).locator('b').allTextContents()) expect(price).toMatch(/^[\d,]+₩$/)
})

test('HOSTS-02 Escape, the button, Back and a press beside close the home', {
  tag: ['@any-screen', '@wcag-2.1.2', '@wcag-2.4.3', '@rove-hosts'],
}, async ({ page }) => {
  await openHosts(page)
  const card = page.locator('[data-host=julien-montreal]')
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => home(page).locator('[part=close-button]').click(),
    () => backFromOverlay(page),
    () => page.mouse.click(4, 4),
  ]) {
    await card.focus()
    await page.keyboard.press('Enter')
    await expect(home(page)).toBeVisible()
    await expect(page).toHaveURL(/[?&]host=julien-montreal$/)
    await close()
    await expect(home(page)).toHaveCount(0)
    await expect(page).toHaveURL(/as=guest$/)
    await expect(card).toBeFocused()
  }
  await expect.poll(() => overlayEntries(page)).toBe(0)
})

test('HOSTS-02 a home that is being read stays where it is when its products arrive', { tag: '@nightly' }, async ({
  page,
}) => {
  const release = await hold(page, '**/indexes/**')
  await openHosts(page)
  await openHome(page, 'maya-toronto')
  const card = home(page).locator('.rove-card')
  const top = () => card.evaluate(({ scrollTop }) => scrollTop)
  await card.evaluate((node) => node.scroll(0, 120))
  const before = await top()
  expect(before).toBeGreaterThan(0)
  release()
  await expect(products(page)).toHaveCount(4)
  expect(await top()).toBe(before)
})

test('HOSTS-02 a picture opens with its products; buttons and arrow keys move on', {
  tag: ['@nightly', '@any-screen', '@axe', '@wcag-1.4.3', '@wcag-2.1.1', '@wcag-2.4.3', '@wcag-4.1.3', '@rove-hosts'],
}, async ({ page }) => {
  await openHosts(page)
  await openHome(page, 'maya-toronto')
  const button = home(page).locator('[part=picture-button]').first()
  await button.click()
  await expect(photo(page).getByRole('status').last()).toHaveText('1 of 5, Maya R., Loft · Toronto')
  await expect(page).toHaveURL(/host=maya-toronto&photo=1$/)
  const image = photo(page).locator('.photo-stage img').last()
  await expect(image).toHaveAttribute('src', /\/large\/maya-toronto-1\.webp/)
  await expect(image).toHaveAccessibleName('Picture 1 of Maya’s home')
  await expect(photo(page).getByRole('link', { name: 'Dune Wool Rug' })).toHaveAttribute(
    'href',
    /\/product\/dune-wool-rug/,
  )
  expect(await violationsOn(page)).toEqual([])
  const [previous, next] = [photo(page).locator('[part=previous-button]'), photo(page).locator('[part=next-button]')]
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await previous.click({ force: true })
  const position = photo(page).locator('[part=position]')
  await expect(position).toHaveText('1 of 5')
  await next.click()
  await expect(position).toHaveText('2 of 5')
  await previous.click()
  await expect(position).toHaveText('1 of 5')
  await next.click()
  await expect(position).toHaveText('2 of 5')
  for (let n = 3; n <= 5; n++) {
    await page.keyboard.press('ArrowRight')
    await expect(position).toHaveText(`${n} of 5`)
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await expect(next).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await expect(position).toHaveText('4 of 5')
  await expect(page).toHaveURL(/photo=4$/)
  await page.keyboard.press('Escape')
  await expect(photo(page)).toHaveCount(0)
  await expect(home(page)).toBeVisible()
  await expect(page).toHaveURL(/host=maya-toronto$/)
  await expect(button).toBeFocused()
})

test('HOSTS-02 Back closes the picture, then the home', { tag: ['@any-screen', '@nightly'] }, async ({ page }) => {
  await openHosts(page)
  await openHome(page, 'maya-toronto')
  await home(page).locator('[part=picture-button]').nth(2).click()
  await expect(photo(page).locator('[part=position]')).toHaveText('3 of 5')
  const link = photo(page).locator('[part=product]').first()
  await link.focus()
  await page.keyboard.press('ArrowRight')
  await expect(photo(page).locator('[part=position]')).toHaveText('4 of 5')
  await expect.poll(() => photo(page).evaluate((node) => node.matches(':focus-within'))).toBe(true)
  await expect.poll(() => overlayEntries(page)).toBe(2)
  await page.goBack()
  await expect(photo(page)).toHaveCount(0)
  await expect(home(page)).toBeVisible()
  await expect(page).toHaveURL(/host=maya-toronto$/)
  await page.goBack()
  await expect(home(page)).toHaveCount(0)
  await expect(page).toHaveURL(/as=guest$/)
})

test('HOSTS-02 a shared address opens its home and its picture', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await openHosts(page, '&host=wing-hong-kong&photo=2')
  await expect(page.locator('[data-host=wing-hong-kong]')).toHaveCount(0)
  await expect(home(page)).toHaveAccessibleName('Wing L.')
  await expect(photo(page).locator('[part=position]')).toHaveText('2 of 3')
  await closeOverlay(page)
  await closeOverlay(page)
  await expect(home(page)).toHaveCount(0)
  await expect(page).toHaveURL(/as=guest$/)
  await openHosts(page, '&host=maya-toronto')
  await expect(home(page)).toHaveAccessibleName('Maya R.')
  await closeOverlay(page)
  await expect(page.locator('[data-host=maya-toronto]')).toBeFocused()
  await expect(page).toHaveURL(/as=guest$/)
  await openHosts(page, '&host=nobody')
  await page.locator('[data-host=maya-toronto]').click()
  await expect(home(page)).toHaveAccessibleName('Maya R.')
})

test('HOSTS-02 right to left, the left arrow key shows the next picture', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await openHosts(page, '&host=maya-toronto&photo=1', 'CA', '/ar')
  const position = photo(page).locator('[part=position]')
  await expect(position).toContainText('1 of 5')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await expect(position).toContainText('2 of 5')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(position).toContainText('2 of 5')
})

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']

test.describe('by touch', () => {
  test.use(phone)

  test('HOSTS-02 a swipe shows the next picture; in an enlarged page it does not', {
    tag: ['@nightly', '@any-screen', '@wcag-2.5.1', '@rove-hosts'],
  }, async ({ page }) => {
    await openHosts(page, '&host=maya-toronto&photo=1')
    const position = photo(page).locator('[part=position]')
    await expect(position).toHaveText('1 of 5')
    const devtools = await page.context().newCDPSession(page)
    const { x, y, width, height } = (await photo(page).locator('.photo-stage').boundingBox()) as NonNullable<
      Awaited<ReturnType<ReturnType<typeof photo>['boundingBox']>>
    >
    const middle = { x: x + width / 2, y: y + height / 2 }
    await swipe(devtools, middle, -150, 0)
    await expect(position).toHaveText('2 of 5')
    await swipe(devtools, middle, 150, 0)
    await expect(position).toHaveText('1 of 5')
    await swipe(devtools, middle, -40, 90)
    await swipe(devtools, middle, -20, 0)
    await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
    await swipe(devtools, { x: 100, y: 200 }, -80, 0)
    await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 })
    await expect(position).toHaveText('1 of 5')
  })
})

async function swipe(devtools: CDPSession, from: { x: number; y: number }, byX: number, byY: number): Promise<void> {
  const steps = 8
  for (let n = 0; n <= steps; n++)
    await devtools.send('Input.dispatchTouchEvent', {
      type: n === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x: from.x + byX * (n / steps - 0.5), y: from.y + byY * (n / steps - 0.5) }],
    })
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
