/** From step to step: by Continue, and by the titles (CHK-02). */

import type { Desk } from './checkout.model'
import { compareSteps, firstIncomplete, isReachable, type StepName } from './checkout.rules'
import type { ContinueWork } from './checkout-continue.model'
import { isClosed } from './payment/payment.machine'

/** What the shopper can do to get on. */
export interface Going {
  /** The open step's Continue. */
  proceed(): Promise<void>
  /** A title leads to its step. On the way to a later one each step is continued that is not complete. */
  goTo(step: StepName): Promise<void>
}

/** @see Going */
export function createGoing({ get, take, terms }: Pick<Desk, 'get' | 'take' | 'terms'>, work: ContinueWork): Going {
  /** While money may be moving, who presses is brought to what is said of it. */
  const isHeldUp = () => isClosed(get().payment) && take({ type: 'held-up' })

  async function proceed(): Promise<void> {
    if (!isHeldUp() && take({ type: 'continue' })) await work[get().open]()
  }

  async function goTo(step: StepName): Promise<void> {
    if (isHeldUp()) return
    const { open } = get()
    const isAhead = compareSteps(step, open) > 0 && isReachable(step, terms)
    if (!isAhead || firstIncomplete(get(), terms) !== open) return void take({ type: 'title', step })
    await proceed()
    if (compareSteps(get().open, open) > 0) await goTo(step)
  }

  return { proceed, goTo }
}
