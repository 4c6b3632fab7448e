/** Where it is to go: set here, or followed where another widget, tab or visit has set it. Document 1, sections 4 and 7. */
import type { DestinationOutcome } from '../../../core/actions/actions'
import type { DestinationInput } from '../../../core/contract/destination'
import { RoveError } from '../../../core/errors'
import { type FormError, formErrorOf } from '../../../core/form-error'
import type { Box, BuyboxDeps } from '../buybox.model'

/** Why a destination could not be set: each is a message of document 1, section 8. */
export type DeliveryProblem = 'no-geo' | 'failed'

/** The destination of one box. */
export interface Delivery {
  /** @returns the problem, or nothing when it is set */
  deliverTo(postal: string): Promise<FormError<DeliveryProblem> | undefined>
  stop(): void
}

/** Begins to follow the destination; of the one that is known already, the page has told the stock. */
export function createDelivery(
  box: Box,
  deps: Pick<BuyboxDeps, 'product' | 'destination' | 'setDestination' | 'askDestination' | 'report'>,
): Delivery {
  const { product, destination } = deps
  let stopped = false

  const input = (postal: string): DestinationInput => ({
    postal,
    nid: product.nid,
    model: box.offered().model ?? '',
  })

  function know({ postal, label, restricted, stock }: DestinationOutcome): void {
    box.take({ type: 'destination-known', destination: { postal, label }, restricted, stock })
  }

  async function follow(): Promise<void> {
    const postal = destination.get()?.postal
    if (postal !== undefined && postal !== box.get().destination?.postal) await refresh(postal)
  }

  /** An answer for a destination that has changed meanwhile is dropped. */
  async function refresh(postal: string): Promise<void> {
    try {
      const outcome = await deps.askDestination(input(postal))
      if (!stopped && destination.get()?.postal === postal) know({ ...outcome, postal })
    } catch (failure) {
      deps.report(failure)
    }
  }

  /** How many are being set: their own answers tell the stock. */
  let setting = 0
  const unfollow = destination.subscribe(() => {
    if (setting === 0) follow()
  })

  return {
    async deliverTo(postal) {
      setting += 1
      try {
        know(await deps.setDestination(input(postal)))
        return undefined
      } catch (failure) {
        const code = failure instanceof RoveError && failure.code
        if (code === 'superseded') return undefined
        deps.report(failure)
        return code === 'no-geo' ? code : formErrorOf(failure, 'failed')
      } finally {
        setting -= 1
        if (setting === 0) follow()
      }
    },
    stop() {
      stopped = true
      unfollow()
    },
  }
}
