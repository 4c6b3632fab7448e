/** Identifies the visitor of a request: session, account, market and switches, from query and cookies. */
import type { Context, MiddlewareHandler } from 'hono'
import { languageOf } from '../../core/base/country/countries.rules'
import type { Database } from '../database/open'
import { requestedFault } from '../faults/faults'
import { readMarket } from './market'
import { readMarketing } from './marketing'
import { type Account, personas } from './personas'
import { accountOf, openSession } from './sessions'
import { readSwitch } from './switches'
import { shopTextsIn } from './texts/texts'
import { bodyFlags, type ShopEnv, schemes, type Visitor } from './visitor'

/** Reads the visitor, and stores requested changes in cookies and in the session. @param db the shop's database */
export function identifyVisitor(db: Database): MiddlewareHandler<ShopEnv> {
  return async (context, next) => {
    const session = await openSession(db, context)
    const asked = personas.find((one) => one === context.req.query('as'))
    context.set('session', session)
    context.set('visitor', readVisitor(context, session.guest, await accountOf(db, session, asked)))
    // For the stand-ins, which do not identify visitors.
    readSwitch(context, 'webhooks')
    const page = withoutStorefront(context.req.url)
    if (page !== undefined) return context.redirect(page, 303)
    await next()
  }
}

/** The URL without the parameter `storefront`; `undefined` if it has none. */
function withoutStorefront(address: string): string | undefined {
  const url = new URL(address)
  if (!url.searchParams.has('storefront')) return undefined
  url.searchParams.delete('storefront')
  return url.pathname + url.search
}

function readVisitor(context: Context, guest: string, account: Account | undefined): Visitor {
  const place = readMarket(context)
  const flags = (readSwitch(context, 'flags') ?? '').split(',')
  return {
    ...place,
    owner: account?.id ?? guest,
    guest,
    account,
    persona: account?.persona ?? 'guest',
    language: languageOf(place.locale),
    flags: bodyFlags.filter((flag) => flags.includes(flag)),
    fault: readSwitch(context, 'fault', requestedFault(context)) ?? 'none',
    trustedTypes: readSwitch(context, 'csp') === 'tt',
    instant: readSwitch(context, 'instant') === 'on',
    scheme: schemes.find((one) => one === readSwitch(context, 'scheme')) ?? 'none',
    isBare: readSwitch(context, 'layout') === 'bare',
    marketing: readMarketing(context),
    t: shopTextsIn(place.locale),
  }
}
