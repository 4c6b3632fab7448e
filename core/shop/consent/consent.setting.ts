/** The default consent, for visitors who have not answered. Under `rove`; proposed. */
import { nullish } from 'valibot'
import { parts } from '../../base/input/lenient'
import { lenientBoolean } from '../../base/input/php-values'
import { shape } from '../../base/input/shape'

const allowed = nullish(lenientBoolean, false)

/**
 * `{ analytics, ads, marketing }`: absent categories are not allowed. The visitor's own answer, by
 * `rove.actions.setConsent`, takes precedence.
 */
export const consent = {
  name: 'rove.consent',
  schema: parts('rove.consent', shape({ analytics: allowed, ads: allowed, marketing: allowed })),
  otherwise: { analytics: false, ads: false, marketing: false },
} as const
