/** Who is asking: session, country, persona and the switches of the demo bar, from query and cookies. */
import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import {
  type Country,
  countries,
  countryOfLocale,
  findCountry,
  isLocale,
  type Language,
  type Locale,
  languageOf,
} from '../../core/domain/countries'
import { type ShopCode, shopTexts } from './texts'

export const personas = ['guest', 'customer', 'member', 'trade'] as const
export type Persona = (typeof personas)[number]
export const bodyFlags = ['membership-only', 'membership-lock', 'compare-prices-locked'] as const

export interface Visitor {
  /** The owner of what this visitor does: a user's name, or the anonymous session. */
  readonly owner: string
  readonly persona: Persona
  readonly country: Country
  readonly locale: Locale
  readonly language: Language
  readonly flags: readonly string[]
  /** `500:/uc_love`: see faults. */
  readonly fault: string
  readonly say: (code: ShopCode) => string
}

/** Hono's variables on every request of the shop. */
export interface ShopEnv {
  Variables: { visitor: Visitor; nonce: string }
}

const twoWeeks = 14 * 86_400
const year = 365 * 86_400

/** Reads the visitor, and keeps in cookies what the query asks to change. */
export const knowVisitor: MiddlewareHandler<ShopEnv> = async (context, next) => {
  const session = getCookie(context, 'SESSdemo') ?? randomUUID()
  if (!getCookie(context, 'SESSdemo'))
    setCookie(context, 'SESSdemo', session, { path: '/', httpOnly: true, sameSite: 'Lax' })
  context.set('visitor', readVisitor(context, session))
  await next()
}

function readVisitor(context: Context, session: string): Visitor {
  const { country, locale } = readPlace(context)
  const persona = personas.find((one) => one === sticky(context, 'as', 'demo_as')) ?? 'guest'
  const flags = (sticky(context, 'flags', 'demo_flags') ?? '').split(',')
  const language = languageOf(locale)
  return {
    owner: persona === 'guest' ? session : `${persona}:${session}`,
    persona,
    country,
    locale,
    language,
    flags: bodyFlags.filter((flag) => flags.includes(flag)),
    fault: sticky(context, 'fault', 'demo_fault') ?? 'none',
    say: (code) => shopTexts[language][code],
  }
}

/** The country the visitor chose, and a locale of that country. */
function readPlace(context: Context): { country: Country; locale: Locale } {
  const askedLocale = context.req.query('locale')
  const askedCountry = findCountry(context.req.query('country')) ?? countryOfLocale(askedLocale)
  const country = askedCountry ?? findCountry(getCookie(context, 'warehouse_location')) ?? (countries[0] as Country)
  const kept = askedCountry ? askedLocale : (askedLocale ?? getCookie(context, 'demo_locale'))
  const locale = isLocale(kept) && country.locales.includes(kept) ? kept : country.locales[0]
  if (askedCountry) {
    setCookie(context, 'warehouse_location', country.code, { path: '/', maxAge: twoWeeks })
    setCookie(context, 'demo_locale', locale, { path: '/', maxAge: twoWeeks })
  } else if (!getCookie(context, 'warehouse_location'))
    setCookie(context, 'warehouse_location', country.code, { path: '/', maxAge: year })
  return { country, locale }
}

function sticky(context: Context, query: string, cookie: string): string | undefined {
  const asked = context.req.query(query)
  if (asked === undefined) return getCookie(context, cookie)
  setCookie(context, cookie, asked, { path: '/' })
  return asked
}
