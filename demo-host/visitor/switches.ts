/** The switches of the demo bar, set by query and stored in cookies. */
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

/** The cookie of each switch. */
export const switches = {
  flags: 'demo_flags',
  fault: 'demo_fault',
  csp: 'demo_csp',
  instant: 'demo_instant',
  scheme: 'demo_scheme',
  layout: 'demo_layout',
  popups: 'demo_popups',
  consent: 'demo_consent',
  city: 'demo_city',
  agents: 'demo_agents',
  webhooks: 'demo_webhooks',
} as const
/** The name of a switch. */
export type Switch = keyof typeof switches

/** The initial values of switches: `DEMO_SWITCHES=popups=off&consent=none`. */
const usual = new URLSearchParams(process.env.DEMO_SWITCHES)

/**
 * The value of a switch.
 *
 * @param asked the values in the query; checkboxes can have several
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
