/** What the visitor allows now. Source: document 3, section 4 (TRACK-07); proposed. */
import { array, boolean, number, picklist } from 'valibot'
import type { ConsentInput } from './actions/actions'
import { pageBus } from './bus'
import { createStored } from './device/storage'
import type { ConsentChanged, ConsentClass } from './facts'
import { consent } from './host/settings/consent'
import { readSetting } from './host/settings/read-setting'
import { share } from './page'
import { isRehearsal } from './rehearsal'
import { guard } from './report'
import { shape } from './shape'

const classes = ['analytics', 'ads', 'marketing'] as const satisfies readonly ConsentClass[]

const answer = shape({
  analytics: boolean(),
  ads: boolean(),
  marketing: boolean(),
  refused: array(picklist(classes)),
  /** When it was said: the same answer given anew is told anew. */
  at: number(),
})
/** The visitor's last answer, for other tabs and for pages in the back-forward cache: a page that is loaded does not read it. */
const kept = () =>
  createStored('rove_consent', answer, { analytics: false, ads: false, marketing: false, refused: [], at: 0 })

/** As it was last said on this page, else as the page was rendered. Nothing is allowed that nobody has allowed. */
export function readConsent(): ConsentChanged {
  return pageBus().last('consent:changed') ?? { ...readSetting(consent), refused: [] }
}

/** What is allowed after the visitor has said this much: what they say nothing of stays as it is. */
export function afterAnswer(given: ConsentInput): ConsentChanged {
  const before = readConsent()
  const isAllowed = (of: ConsentClass) => given[of] ?? before[of]
  return {
    analytics: isAllowed('analytics'),
    ads: isAllowed('ads'),
    marketing: isAllowed('marketing'),
    refused: classes.filter((of) => (given[of] === undefined ? before.refused.includes(of) : !given[of])),
  }
}

/** Tells it on this page, and lets the visitor's other pages know. A rehearsal lets nobody know. */
export function tellConsent(now: ConsentChanged, source?: Element): void {
  if (!isRehearsal()) kept().write({ ...now, refused: [...now.refused], at: Date.now() })
  pageBus().tell('consent:changed', now, source)
}

/**
 * Tells what is said in another tab, and what was said while this page lay in the back-forward cache, once a page.
 * @returns the end of it
 */
export function followConsent(): () => void {
  return share('consent', follow)[1]
}

function follow(): { stop(): void } {
  const answers = kept()
  let { at } = answers.read()
  const look = () => {
    const { at: said, ...now } = answers.read()
    if (!said || said === at) return
    at = said
    if (JSON.stringify(now) !== JSON.stringify(readConsent())) pageBus().tell('consent:changed', now)
  }
  const shown = guard('consent', ({ persisted }: PageTransitionEvent) => {
    if (persisted) look()
  })
  const unwatch = answers.watch(guard('consent', look))
  addEventListener('pageshow', shown)
  return {
    stop() {
      unwatch()
      removeEventListener('pageshow', shown)
    },
  }
}
