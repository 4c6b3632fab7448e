/** The page as the checkout's views see it: its words, its links, and what only it can fetch. */
import type { Language } from '../../core/domain/countries'
import type { Dialogs } from './checkout-dialogs.view'
import type { Lookups } from './lookup/lookup.model'
import type { Progress } from './payment/payment-progress.view'

/** What the views need of the page, besides what is told. */
export interface CheckoutPage {
  readonly language: Language
  /** An amount of the order's currency, in words: cents where it has some. */
  money(amount: number): string
  /** A day of the form `2027-03-22` as the locale writes it. */
  day(day: string): string
  /** Where the server's login form is posted to, so that it comes back here. */
  readonly loginUrl: string
  /** Logs in at the server. Resolves with whether it did; rejects where that is not known. */
  logIn(name: string, pass: string): Promise<boolean>
  /** Where the shop can be reached. */
  readonly contactUrl: string
  readonly cartUrl: string
  readonly checkoutUrl: string
  /** A year's membership, in units of the currency. */
  readonly memberFee: number
  /** The states and provinces of a country, by its ISO number. */
  zonesOf(country: number): readonly Zone[]
  /** What fills an address in from elsewhere, where the page has it. */
  readonly lookups: Lookups
  /** What a shopper can say of how they heard about the shop. */
  readonly referrals: readonly { readonly id: string; readonly name: string }[]
  /** The server's form for a forgotten password, safe to show. */
  readForgot(email: string): Promise<DocumentFragment>
  /** What the protection covers, safe to show. */
  readProtection(): Promise<DocumentFragment>
  safeUrl(url: string): string | undefined
  /** Fetches what is said while nobody knows what comes of a payment. */
  loadProgress(): Promise<Progress>
  /** Fetches what may stand over the page. */
  loadDialogs(): Promise<Dialogs>
  today(): Date
  report(failure: unknown): void
}

/** A state or province. */
export interface Zone {
  readonly id: number
  readonly name: string
  /** `CA`, `ON`; empty where it has none. */
  readonly code: string
}
