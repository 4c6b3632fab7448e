/** What visitors allow, as the page says. It stands under `rove` and is proposed: what is not said is not allowed. */
import { nullish } from 'valibot'
import { shape } from '../../shape'
import { truth } from '../../written-by-php'

/** By class. */
export const consent = {
  name: 'rove.consent',
  schema: shape({ analytics: nullish(truth, false), ads: nullish(truth, false), marketing: nullish(truth, false) }),
  otherwise: { analytics: false, ads: false, marketing: false },
} as const
