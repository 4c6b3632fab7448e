/** The visitor approves and is gone: what was paid becomes an order, once, though nobody comes back. */
import type { Page } from '@playwright/test'
import { atPayment, checkoutOn, pay, placedTimes, typeCard } from './checkout-page'
import { expect, test } from './oracle'

const answerIn = (page: Page, name: string) => page.frameLocator('dialog iframe').getByRole('button', { name })

/** How money moves, and how the server learns of it late: by an event that is held up, or by none. */
const ways: readonly (readonly [string, 'held' | 'off', (page: Page) => Promise<void>])[] = [
  [
    'Stripe, after the bank’s question',
    'off',
    async (page) => {
      await typeCard(page, '4000002500003155')
      await pay(page)
      await answerIn(page, 'Complete').click()
    },
  ],
  [
    'Klarna',
    'held',
    async (page) => {
      await checkoutOn(page).method('klarna').check()
      await pay(page)
      await answerIn(page, 'Approve').click()
    },
  ],
  [
    'Affirm',
    'off',
    async (page) => {
      await checkoutOn(page).method('affirm').check()
      await pay(page)
      await page.getByRole('button', { name: 'Approve' }).click({ noWaitAfter: true })
    },
  ],
]

/**
 * The provider is told yes; no answer comes back, and nothing reaches the shop any more: a request that is held back
 * when its tab is closed would be sent.
 *
 * @returns when money has moved, and the page's own question about it was cut off too, where it asks one
 */
async function cutAfterYes(page: Page, asks: boolean): Promise<() => Promise<void>> {
  let told = () => {}
  let cut = () => {}
  const moved = new Promise<void>((resolve) => {
    told = resolve
  })
  const asked = new Promise<void>((resolve) => {
    cut = resolve
  })
  await page.route(/\/vendors\/(stripe\/api\/.*\/authenticate|klarna\/authorize|affirm\/pay)/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await page.route(
      () => true,
      (later) => later.abort().then(cut),
    )
    await route.fetch({ maxRedirects: 0 })
    await route.abort()
    told()
  })
  return async () => {
    await moved
    if (asks) await asked
  }
}

for (const [name, late, approve] of ways)
  test(`PAY-03 paid by ${name}, the tab is closed before anything comes back: one order stands`, async ({
    page,
    context,
    oracle,
  }) => {
    oracle.allowReports(/^\[rove\]/)
    await page.goto('/demo/payments?country=US')
    for (const webhooks of ['twice', late]) {
      await page.goto(`/demo/payments?webhooks=${webhooks}`)
      const tab = await context.newPage()
      const { id } = await atPayment(tab)
      const moved = await cutAfterYes(tab, name !== 'Affirm')
      await approve(tab)
      await moved()
      await tab.close()
      if (webhooks === late) {
        expect(await placedTimes(page, id)).toBe(0)
        await page
          .getByRole('button', { name: late === 'off' ? 'Sweep as in five minutes' : 'The newest first' })
          .click()
      }
      await expect.poll(() => placedTimes(page, id)).toBe(1)
      await page.goto(`/cart/checkout/complete?order_id=${id}`)
      await expect(page.locator('.complete h1')).toBeVisible()
    }
  })
