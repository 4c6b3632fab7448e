/** Publishes required fields that are empty, each as a failure (CHK-07). */
import { createTextLookup } from '../../../core/base/texts/texts'
import { checkoutTexts } from '../checkout.texts'
import type { CheckoutDeps } from '../checkout.types'

/** Publishes each of these fields with the text 'Please complete this field'. */
export type ReportMissing = (fields: readonly string[]) => void

/** @see ReportMissing */
export function createMissingModel({
  publish,
  page: { language },
}: Pick<CheckoutDeps, 'publish' | 'page'>): ReportMissing {
  const message = createTextLookup(checkoutTexts, language)('completeField')
  return (fields) => {
    for (const field of fields) publish('checkout:failed', { message, field })
  }
}
