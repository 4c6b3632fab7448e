/** What the visitor allows, as the page was rendered. It stands under `rove` and is proposed. */
import { nullish } from 'valibot'
import { parts } from '../../lenient'
import { shape } from '../../shape'
import { truth } from '../../written-by-php'

const asked = nullish(truth, false)

/** `{ analytics, ads, marketing }`: what is absent is not allowed. A page's consent manager says later ones by `rove.actions.setConsent`. */
export const consent = {
  name: 'rove.consent',
  schema: parts('rove.consent', shape({ analytics: asked, ads: asked, marketing: asked })),
  otherwise: { analytics: false, ads: false, marketing: false },
} as const
