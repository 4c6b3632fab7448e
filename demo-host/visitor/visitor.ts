/** Identifies the visitor of a request: session, market, persona and switches, from query and cookies. */
import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { type Language, languageOf } from '../../core/country/countries.rules'
import { requestedFault } from '../faults/faults'
import { type Market, readMarket } from './market'
import { type Marketing, readMarketing } from './marketing'
import { type Persona, personas } from './personas'
import { readSwitch } from './switches'
import { type ShopCode, shopTextsIn } from './texts/texts'

/** The flags on the body. */
export const bodyFlags = ['membership-only', 'membership-lock', 'compare-prices-locked'] as const

/** The colour schemes of a page. */
export const schemes = ['none', 'dark', 'device'] as const
type Scheme = (typeof schemes)[number]

/** The visitor of a request, with their market and switches. */
export interface Visitor extends Market {
  /** The owner of the visitor's data: the anonymous session, or a user in it. */
  readonly owner: string
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
  readonly marketing: Marketing
  /** Looks up a text; `n` replaces `{n}`. */
  readonly t: (code: ShopCode, n?: number) => string
}

/** Hono's variables on every request of the shop. */
export interface ShopEnv {
  /** Set by the server for pages below `/ar`; a request cannot set it. */
  Bindings: { readonly isArabic?: true }
  Variables: { visitor: Visitor; nonce: string }
}

/** Reads the visitor, and stores requested changes in cookies. */
export const identifyVisitor: MiddlewareHandler<ShopEnv> = async (context, next) => {
  const session = getCookie(context, 'SESSdemo') ?? randomUUID()
  if (!getCookie(context, 'SESSdemo'))
    setCookie(context, 'SESSdemo', session, { path: '/', httpOnly: true, sameSite: 'Lax' })
  context.set('visitor', readVisitor(context, session))
  // For the stand-ins, which do not identify visitors.
  readSwitch(context, 'webhooks')
  const page = withoutStorefront(context.req.url)
  if (page !== undefined) return context.redirect(page, 303)
  await next()
}

/** The URL without the parameter `storefront`; `undefined` if it has none. */
function withoutStorefront(address: string): string | undefined {
  const url = new URL(address)
  if (!url.searchParams.has('storefront')) return undefined
  url.searchParams.delete('storefront')
  return url.pathname + url.search
}

function readVisitor(context: Context, session: string): Visitor {
  const place = readMarket(context)
  const persona = personas.find((one) => one === readSwitch(context, 'as')) ?? 'guest'
  const flags = (readSwitch(context, 'flags') ?? '').split(',')
  const language = languageOf(place.locale)
  return {
    ...place,
    owner: persona === 'guest' ? session : `${persona}:${session}`,
    persona,
    language,
    flags: bodyFlags.filter((flag) => flags.includes(flag)),
    fault: readSwitch(context, 'fault', requestedFault(context)) ?? 'none',
    trustedTypes: readSwitch(context, 'csp') === 'tt',
    instant: readSwitch(context, 'instant') === 'on',
    scheme: schemes.find((one) => one === readSwitch(context, 'scheme')) ?? 'none',
    marketing: readMarketing(context),
    t: shopTextsIn(place.locale),
  }
}
