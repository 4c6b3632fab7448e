/** Who is asking: session, country, persona and the switches of the demo bar, from query and cookies. */
import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { type Language, languageOf } from '../../core/domain/countries'
import { faultAsked } from '../faults/faults'
import { type Marketing, readMarketing } from './marketing'
import { type Persona, personas } from './personas'
import { type Place, readPlace } from './place'
import { readSwitch } from './switches'
import { type ShopCode, shopTexts } from './texts/texts'

/** Flags a shop may put on the body: document 0, section 1. */
export const bodyFlags = ['membership-only', 'membership-lock', 'compare-prices-locked'] as const

/** Who asks, from where, and how the demo's switches stand for them. */
export interface Visitor extends Place {
  /** The owner of what this visitor does: the anonymous session, or a user in it. */
  readonly owner: string
  readonly persona: Persona
  readonly language: Language
  readonly flags: readonly string[]
  /** `500:/uc_love`, or `none`: see faults. */
  readonly fault: string
  /** Whether the page enforces Trusted Types, for which the host's old scripts are left out. */
  readonly trustedTypes: boolean
  readonly marketing: Marketing
  /** Says a text; `n` stands where the text has `{n}`. */
  readonly say: (code: ShopCode, n?: number) => string
}

/** Hono's variables on every request of the shop. */
export interface ShopEnv {
  /** What the address before the page's own path says. Only the server can say it, no request. */
  Bindings: { readonly isArabic?: true }
  Variables: { visitor: Visitor; nonce: string }
}

/** Reads the visitor, and keeps in cookies what the query asks to change. */
export const knowVisitor: MiddlewareHandler<ShopEnv> = async (context, next) => {
  const session = getCookie(context, 'SESSdemo') ?? randomUUID()
  if (!getCookie(context, 'SESSdemo'))
    setCookie(context, 'SESSdemo', session, { path: '/', httpOnly: true, sameSite: 'Lax' })
  context.set('visitor', readVisitor(context, session))
  // The stand-ins read it: they know no visitor.
  readSwitch(context, 'webhooks')
  await next()
}

function readVisitor(context: Context, session: string): Visitor {
  const place = readPlace(context)
  const persona = personas.find((one) => one === readSwitch(context, 'as')) ?? 'guest'
  const flags = (readSwitch(context, 'flags') ?? '').split(',')
  const language = languageOf(place.locale)
  return {
    ...place,
    owner: persona === 'guest' ? session : `${persona}:${session}`,
    persona,
    language,
    flags: bodyFlags.filter((flag) => flags.includes(flag)),
    fault: readSwitch(context, 'fault', faultAsked(context)) ?? 'none',
    trustedTypes: readSwitch(context, 'csp') === 'tt',
    marketing: readMarketing(context),
    say: (code, n) => shopTexts[language][code].replace('{n}', String(n)),
  }
}
