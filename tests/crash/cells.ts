/**
 * The cells: each way to pay, each request at which something can break, and each harm. A cell is one payment of which
 * one request is harmed once.
 */
import type { Page, Request } from '@playwright/test'
import { checkoutOn, typeCard, typeOwnCard } from '../e2e/checkout/checkout-page'

/** What happens to the request. */
export const harms = {
  /** The tab is closed before the server gets the request; the checkout is opened in a new one. */
  'closed before': { reaches: false, tab: 'closes' },
  /** The tab is closed after the server has done what was asked, before its answer arrives. */
  'closed after': { reaches: true, tab: 'closes' },
  /** The page is loaded again in that moment; a page that is being left is gone back to. */
  'reloaded after': { reaches: true, tab: 'reloads' },
  /** The answer is lost, and the page goes on. */
  'answer lost': { reaches: true, tab: 'stays' },
  /** The server answers 500 once, and has done nothing. */
  'refused once': { reaches: false, tab: 'stays' },
} as const
/** The name of a harm. */
export type Harm = keyof typeof harms

/** A request of the payment. */
interface Point {
  /** Its method and path. */
  readonly request: RegExp
  /** What its fields contain, to tell the press on Pay from the preparation. */
  readonly has?: RegExp
}

/** A way to pay, as a shopper does it. */
export interface Way {
  readonly country?: 'CA'
  readonly as?: 'member'
  readonly goods?: 'pillow'
  /** Fills in what the way needs, in the payment step. */
  fillIn(page: Page): Promise<void>
  /** The button in the provider's window or on its page. */
  readonly approves?: string
  readonly points: Readonly<Record<string, Point>>
}

const choose = (name: string) => (page: Page) => checkoutOn(page).method(name).check()
const begins = { request: /^POST \/stripeAjax\//, has: /operation=/ }
const completes = { request: /^POST \/uc_stripe\/payment\/complete\// }
const confirms = { request: /^POST \/vendors\/stripe\/api\/.*\/confirm$/ }
const thanks = { request: /^GET \/cart\/checkout\/complete$/ }

const lender = (name: string): Way['points'] => ({
  begin: { request: new RegExp(`^GET /ajax/uc_affirm/${name}/`) },
  approve: { request: new RegExp(`^POST /vendors/${name}/pay$`) },
  return: { request: /^GET \/uc_affirm\/payment\/complete\// },
})

/** All ways by name. */
export const ways: Readonly<Record<string, Way>> = {
  card: {
    fillIn: (page) => typeCard(page),
    points: {
      validate: { request: /^GET \/ajax\/order-validate\// },
      begin: begins,
      confirm: confirms,
      complete: completes,
      thanks,
    },
  },
  '3-D Secure': {
    fillIn: (page) => typeCard(page, '4000002500003155'),
    approves: 'Complete',
    points: {
      confirm: confirms,
      authenticate: { request: /^POST \/vendors\/stripe\/api\/.*\/authenticate$/ },
      complete: completes,
    },
  },
  wallet: {
    fillIn: (page) => checkoutOn(page).stripe.getByLabel('Google Pay').check(),
    approves: 'Pay',
    points: { confirm: confirms },
  },
  Klarna: {
    fillIn: choose('klarna'),
    approves: 'Approve',
    points: {
      begin: { request: /^POST \/ajax\/klarna\/session\//, has: /operation=/ },
      approve: { request: /^POST \/vendors\/klarna\/authorize$/ },
      place: { request: /^GET \/ajax\/klarna\/\d/ },
    },
  },
  Affirm: { fillIn: choose('affirm'), approves: 'Approve', points: lender('affirm') },
  PayBright: { country: 'CA', fillIn: choose('paybright'), approves: 'Approve', points: lender('paybright') },
  'own card form': {
    async fillIn(page) {
      await choose('credit')(page)
      await typeOwnCard(page)
    },
    points: {
      form: { request: /^POST \/cart\/checkout$/, has: /Review/ },
      submit: { request: /^POST \/cart\/checkout\/review$/ },
    },
  },
  'store credit': {
    as: 'member',
    goods: 'pillow',
    fillIn: (page) => checkoutOn(page).credit.check(),
    points: { begin: begins, complete: completes, thanks },
  },
}

/** Whether this is the request of a point. */
export function isAt({ request, has }: Point, asked: Request): boolean {
  const fields = () => `${new URL(asked.url()).search} ${asked.postData() ?? ''}`
  return request.test(`${asked.method()} ${new URL(asked.url()).pathname}`) && (!has || has.test(fields()))
}

/** One cell. */
export interface Cell {
  readonly name: string
  readonly way: Way
  readonly point: Point
  readonly harm: Harm
}

/** All cells. */
export const cells: readonly Cell[] = Object.entries(ways).flatMap(([wayName, way]) =>
  Object.entries(way.points).flatMap(([pointName, point]) =>
    (Object.keys(harms) as Harm[]).map((harm) => ({ name: `${wayName}, ${pointName}, ${harm}`, way, point, harm })),
  ),
)
