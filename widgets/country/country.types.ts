/** What the files of the country switch pass around. */
import type { ComponentType } from 'react'
import type { Country } from '../../core/country/countries.rules'
import type { Market } from '../../core/country/country.setting'
import type { Store } from '../../core/state/create-store'

/** A choice made in the server's own select, form or link. */
export interface CountryChoice {
  /** One of the shop's locales: `fr_CA`. */
  readonly locale: string
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
  | { readonly at: 'resting'; readonly failed?: { readonly country: Country; readonly error: SwitchError } }
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

/** What the view can request. */
export interface CountryModel extends Pick<Store<CountryState>, 'get' | 'subscribe'> {
  /** What the page was rendered for. */
  readonly market: Market
  /** The country of the icon. */
  readonly icon: Country
  /** What shows a switch, once its code is there: always while there is something to show. */
  switchView(): ComponentType<SwitchProps> | undefined
  confirm(): void
  /** Closes the dialog, or the message of a failure. */
  close(): void
  /** Switches to the country in the cookie. */
  follow(): void
  /** Keeps the page's country: the cookie is written again. */
  stay(): void
  stop(): void
}

/** What a switch is shown with. */
export interface SwitchProps {
  readonly state: CountryState
  readonly model: CountryModel
  readonly withoutNotice: boolean
}
