/**
 * The checkout's steps as rows, and what follows from the order: which steps there are, which are complete, which can be
 * open. Nothing of it is stored.
 * Source: document 2, sections 2 and 4 (CHK-01, CHK-02, CHK-05, MEMB-01, PROT-01, PROT-02).
 */
import type { Address, Order } from '../../core/contract/order'
import type { OrderProblem } from '../../core/contract/problem'
import { type AddressContext, addressProblems } from '../../core/domain/address'
import { type Country, type CountryCode, countries } from '../../core/domain/countries'
import { isOrderEmail } from '../../core/domain/email'
import { toJson } from '../../core/own-json'
import { ofSentForm } from './checkout-problems.rules'

/** A step of the checkout. */
export type StepName = 'account' | 'membership' | 'address' | 'protection' | 'payment'

/** An address pane. */
export type PaneName = 'delivery' | 'billing'

/** One field of an address. */
export type AddressField = keyof Address

/** What the shopper has filled in, whether or not the server knows of it. */
export interface Draft {
  readonly email: string
  readonly membership: 0 | 1 | undefined
  readonly delivery: Address
  readonly billing: Address
  readonly copyAddress: boolean
}

/** How this shop's checkout is, as its page says. */
export interface Terms {
  readonly country: Country
  /** The visitor is a member already, as the page says. */
  readonly isMember: boolean
  /** The shop has memberships: the setting `membershipEnabled`. */
  readonly membershipEnabled: boolean
  /** Everybody who buys here is a member: body class `membership-only`. */
  readonly membershipOnly: boolean
  /** The lock mode: body class `membership-lock`. */
  readonly membershipLock: boolean
  /** What addresses are judged by. */
  readonly address: (country: Country) => AddressContext
}

/** What the steps are judged by. */
export interface Held {
  readonly order: Order
  readonly draft: Draft
  /** What the server refused. */
  readonly problems: readonly OrderProblem[]
}

interface Step {
  readonly name: StepName
  /** Whether there is such a step for this order. */
  readonly offered: (held: Held, terms: Terms) => boolean
  /** Whether the server has all that the step is for. */
  readonly complete: (held: Held, terms: Terms) => boolean
  /** Whether the shopper may open it by its title. */
  readonly reachable?: (terms: Terms) => boolean
  /** Whether a problem that the server tells belongs to it. */
  readonly owns: (problem: OrderProblem) => boolean
}

/** Where protection can be had (PROT-02). */
const protectedCountries: readonly CountryCode[] = ['US', 'CA']

/** What errors of a failed post that name no field say of the account (CHK-05). */
const ofAccount = /username|account|e-?mail/i

/** The steps in their order. Their numbers are those of the document: account is 0. */
export const steps: readonly Step[] = [
  {
    name: 'account',
    offered: () => true,
    complete: ({ order, draft }) => isOrderEmail(order.email) && isSameEmail(draft.email, order.email),
    owns: ({ field, message }) => /^panes\[customer\]/.test(field) || (field === ofSentForm && ofAccount.test(message)),
  },
  {
    name: 'membership',
    offered: ({ order }, { membershipEnabled }) => membershipEnabled && order.type !== 'membership',
    // Where everybody is a member there is nothing to be asked (MEMB-01).
    complete: ({ order, draft }, terms) =>
      isMembershipSettled(terms) || (typeof order.membership === 'number' && draft.membership === order.membership),
    reachable: ({ membershipLock }) => !membershipLock,
    owns: ({ field }) => /^panes\[membership\]/.test(field),
  },
  {
    name: 'address',
    offered: () => true,
    complete: (held, terms) => isAddressComplete(held, terms) && (!needsQuote(held.order) || hasQuote(held.order)),
    owns: ({ field }) => /^panes\[(delivery|billing|quotes)\]/.test(field),
  },
  {
    name: 'protection',
    offered: ({ order }, { country }) => Boolean(order.protection) && protectedCountries.includes(country.code),
    complete: ({ order }) => typeof order.protection?.term === 'number',
    owns: ({ field }) => /^panes\[(warranty|protection)\]/.test(field),
  },
  {
    name: 'payment',
    offered: () => true,
    // It is the last: an order that is paid has left the checkout (CHK-01).
    complete: () => false,
    owns: ({ field }) => /^panes\[(payment|credit)\]/.test(field),
  },
]

/** The last step before payment. */
export function beforePayment(held: Held, terms: Terms): StepName {
  return offeredSteps(held, terms).at(-2)?.name ?? 'address'
}

/** What a title says of its step. */
export type StepStatus = 'current' | 'completed' | 'open'

/** The steps that this order has. */
export function offeredSteps(held: Held, terms: Terms): readonly Step[] {
  return steps.filter(({ offered }) => offered(held, terms))
}

/**
 * The step that holds the shopper up: the first one that is not complete, or of which the server refused something
 * (CHK-05). Payment, where all others are complete. It is the furthest that can be open.
 */
export function firstIncomplete(held: Held, terms: Terms): StepName {
  const found = offeredSteps(held, terms).find(
    (step) => !step.complete(held, terms) || held.problems.some((problem) => step.owns(problem)),
  )
  return found?.name ?? 'payment'
}

/** The order of two steps: below zero where the first comes first. */
export function compareSteps(one: StepName, other: StepName): number {
  return numberOf(one) - numberOf(other)
}

/** The number that the document gives a step. */
export function numberOf(name: StepName): number {
  return steps.findIndex((step) => step.name === name)
}

/** What is said of a step, while another or the same one is open. */
export function statusOf(name: StepName, open: StepName, held: Held, terms: Terms): StepStatus {
  if (name === open) return 'current'
  return compareSteps(name, firstIncomplete(held, terms)) < 0 ? 'completed' : 'open'
}

/** Where Continue leads: past the step, once it is complete; never past one that is not. Past membership where it is settled by itself. */
export function afterContinue(open: StepName, held: Held, terms: Terms): StepName {
  const furthest = firstIncomplete(held, terms)
  const following = offeredSteps(held, terms).filter(
    ({ name, complete }) =>
      compareSteps(name, open) > 0 && !(name === 'membership' && isMembershipSettled(terms) && complete(held, terms)),
  )
  const next = following[0]?.name ?? 'payment'
  return compareSteps(next, furthest) > 0 ? furthest : next
}

/** Where a title leads: to its step, or to the first one before it that is not complete. */
export function afterTitle(title: StepName, open: StepName, held: Held, terms: Terms): StepName {
  const step = offeredSteps(held, terms).find(({ name }) => name === title)
  if (!step || !isReachable(title, terms)) return open
  const furthest = firstIncomplete(held, terms)
  return compareSteps(title, furthest) > 0 ? furthest : title
}

/** Whether the shopper may open a step by its title (MEMB-01). */
export function isReachable(name: StepName, terms: Terms): boolean {
  return steps[numberOf(name)]?.reachable?.(terms) !== false
}

/** Nothing is to be asked of membership: the visitor has it, or the order comes with it. */
export function isMembershipSettled({ membershipEnabled, isMember, membershipOnly, membershipLock }: Terms): boolean {
  return membershipEnabled && (isMember || membershipOnly || membershipLock)
}

/** What is chosen of membership before the shopper says anything: what the order has. */
export function joinedBy({ membership }: Order, terms: Terms): 0 | 1 | undefined {
  return isMembershipSettled(terms) ? 1 : (membership ?? undefined)
}

/** Whether something is to be shipped. */
export function needsQuote({ type }: Order): boolean {
  return type !== 'membership' && type !== 'terminal'
}

/** The chosen quote is one of those that there are. */
export function hasQuote({ quote, quotes }: Pick<Order, 'quote' | 'quotes'>): boolean {
  return quotes.some(({ id }) => id === quote)
}

/** Both addresses are right, and the server has them as they are filled in. */
function isAddressComplete(held: Held, terms: Terms): boolean {
  return isAddressRight(held.draft, terms) && isAddressKept(held)
}

/** Both addresses pass the rules of their countries. */
export function isAddressRight(draft: Draft, terms: Terms): boolean {
  return panesOf(draft).every((pane) => Object.keys(paneProblems(draft[pane], terms)).length === 0)
}

/** The server has the addresses as they are filled in. */
export function isAddressKept({ order, draft }: Held): boolean {
  return order.copy_address === draft.copyAddress && panesOf(draft).every((pane) => isSame(draft[pane], order[pane]))
}

/** The addresses that are asked for. */
export function panesOf({ copyAddress }: Pick<Draft, 'copyAddress'>): readonly PaneName[] {
  return copyAddress ? ['delivery'] : ['delivery', 'billing']
}

/** What is wrong with an address, by field. */
export function paneProblems(address: Address, terms: Terms): ReturnType<typeof addressProblems> {
  const country = countryOf(address, terms)
  return addressProblems(country.code, address, terms.address(country))
}

/** The country of an address; the page's where it has none. */
export function countryOf({ country }: Address, terms: Pick<Terms, 'country'>): Country {
  return countries.find(({ numeric }) => numeric === country) ?? terms.country
}

/**
 * What the shipping quote depends on (QUOTE-01): another one is asked for when this changes. Nothing while it cannot be
 * asked for; other fields that are still wrong do not hold it back.
 */
export function quoteHash({ draft, order }: Held, terms: Terms): string | undefined {
  const { delivery } = draft
  const wrong = paneProblems(delivery, terms)
  if (hashed.some((field) => wrong[field])) return undefined
  const membership = isMembershipSettled(terms) ? 1 : order.membership
  return toJson([countryOf(delivery, terms).code, ...hashed.map((field) => delivery[field]), membership ?? 0])
}

const hashed = ['zone', 'city', 'postal_code'] as const

/** A server may write it in small letters. */
export function isSameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/** Whether two addresses are the same in every part. */
export function isSame(one: Address, other: Address): boolean {
  return (Object.keys(one) as AddressField[]).every((field) => one[field] === other[field])
}
