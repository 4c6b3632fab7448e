/** What the files of the country switch pass around. */
import type { ComponentType } from 'react'
import type { Country, Locale } from '../../core/base/country/countries.rules'
import type { Market } from '../../core/base/country/country.setting'
import type { Store } from '../../core/base/state/create-store'

/** A choice made in the server's own select, form or link. */
export interface CountryChoice {
  /** One of the shop's locales: `fr_CA`. */
  readonly locale: Locale
  readonly country: Country
  /** The page that opens, absolute. */
  readonly href: string
  /** Opens it as the server's own control does. */
  go(): void
}

/** What a visitor would lose by a switch. `typed`: in the checkout, by a switch of the language alone. */
export type CountryLoss = 'cart' | 'checkout' | 'typed'

/** Why a switch failed. */
export type SwitchError = 'offline' | 'unavailable'

/** How far a switch has come. */
export type SwitchState =
  /** `failed` is the last switch, which failed. */
  | { readonly at: 'idle'; readonly failed?: { readonly country: Country; readonly error: SwitchError } }
  /** What the visitor would lose is read. */
  | { readonly at: 'comparing'; readonly choice: CountryChoice }
  /** A dialog asks whether to switch all the same. */
  | { readonly at: 'asking'; readonly choice: CountryChoice; readonly loss: CountryLoss }
  /** The new page is requested, to see whether it can be opened. */
  | { readonly at: 'checking'; readonly choice: CountryChoice }
  /** The cookie is written and the new page opens. */
  | { readonly at: 'leaving'; readonly choice: CountryChoice }

/** What is shown. */
export interface CountryState {
  readonly now: SwitchState
  /** The country in the cookie, where it is not the page's and the tag offers it. */
  readonly other: Country | undefined
}

/** What the page offers to the element's code, at load and to a switch. */
export interface CountryPage {
  /** What the page was rendered for. */
  readonly market: Market
  /** The country in the cookie; `undefined` if it is absent or not one of the shop's. */
  readCookieCountry(): Country | undefined
  /** Writes the cookie: the visitor's choice for 14 days, the initial country for 365. */
  writeCookieCountry(country: Country, reason: 'chosen' | 'initial'): void
  /** The choice that leads to this locale, where the tag offers it. */
  choiceOf(locale: Locale): CountryChoice | undefined
  /** Sets the page's own control back to the page's locale. */
  resetControl(): void
  report(failure: unknown): void
}

/** How far the switch has come, read and written. */
export interface SwitchStateStore {
  get(): SwitchState
  set(now: SwitchState): void
}

/** What a switch can be told. */
export interface SwitchModel {
  /** Begins a switch, in place of the one under way. The page's own locale ends that one. */
  choose(choice: CountryChoice): void
  confirm(): void
  /** Closes the dialog, or the message of a failure. */
  end(): void
  /** Switches to the country in the cookie. */
  follow(other: Country): void
  /** Keeps the page's country: the cookie is written again, and the server is told the language. */
  stay(): void
  stop(): void
}

/** A switch whose code has been loaded. */
export interface LoadedSwitch {
  readonly model: SwitchModel
  readonly SwitchView: ComponentType<SwitchProps>
}

/** What the view needs. */
export interface CountryModel extends Pick<Store<CountryState>, 'get' | 'subscribe'> {
  /** What the page was rendered for. */
  readonly market: Market
  /** The country of the icon. */
  readonly icon: Country
  /** The switch, once its code is there: always while there is something to show. */
  loaded(): LoadedSwitch | undefined
  stop(): void
}

/** What a switch is shown with. */
export interface SwitchProps {
  readonly state: CountryState
  readonly market: Market
  readonly model: SwitchModel
  readonly withoutNotice: boolean
}
