/**
 * The checkout's steps as a table, and what is derived from an order: which steps exist, which are complete, which can
 * open. Nothing derived is stored (CHK-01, CHK-02, CHK-05, MEMB-01, PROT-01, PROT-02).
 */

import { type Country, type CountryCode, countries } from '../../core/base/country/countries.rules'
import { toJson } from '../../core/base/input/own-json'
import { typedEmail } from '../../core/base/input/typed.rules'
import type { FieldError } from '../../core/base/net/field-error.contract'
import { type AddressContext, addressErrors, isCheckedBeforeQuote } from '../../core/shop/address/address.rules'
import { addressFields, normalForm } from '../../core/shop/address/address-input.rules'
import { isOrderEmail } from '../../core/shop/contacts/email.rules'
import type { Address, Order } from '../../core/shop/order/order.contract'
import { ofSentForm } from './errors/errors-server.rules'

/** A step of the checkout. */
export type StepName = 'account' | 'membership' | 'address' | 'protection' | 'payment'

/** An address pane. */
export type PaneName = 'delivery' | 'billing'

/** One field of an address. */
export type AddressField = keyof Address

/** The visitor's input, saved on the server or not. */
export interface Draft {
  readonly email: string
  readonly membership: 0 | 1 | undefined
  readonly delivery: Address
  readonly billing: Address
  readonly copyAddress: boolean
}

/** The shop's checkout settings, read from the page. */
export interface Settings {
  readonly country: Country
  /** The visitor is already a member. */
  readonly isMember: boolean
  /** The setting `membershipEnabled`. */
  readonly membershipEnabled: boolean
  /** Only members can order: body class `membership-only`. */
  readonly membershipOnly: boolean
  /** The lock mode: body class `membership-lock`. */
  readonly membershipLock: boolean
  /** Context for validating addresses of a country. */
  readonly address: (country: Country) => AddressContext
}

/** The input from which the status of the steps is derived. */
export interface StepInput {
  readonly order: Order
  readonly draft: Draft
  /** Errors returned by the server. */
  readonly problems: readonly FieldError[]
}

interface Step {
  readonly name: StepName
  /** Whether this order has the step. */
  readonly offered: (input: StepInput, settings: Settings) => boolean
  /** Whether the server has all data of the step. */
  readonly complete: (input: StepInput, settings: Settings) => boolean
  /** Whether the visitor may open the step by its title. Default: yes. */
  readonly reachable?: (settings: Settings) => boolean
  /** Whether a server error belongs to the step. */
  readonly owns: (problem: FieldError) => boolean
}

/**
 * Whether a page's address is that of a complete order, whose HTML stays as the server wrote it (CHK-03). A shop without
 * clean URLs has its paths in the query: `/?q=cart/checkout/complete`.
 */
export const isCompletePage = (pathname: string, search: string): boolean =>
  `${pathname} ${new URLSearchParams(search).get('q')}`.includes('complete')

/** Countries where protection is sold (PROT-02). */
const protectedCountries: readonly CountryCode[] = ['US', 'CA']

/** Matches form errors without a field name that concern the account (CHK-05). */
const ofAccount = /username|account|e-?mail/i

/** The steps in order. The index is the step number of the specification: account is 0. */
export const steps: readonly Step[] = [
  {
    name: 'account',
    offered: () => true,
    complete: ({ order, draft }) => isOrderEmail(typedEmail(order.email)) && isSameEmail(draft.email, order.email),
    owns: ({ field, message }) => /^panes\[customer\]/.test(field) || (field === ofSentForm && ofAccount.test(message)),
  },
  {
    name: 'membership',
    offered: ({ order }, { membershipEnabled }) => membershipEnabled && order.type !== 'membership',
    // Settled memberships need no choice (MEMB-01).
    complete: ({ order, draft }, settings) =>
      isMembershipSettled(settings) || (typeof order.membership === 'number' && draft.membership === order.membership),
    reachable: ({ membershipLock }) => !membershipLock,
    owns: ({ field }) => /^panes\[membership\]/.test(field),
  },
  {
    name: 'address',
    offered: () => true,
    complete: (input, settings) =>
      isAddressComplete(input, settings) && (!needsQuote(input.order) || hasQuote(input.order)),
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
    // Last step: a paid order has left the checkout (CHK-01).
    complete: () => false,
    owns: ({ field }) => /^panes\[(payment|credit)\]/.test(field),
  },
]

/** The last step before payment. */
export function beforePayment(input: StepInput, settings: Settings): StepName {
  return offeredSteps(input, settings).at(-2)?.name ?? 'address'
}

/** The status shown in a step's title. */
export type StepStatus = 'current' | 'completed' | 'open'

/** The steps of this order. */
export function offeredSteps(input: StepInput, settings: Settings): readonly Step[] {
  return steps.filter(({ offered }) => offered(input, settings))
}

/** The furthest step that can open: the first one that is incomplete or has a server error (CHK-05), else payment. */
export function firstIncomplete(input: StepInput, settings: Settings): StepName {
  const found = offeredSteps(input, settings).find(
    (step) => !step.complete(input, settings) || input.problems.some((problem) => step.owns(problem)),
  )
  return found?.name ?? 'payment'
}

/** Compares two steps; negative if `one` comes first. */
export function compareSteps(one: StepName, other: StepName): number {
  return numberOf(one) - numberOf(other)
}

/** The step number of the specification. */
export function numberOf(name: StepName): number {
  return steps.findIndex((step) => step.name === name)
}

/** The status of a step while `open` is the open one. */
export function statusOf(name: StepName, open: StepName, input: StepInput, settings: Settings): StepStatus {
  if (name === open) return 'current'
  return compareSteps(name, firstIncomplete(input, settings)) < 0 ? 'completed' : 'open'
}

/** The step after Continue: the next one, but never past an incomplete one. Settled memberships are skipped. */
export function afterContinue(open: StepName, input: StepInput, settings: Settings): StepName {
  const furthest = firstIncomplete(input, settings)
  const following = offeredSteps(input, settings).filter(
    ({ name, complete }) =>
      compareSteps(name, open) > 0 &&
      !(name === 'membership' && isMembershipSettled(settings) && complete(input, settings)),
  )
  const next = following[0]?.name ?? 'payment'
  return compareSteps(next, furthest) > 0 ? furthest : next
}

/** The step that a title opens: its own, or the first incomplete one before it. */
export function afterTitle(title: StepName, open: StepName, input: StepInput, settings: Settings): StepName {
  const step = offeredSteps(input, settings).find(({ name }) => name === title)
  if (!step || !isReachable(title, settings)) return open
  const furthest = firstIncomplete(input, settings)
  return compareSteps(title, furthest) > 0 ? furthest : title
}

/** Whether the visitor may open a step by its title (MEMB-01). */
export function isReachable(name: StepName, settings: Settings): boolean {
  return steps[numberOf(name)]?.reachable?.(settings) !== false
}

/** Whether the membership needs no choice: the visitor is a member, or the page treats every visitor as one. */
export function isMembershipSettled(settings: Settings): boolean {
  return settings.membershipEnabled && (settings.isMember || settings.membershipOnly || settings.membershipLock)
}

/** The initial membership choice: that of the order. */
export function membershipOf({ membership }: Order, settings: Settings): 0 | 1 | undefined {
  return isMembershipSettled(settings) ? 1 : (membership ?? undefined)
}

/** Whether the order needs a shipping quote. */
export function needsQuote({ type }: Order): boolean {
  return type !== 'membership' && type !== 'terminal'
}

/** Whether the chosen quote is one of the order's quotes. */
export function hasQuote({ quote, quotes }: Pick<Order, 'quote' | 'quotes'>): boolean {
  return quotes.some(({ id }) => id === quote)
}

/** Whether both addresses are valid and saved. */
function isAddressComplete(input: StepInput, settings: Settings): boolean {
  return isAddressValid(input.draft, settings) && isAddressSaved(input)
}

/** Whether both addresses pass the rules of their countries. */
export function isAddressValid(draft: Draft, settings: Settings): boolean {
  return panesOf(draft).every((pane) => Object.keys(paneProblems(draft[pane], settings)).length === 0)
}

/** Whether the server has the addresses of the draft. */
export function isAddressSaved({ order, draft }: StepInput): boolean {
  return (
    order.copy_address === draft.copyAddress && panesOf(draft).every((pane) => isSameAddress(draft[pane], order[pane]))
  )
}

/** The addresses that the form shows. */
export function panesOf({ copyAddress }: Pick<Draft, 'copyAddress'>): readonly PaneName[] {
  return copyAddress ? ['delivery'] : ['delivery', 'billing']
}

/** The errors of an address, by field. */
export function paneProblems(address: Address, settings: Settings): ReturnType<typeof addressErrors> {
  const country = countryOf(address, settings)
  return addressErrors(country.code, address, settings.address(country))
}

/** The country of an address; default: that of the page. */
export function countryOf({ country }: Address, settings: Pick<Settings, 'country'>): Country {
  return countries.find(({ numeric }) => numeric === country) ?? settings.country
}

/** The address as it is sent, and shown once a field is left: each text in its normal form (ADDR-01). */
export function normalAddress(address: Address, settings: Settings): Address {
  const { code } = countryOf(address, settings)
  const texts = addressFields.filter((field) => field !== 'zone')
  return { ...address, ...Object.fromEntries(texts.map((field) => [field, normalForm(code, field, address[field])])) }
}

/**
 * Key of all that the shipping quote depends on (QUOTE-01). A new quote is requested when the key changes. `undefined`
 * while one of these fields is invalid, or, in a country whose addresses are not checked first, empty (ADDR-02). Invalid
 * other fields do not matter.
 */
export function quoteHash({ draft, order }: StepInput, settings: Settings): string | undefined {
  const { delivery } = draft
  const problems = paneProblems(delivery, settings)
  const { code } = countryOf(delivery, settings)
  const isMissing = (field: (typeof quoteFields)[number]) =>
    isCheckedBeforeQuote(code) ? problems[field] : problems[field] === 'required'
  if (quoteFields.some(isMissing)) return undefined
  const membership = isMembershipSettled(settings) ? 1 : order.membership
  return toJson([code, ...quoteFields.map((field) => normalForm(code, field, delivery[field])), membership ?? 0])
}

const quoteFields = ['zone', 'city', 'postal_code'] as const

/** Compares e-mail addresses, ignoring case: the server may lower-case them. */
export function isSameEmail(one: string, other: string): boolean {
  return typedEmail(one).toLowerCase() === typedEmail(other).toLowerCase()
}

/** Whether two addresses are equal in every field. */
export function isSameAddress(one: Address, other: Address): boolean {
  return (Object.keys(one) as AddressField[]).every((field) => one[field] === other[field])
}
