/** What the demo bar switches: asked for in a query, kept in a cookie for the pages that follow. */
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

/** The cookie of each switch. */
export const switches = {
  as: 'demo_as',
  flags: 'demo_flags',
  fault: 'demo_fault',
  csp: 'demo_csp',
  popups: 'demo_popups',
  consent: 'demo_consent',
  city: 'demo_city',
  agents: 'demo_agents',
  webhooks: 'demo_webhooks',
} as const
/** The name of a switch. */
export type Switch = keyof typeof switches

/** How switches stand before anybody has touched them: `DEMO_SWITCHES=popups=off&consent=none`. */
const usual = new URLSearchParams(process.env.DEMO_SWITCHES)

/**
 * How a switch stands.
 *
 * @param asked what the query asks for; by default its values, of which ticked boxes send several
 */
export function readSwitch(
  context: Context,
  name: Switch,
  asked: string | undefined = context.req.queries(name)?.filter(Boolean).join(','),
): string | undefined {
  if (asked === undefined) return getCookie(context, switches[name]) ?? usual.get(name) ?? undefined
  setCookie(context, switches[name], asked, { path: '/' })
  return asked
}
