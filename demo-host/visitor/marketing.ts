/** The marketing switches of the demo bar: popups, consent, the visitor's city, chat agents. */
import type { Context } from 'hono'
import { cities } from '../stand-ins/location/cities'
import { readSwitch } from './switches'

/** The values of each switch; the first is the default. */
export const marketingChoices = {
  popups: ['on', 'off'],
  consent: ['all', 'analytics', 'none'],
  city: ['none', ...cities.map(({ cityName }) => cityName)],
  agents: ['online', 'offline'],
} as const

/** The name of a switch. */
export type MarketingSwitch = keyof typeof marketingChoices
/** The values of all switches. */
export type Marketing = Readonly<Record<MarketingSwitch, string>>

/** Reads all switches and stores requested values. An invalid value is the default. */
export function readMarketing(context: Context): Marketing {
  const rows = Object.entries(marketingChoices) as [MarketingSwitch, readonly string[]][]
  const chosen = rows.map(([name, choices]) => {
    const asked = readSwitch(context, name)
    return [name, choices.find((choice) => choice === asked) ?? choices[0]]
  })
  return Object.fromEntries(chosen)
}
