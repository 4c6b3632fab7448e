import { afterAnswer, tellConsent } from '../consent'
import type { ConsentChanged } from '../facts'
import { shape } from '../shape'
import { maybe, truth } from '../written-by-php'
import type { ConsentInput } from './actions'
import { perform } from './perform'

const said = maybe(truth)
const answerShape = shape({ analytics: said, ads: said, marketing: said })

/**
 * Says what the visitor allows, and tells `consent:changed` here and on the visitor's other open pages. It holds for
 * these: what is kept for the next one is the page's own consent manager's business, which puts `rove.consent` into it.
 */
export async function setConsent(input: ConsentInput, source?: Element): Promise<ConsentChanged> {
  const ours = async ({ analytics, ads, marketing }: ConsentInput) => ({ analytics, ads, marketing })
  const now = afterAnswer(await perform('setConsent', ours, answerShape, input))
  tellConsent(now, source)
  return now
}
