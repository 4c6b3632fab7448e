import { safeParse } from 'valibot'
import { pageBus } from '../../base/bus/bus'
import { perform } from '../../base/bus/perform'
import { writeCookie } from '../../base/device/cookies'
import { issueIn } from '../../base/input/issue-in'
import { ownCopy } from '../../base/input/own-json'
import { lenientBoolean, optional } from '../../base/input/php-values'
import { shape } from '../../base/input/shape'
import { isPreview } from '../../base/page/preview'
import { RoveError } from '../../base/report/errors'
import type { ConsentChanged } from './consent.facts'
import { afterAnswer, type ConsentInput, consentCookie, readConsent, storedAnswer } from './consent.store'

declare module '../../base/bus/actions' {
  interface Actions {
    /** Sets the visitor's consent: for a page's consent manager. Resolves with the consent that now applies. */
    setConsent(
      input: ConsentInput,
      defaultAction?: (input: ConsentInput) => Promise<Omit<ConsentChanged, 'refused'>>,
    ): Promise<Omit<ConsentChanged, 'refused'>>
  }
}

const categoryAnswer = optional(lenientBoolean)
/** The lifetime of the stored answer, in days. */
const days = 365
const answerShape = shape({ analytics: categoryAnswer, ads: categoryAnswer, marketing: categoryAnswer })

/**
 * Sets the visitor's consent, and publishes `consent:changed` here and in the visitor's other tabs. The answer is
 * stored. It takes precedence over the page's settings until the visitor gives another. Every value that is not true,
 * in PHP's spellings too, refuses. Rejects with RoveError `wrong-shape` where the answer is not an object.
 */
export async function setConsent(input: ConsentInput, source?: Element): Promise<ConsentChanged> {
  const defaultAction = async (asked: ConsentInput) => {
    const decoded = safeParse(answerShape, ownCopy(asked))
    if (decoded.success) return decoded.output
    throw new RoveError('wrong-shape', 'actions.setConsent', { cause: issueIn('answer', decoded.issues[0]) })
  }
  const given = await perform('setConsent', defaultAction, input, answerShape)
  const now = afterAnswer(given, readConsent())
  if (!isPreview()) store(given)
  pageBus().publish('consent:changed', now, source)
  return now
}

/** A category without an answer keeps its previous one. */
function store(given: ConsentInput): void {
  const answered = Object.entries(storedAnswer()).flatMap(([of, before]) => {
    const is = given[of as keyof ConsentInput] ?? before
    return is === undefined ? [] : `${of}=${Number(is)}`
  })
  writeCookie(consentCookie, answered.join('&'), days)
}
