/** Prices on a page whose texts others change: telephone links, translators, converters, highlighters. */
import type { Locator } from '@playwright/test'
import { open } from '../buybox/product-page'
import { openCart } from '../cart/cart-page'
import { atPayment } from '../checkout/checkout-page'
import { openCampaign } from '../kit/campaign'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'
import { changeTexts, textChangers } from './text-changers'

/** The amounts in won that a visitor reads there. */
const amountsIn = async (place: Locator): Promise<readonly string[]> => [
  ...new Set(((await place.textContent()) ?? '').match(/\d[\d,]{6,}/g)),
]
const won = (amount: number) => amount.toLocaleString('en')

for (const changer of someOf(textChangers))
  test(`PRICE-01 CART-01 CHK-01 one price is shown, whatever others add: ${changer}`, {
    tag: ['@wide-first', '@nightly'],
  }, async ({ page }) => {
    await changeTexts(page, changer)
    const { box, price, button, message } = await open(page, 'marlow-3-seat-sofa', 'country=KR&as=guest')
    const options = box.locator('[part=option] input')
    const shown = new Set<string>()
    for (let n = await options.count(); n > 0; n--) {
      await options.nth(n - 1).check()
      await expect.poll(() => amountsIn(price).then(({ length }) => length)).toBe(1)
      for (const amount of await amountsIn(price)) shown.add(amount)
    }
    expect(shown.size).toBeGreaterThan(1)
    await options.first().check()
    await button.press('Enter')
    await expect(message).toContainText('장바구니')

    const { part } = await openCart(page)
    const totalOf = async () => (await (await page.request.get('/ajax/cart')).json()).cart.total as number
    for (let before = await totalOf(), n = 0; n < 2; n++, before = await totalOf()) {
      await part('more-button').click()
      await expect.poll(totalOf).toBeGreaterThan(before)
      await expect.poll(() => amountsIn(part('total'))).toEqual([won(await totalOf())])
    }

    const { sum, proceed, id } = await atPayment(page, { country: 'KR' })
    const { order } = await (await page.request.get(`/ajax/order/${id}`)).json()
    await expect.poll(() => amountsIn(sum)).toEqual([won(order.due)])
    for (const amount of await amountsIn(proceed)) expect(amount).toBe(won(order.due))
  })

test('COUNT-01 a countdown beside a bilingual translator does not grow in an hour', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await page.clock.install({ time: Date.parse('2026-11-30T20:00:00Z') })
  await page.route('**/ajax/live_info.json?*', (route) =>
    route.fulfill({ headers: { date: 'Mon, 30 Nov 2026 20:00:00 GMT' } }),
  )
  const settings = { countdownTitle: 'Spring sale', countdownEnd: '2026-11-30 23:59:59', rove: { country: 'US' } }
  await openCampaign(page, { body: '<rove-countdown></rove-countdown><main><h1>Spring</h1></main>', settings })
  const timer = page.locator('rove-countdown [part=timer]')
  await expect(timer).toBeVisible()
  // A copy beside each text that has changed.
  await page.evaluate(() => {
    const { shadowRoot } = document.querySelector('rove-countdown') as HTMLElement
    const copied = new WeakSet<Node>()
    const copy = () => {
      const walker = document.createTreeWalker(shadowRoot as ShadowRoot, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
      for (const text of texts) {
        const { parentNode, nextSibling } = text
        if (copied.has(parentNode as Node) || (nextSibling && copied.has(nextSibling)) || !/\d/.test(text.data))
          continue
        const made = document.createElement('span')
        made.textContent = `[${text.data}]`
        copied.add(made)
        text.after(made)
      }
    }
    copy()
    new MutationObserver(copy).observe(shadowRoot as ShadowRoot, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  const nodes = () =>
    page.evaluate(() => document.querySelector('rove-countdown')?.shadowRoot?.querySelectorAll('*').length ?? 0)
  await page.clock.runFor(10_000)
  const early = await nodes()
  expect(await timer.textContent()).toContain('[')
  for (let minute = 0; minute < 60; minute++) await page.clock.runFor(60_000)
  expect(await nodes()).toBeLessThanOrEqual(early)
})
