/** How the demo bar sets what a shop does unasked: its popups, its consent, its visitor's city, its agents. */
import type { Context } from 'hono'
import { cities } from '../vendors/location/cities'
import { readSwitch } from './switches'

/** What each of them can be; the first is usual. */
export const marketingChoices = {
  popups: ['on', 'off'],
  consent: ['all', 'analytics', 'none'],
  city: ['none', ...cities.map(({ cityName }) => cityName)],
  agents: ['online', 'offline'],
} as const

/** The name of one. */
export type MarketingSwitch = keyof typeof marketingChoices
/** What each is set to. */
export type Marketing = Readonly<Record<MarketingSwitch, string>>

/** Reads them all, and keeps what the query asks for. What is not among the choices is the usual one. */
export function readMarketing(context: Context): Marketing {
  const rows = Object.entries(marketingChoices) as [MarketingSwitch, readonly string[]][]
  const chosen = rows.map(([name, choices]) => {
    const asked = readSwitch(context, name)
    return [name, choices.find((choice) => choice === asked) ?? choices[0]]
  })
  return Object.fromEntries(chosen)
}
