/** A shopper who pays: does what the page offers, until the order is placed. */
import type { Page } from '@playwright/test'
import { outcomeTexts } from '../../core/shop/order/payment-outcomes.texts'
import { standingTexts } from '../../core/shop/order/payment-standing.texts'
import { checkoutOn, pay, placings } from '../e2e/checkout/checkout-page'
import { expect } from '../e2e/kit/oracle'
import type { Way } from './cells'

/** What the page offers. `busy`: nothing yet. */
type Offer = 'busy' | 'thanks' | 'payable' | 'stoppable' | 'review' | 'lender' | 'window' | 'held'

const { en: outcomes } = outcomeTexts
const { en: standings } = standingTexts

/** What the page offers now; nothing while it is being left. */
const offerOf = (page: Page): Promise<Offer> => readOffer(page).catch((): Offer => 'busy')

async function readOffer(page: Page): Promise<Offer> {
  const path = new URL(page.url()).pathname
  const sees = (selector: string) => page.locator(selector).first().isVisible()
  if (/^\/vendors\//.test(path)) return (await sees('button[value=approve]')) ? 'lender' : 'busy'
  if (path === '/cart/checkout/complete') return (await sees('.complete h1')) ? 'thanks' : 'busy'
  if (path === '/cart/checkout/review') return (await sees('button[value="Submit order"]')) ? 'review' : 'busy'
  if (await sees('dialog iframe')) return 'window'
  const { paying } = checkoutOn(page)
  const [at] = await paying.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-state')))
  if (at === 'held') return 'held'
  const stops = paying.getByRole('button', { name: new RegExp(`^(${standings.payHere}|${standings.payAgain})$`) })
  if (await stops.isVisible()) return 'stoppable'
  return (at === 'ready' || at === 'choosing') && (await sees('.rove-payment')) ? 'payable' : 'busy'
}

/** Does what the page offers. */
async function take(page: Page, way: Way, offer: Offer): Promise<void> {
  const { paying, answer } = checkoutOn(page)
  switch (offer) {
    case 'payable':
      await way.fillIn(page)
      return pay(page)
    case 'stoppable':
      return paying.getByRole('button').click()
    case 'review':
      return page.getByRole('button', { name: 'Submit order' }).click({ noWaitAfter: true })
    case 'lender':
      return page.getByRole('button', { name: way.approves ?? '' }).click({ noWaitAfter: true })
    case 'window':
      await answer(way.approves ?? '').click()
      return expect(page.locator('dialog iframe')).toHaveCount(0)
  }
}

/**
 * Pays. Before each act the page's sentences are compared with what the server knows.
 *
 * @param stops ends it
 */
export async function shop(page: Page, way: Way, stops: () => boolean = () => false): Promise<void> {
  for (let acts = 0; acts < 12; acts++) {
    let offer = 'busy' as Offer
    const look = async () => {
      offer = await offerOf(page)
      return stops() || offer !== 'busy'
    }
    await expect.poll(look, { message: 'the page offers something', timeout: 60_000 }).toBe(true)
    if (stops()) return
    await expectTruth(page, offer)
    if (offer === 'thanks' || offer === 'held') return
    await take(page, way, offer)
    // What was taken is not offered any more; a press on Pay can be refused at once.
    if (offer !== 'payable')
      await expect.poll(async () => stops() || (await offerOf(page)) !== offer, { timeout: 60_000 }).toBe(true)
  }
  throw new Error('The shopper has given up.')
}

/** The sentences that say that nothing was charged, and those that ask the visitor not to pay. */
const uncharged = [outcomes.declined, outcomes.cancelled, outcomes.notPaid, outcomes.notStarted, outcomes.offline]
const waits = [outcomes.checking, standings.doNotPay, standings.held]

/** Compares the page with the ledger. */
async function expectTruth(page: Page, offer: Offer): Promise<void> {
  const words = await page.locator('body').innerText()
  const says = (texts: readonly string[]) => texts.filter((text) => words.includes(text))
  const { charged, placed } = await ledger(page)
  expect(charged.length, 'charged at most once').toBeLessThanOrEqual(1)
  expect(placed.length, 'placed at most once').toBeLessThanOrEqual(1)
  if (charged.length > 0) expect(says(uncharged), 'nothing is said to be uncharged that was charged').toEqual([])
  if (['payable', 'stoppable', 'review'].includes(offer))
    expect(charged, 'nothing is offered for payment that was charged').toEqual([])
  if (offer === 'payable') expect(says(waits), 'nobody is asked to wait who can pay').toEqual([])
  if (offer === 'thanks') expect(placed, 'thanks are for an order').toHaveLength(1)
  if (offer === 'held') expect(charged, 'what is held was charged').toHaveLength(1)
  if (says([standings.paid]).length > 0) expect(placed).toHaveLength(1)
}

/** What the server knows of this visitor: the charges that are not refunded, and the placed orders. */
export async function ledger(page: Page) {
  const payments: { order: string; status: string; refunded: boolean }[] = await (
    await page.request.get('/demo/payments.json')
  ).json()
  const charged = payments.filter(({ status, refunded }) => status === 'succeeded' && !refunded)
  return { charged: charged.map(({ order }) => order), placed: await placings(page) }
}

/** Lets the server look for payments that nobody has come back from. @param minutes how much later it looks */
export const sweep = (page: Page, minutes: number) =>
  page.request.post('/demo/payments/sweep', { form: { minutes: String(minutes) } })
