/** Navigation between steps by Continue and by titles (CHK-02). */

import { compareSteps, firstIncomplete, isReachable, type StepName } from '../checkout.rules'
import type { CheckoutContext, NavigationModel } from '../checkout.types'
import { isClosed } from '../payment/payment.machine'
import type { ContinueModel } from './navigation-continue.model'

/** @see NavigationModel */
export function createNavigationModel(
  { get, dispatch, settings }: Pick<CheckoutContext, 'get' | 'dispatch' | 'settings'>,
  work: ContinueModel,
): NavigationModel {
  /** While a payment runs, a press only moves the focus to its message. */
  const isBlocked = () => isClosed(get().payment) && dispatch({ type: 'blocked' })

  async function proceed(): Promise<void> {
    if (!isBlocked() && dispatch({ type: 'continue' })) await work[get().open]()
  }

  async function goTo(step: StepName): Promise<void> {
    if (isBlocked()) return
    const { open } = get()
    const isAhead = compareSteps(step, open) > 0 && isReachable(step, settings)
    // After a lost response it is unknown whether the open step is complete.
    const isDone = firstIncomplete(get(), settings) !== open && !get().orderStale
    if (!isAhead || isDone) return void dispatch({ type: 'title', step })
    await proceed()
    if (compareSteps(get().open, open) > 0) await goTo(step)
  }

  return { proceed, goTo }
}
