/** The visitor of a request: account, market and switches. */
import type { Language } from '../../core/base/country/countries.rules'
import type { Session } from '../database/account-tables'
import type { Market } from './market'
import type { Marketing } from './marketing'
import type { Account, Persona } from './personas'
import type { ShopCode } from './texts/texts'

/** The flags on the body. */
export const bodyFlags = ['membership-only', 'membership-lock', 'compare-prices-locked'] as const

/** The colour schemes of a page. */
export const schemes = ['none', 'dark', 'device'] as const
type Scheme = (typeof schemes)[number]

/** The visitor of a request, with their market and switches. */
export interface Visitor extends Market {
  /** The owner of what the visitor stores: the account, in all its sessions, or the guest. */
  readonly owner: string
  /** The guest of this browser, also while an account is logged in. */
  readonly guest: string
  /** The account that is logged in; `undefined` for a guest. */
  readonly account: Account | undefined
  readonly persona: Persona
  readonly language: Language
  readonly flags: readonly string[]
  /** `500:/uc_love`, or `none`: see faults. */
  readonly fault: string
  /** Whether the page enforces Trusted Types. Then it leaves out the host's old scripts. */
  readonly trustedTypes: boolean
  /** Whether pages are fetched ahead. */
  readonly instant: boolean
  /** The page's colour scheme; `none`: the page says nothing. */
  readonly scheme: Scheme
  /** Whether pages have only their content: no header and footer, no font files, no scripts of the host. */
  readonly isBare: boolean
  readonly marketing: Marketing
  /** Looks up a text; `n` replaces `{n}`. */
  readonly t: (code: ShopCode, n?: number) => string
}

/** Hono's variables on every request of the shop. */
export interface ShopEnv {
  /** Set by the server for pages below `/ar`; a request cannot set it. */
  Bindings: { readonly isArabic?: true }
  Variables: { session: Session; visitor: Visitor; nonce: string }
}
