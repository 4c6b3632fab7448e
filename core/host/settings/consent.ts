/** What is allowed where the visitor has not answered. It stands under `rove` and is proposed. */
import { nullish } from 'valibot'
import { parts } from '../../lenient'
import { shape } from '../../shape'
import { truth } from '../../written-by-php'

const asked = nullish(truth, false)

/** `{ analytics, ads, marketing }`: what is absent is not allowed. The visitor's own answer, by `rove.actions.setConsent`, counts more. */
export const consent = {
  name: 'rove.consent',
  schema: parts('rove.consent', shape({ analytics: asked, ads: asked, marketing: asked })),
  otherwise: { analytics: false, ads: false, marketing: false },
} as const
