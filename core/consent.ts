/**
 * What the visitor allows now: their own answer, class by class, and where they gave none, the shop's default.
 * Source: document 3, section 4 (TRACK-07); proposed.
 */
import type { ConsentInput } from './actions/actions'
import { pageBus } from './bus'
import { readCookie } from './device/cookies'
import type { ConsentChanged, ConsentClass } from './facts'
import { consent } from './host/settings/consent'
import { readSetting } from './host/settings/read-setting'

/** The visitor's own answers, as `analytics=1&ads=0`: a class they did not answer is absent. The server can read it. */
export const consentCookie = 'rove_consent'

/** The latest answer on this page, else the visitor's stored answer over the page's setting. Default: deny. */
export function readConsent(): ConsentChanged {
  return pageBus().last('consent:changed') ?? afterAnswer(storedAnswer(), { ...readSetting(consent), refused: [] })
}

/** What is allowed after an answer: a class that was not answered stays as it is. */
export function afterAnswer(given: ConsentInput, before: ConsentChanged): ConsentChanged {
  const refused = classes.filter((of) => !(given[of] ?? !before.refused.includes(of)))
  return { ...byClass((of) => given[of] ?? before[of]), refused }
}

/** What the visitor answered until now, on any page. */
export function storedAnswer(): ConsentInput {
  const said = new URLSearchParams(readCookie(consentCookie))
  return byClass((of) => (said.has(of) ? said.get(of) === '1' : undefined))
}

const classes = ['analytics', 'ads', 'marketing'] as const satisfies readonly ConsentClass[]

const byClass = <Value>(value: (of: ConsentClass) => Value): Readonly<Record<ConsentClass, Value>> => ({
  analytics: value('analytics'),
  ads: value('ads'),
  marketing: value('marketing'),
})
