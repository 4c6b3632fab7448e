/** The visitor's consent: their own answer by category, otherwise the shop's default (TRACK-07). Proposed. */

import { pageBus } from '../../base/bus/bus'
import { readCookie } from '../../base/device/cookies'
import { readSetting } from '../../base/input/read-setting'
import type { ConsentCategory, ConsentChanged } from './consent.facts'
import { consent } from './consent.setting'

/** The consent of a visitor by category; absent categories stay unchanged. */
export type ConsentInput = { readonly [Category in ConsentCategory]?: boolean | undefined }

/** The visitor's own answers, as `analytics=1&ads=0`: a category without an answer is absent. The server can read it. */
export const consentCookie = 'rove_consent'

/** The latest answer on this page, else the visitor's stored answer over the page's setting. Default: deny. */
export function readConsent(): ConsentChanged {
  return pageBus().last('consent:changed') ?? afterAnswer(storedAnswer(), { ...readSetting(consent), refused: [] })
}

/** The consent after an answer. A category without an answer stays unchanged. */
export function afterAnswer(given: ConsentInput, before: ConsentChanged): ConsentChanged {
  const refused = categories.filter((of) => !(given[of] ?? !before.refused.includes(of)))
  return { ...byCategory((of) => given[of] ?? before[of]), refused }
}

/** The visitor's stored answer. */
export function storedAnswer(): ConsentInput {
  const said = new URLSearchParams(readCookie(consentCookie))
  return byCategory((of) => (said.has(of) ? said.get(of) === '1' : undefined))
}

const categories = ['analytics', 'ads', 'marketing'] as const satisfies readonly ConsentCategory[]

const byCategory = <Value>(value: (of: ConsentCategory) => Value): Readonly<Record<ConsentCategory, Value>> => ({
  analytics: value('analytics'),
  ads: value('ads'),
  marketing: value('marketing'),
})
