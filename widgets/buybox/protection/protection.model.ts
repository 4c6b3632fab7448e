/** What protection is offered for the chosen model. Document 1, section 7 (COVER-02). */
import type { Box, BuyboxDeps } from '../buybox.model'

/**
 * Asks for the offers of each model that is chosen. A late answer for another model is dropped; where there is none,
 * the product is sold without.
 *
 * @returns called with what is chosen now
 */
export function createProtection(
  box: Box,
  { product, askOffers, report }: Pick<BuyboxDeps, 'product' | 'askOffers' | 'report'>,
): (model: string | undefined) => Promise<void> {
  let wanted: string | undefined
  return async (model) => {
    if (!product.hasProtection || model === wanted) return
    wanted = model
    box.take({ type: 'offers-told', offers: [] })
    if (model === undefined) return
    try {
      const offers = await askOffers(model)
      if (wanted === model) box.take({ type: 'offers-told', offers })
    } catch (failure) {
      report(failure)
    }
  }
}
