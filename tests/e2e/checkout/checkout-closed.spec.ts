/** The visitor approves a payment and closes the tab: one order is placed, although no page receives a response. */
import type { Page } from '@playwright/test'
import { expect, test } from '../kit/oracle'
import { atPayment, checkoutOn, pay, placedTimes, typeCard } from './checkout-page'

test.use({ layout: 'bare' })

const answerIn = (page: Page, name: string) => page.frameLocator('dialog iframe').getByRole('button', { name })

/** Each payment: its name, whether the provider's event is delayed (`held`) or never sent (`off`), and the approval. */
const ways: readonly (readonly [string, 'held' | 'off', (page: Page) => Promise<void>])[] = [
  [
    'Stripe',
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
 * Lets the provider receive the approval, but aborts its response and all later requests. They are aborted instead of
 * held back, because a browser sends a held request when its tab is closed.
 *
 * @param requestsStatus whether the page requests the payment's status afterwards
 * @returns a function that resolves when money has moved and that status request was aborted
 */
async function cutAfterApproval(page: Page, requestsStatus: boolean): Promise<() => Promise<void>> {
  let onMoved = () => {}
  let onAborted = () => {}
  const moved = new Promise<void>((resolve) => {
    onMoved = resolve
  })
  const aborted = new Promise<void>((resolve) => {
    onAborted = resolve
  })
  await page.route(/\/vendors\/(stripe\/api\/.*\/authenticate|klarna\/authorize|affirm\/pay)/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await page.route(
      () => true,
      (later) => later.abort().then(onAborted),
    )
    await route.fetch({ maxRedirects: 0 })
    await route.abort()
    onMoved()
  })
  return async () => {
    await moved
    if (requestsStatus) await aborted
  }
}

for (const [name, late, approve] of ways)
  test(`PAY-03 a tab closed after a payment by ${name}: one order is placed`, { tag: '@nightly' }, async ({
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
      const moved = await cutAfterApproval(tab, name !== 'Affirm')
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
