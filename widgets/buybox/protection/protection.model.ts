/** The protection plans offered for the chosen model (COVER-02). */
import type { Box, BuyboxDeps } from '../buybox.types'

/**
 * Requests the plans of each model that is chosen. A late response for another model is dropped. If there are no plans,
 * the product is sold without one.
 *
 * @returns called after each change of the choice
 */
export function createProtectionModel(
  box: Box,
  { product, readOffers, report }: Pick<BuyboxDeps, 'product' | 'readOffers' | 'report'>,
): (model: string | undefined) => Promise<void> {
  let wanted: string | undefined
  return async (model) => {
    if (!product.hasProtection || model === wanted) return
    wanted = model
    box.dispatch({ type: 'offers-read', offers: [] })
    if (model === undefined) return
    try {
      const offers = await readOffers(model)
      if (wanted === model) box.dispatch({ type: 'offers-read', offers })
    } catch (failure) {
      report(failure)
    }
  }
}
