/** The destination: set in this buybox, or received from another widget, tab or visit. */

import { formErrorOf } from '../../../core/base/page/form-error'
import { RoveError } from '../../../core/base/report/errors'
import type { DestinationOutcome } from '../../../core/shop/destination/destination.action'
import type { DestinationInput } from '../../../core/shop/destination/destination.contract'
import type { Box, BuyboxDeps, Delivery } from '../buybox.types'

/** Subscribes to the destination. The page's settings already contain the stock for the initial one. */
export function createDeliveryModel(
  box: Box,
  deps: Pick<BuyboxDeps, 'product' | 'destination' | 'setDestination' | 'requestDestination' | 'report'>,
): Delivery {
  const { product, destination } = deps
  let stopped = false

  const input = (postal: string): DestinationInput => ({
    postal,
    nid: product.nid,
    model: box.offered().model ?? '',
  })

  function apply({ postal, label, restricted, stock }: DestinationOutcome): void {
    box.dispatch({ type: 'destination-set', destination: { postal, label }, restricted, stock })
  }

  async function follow(): Promise<void> {
    const postal = destination.get()?.postal
    if (postal !== undefined && postal !== box.get().destination?.postal) await refresh(postal)
  }

  /** A response for a destination that has changed since is dropped. */
  async function refresh(postal: string): Promise<void> {
    try {
      const outcome = await deps.requestDestination(input(postal))
      if (!stopped && destination.get()?.postal === postal) apply({ ...outcome, postal })
    } catch (failure) {
      deps.report(failure)
    }
  }

  /** The number of pending changes. Their own responses contain the stock. */
  let pendingChanges = 0
  const unfollow = destination.subscribe(() => {
    if (pendingChanges === 0) follow()
  })

  return {
    async deliverTo(postal) {
      pendingChanges += 1
      try {
        apply(await deps.setDestination(input(postal)))
        return undefined
      } catch (failure) {
        const code = failure instanceof RoveError && failure.code
        if (code === 'superseded') return undefined
        deps.report(failure)
        return code === 'no-geo' ? code : formErrorOf(failure, 'failed')
      } finally {
        pendingChanges -= 1
        if (pendingChanges === 0) follow()
      }
    },
    stop() {
      stopped = true
      unfollow()
    },
  }
}
