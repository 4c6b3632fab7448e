import { pageBus } from '../bus'
import { afterAnswer, consentCookie, readConsent, storedAnswer } from '../consent'
import { writeCookie } from '../device/cookies'
import type { ConsentChanged } from '../facts'
import { isRehearsal } from '../rehearsal'
import { shape } from '../shape'
import { maybe, truth } from '../written-by-php'
import type { ConsentInput } from './actions'
import { perform } from './perform'

const said = maybe(truth)
/** How long an answer is stored. */
const days = 365
const answerShape = shape({ analytics: said, ads: said, marketing: said })

/**
 * Says what the visitor allows, and publishes `consent:changed` here and in the visitor's other tabs. It is stored: the
 * visitor's own answer counts more than what the page's settings say, until they give another.
 */
export async function setConsent(input: ConsentInput, source?: Element): Promise<ConsentChanged> {
  const ours = async ({ analytics, ads, marketing }: ConsentInput) => ({ analytics, ads, marketing })
  const given = await perform('setConsent', ours, answerShape, input)
  const now = afterAnswer(given, readConsent())
  if (!isRehearsal()) store(given)
  pageBus().tell('consent:changed', now, source)
  return now
}

/** A class that is not answered now keeps the answer of before. */
function store(given: ConsentInput): void {
  const answered = Object.entries(storedAnswer()).flatMap(([of, before]) => {
    const is = given[of as keyof ConsentInput] ?? before
    return is === undefined ? [] : `${of}=${Number(is)}`
  })
  writeCookie(consentCookie, answered.join('&'), days)
}
