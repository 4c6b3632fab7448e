import { pageBus } from '../bus'
import { readConsent } from '../consent'
import type { ConsentChanged } from '../facts'
import { shape } from '../shape'
import { truth } from '../written-by-php'
import type { ConsentInput } from './actions'
import { perform } from './perform'

const outcomeShape = shape({ analytics: truth, ads: truth, marketing: truth })

/**
 * Says what the visitor allows, and tells `consent:changed`. It holds for this page: what is kept is the page's own
 * consent manager's business, which puts `rove.consent` into the next one.
 */
export async function setConsent(input: ConsentInput, source?: Element): Promise<ConsentChanged> {
  const said = await perform('setConsent', async (given) => ({ ...readConsent(), ...given }), outcomeShape, input)
  pageBus().tell('consent:changed', said, source)
  return said
}
