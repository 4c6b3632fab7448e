/** An attempt of which nobody knows what comes: here or in another tab. What can still be stopped can be paid instead. */

import type { Say, Texts } from '../../../core/texts'
import type { PaymentState } from './payment.machine'
import type { UnsettledCode } from './payment-unsettled.texts'

export { unsettledTexts } from './payment-unsettled.texts'

interface UnsettledProps {
  readonly say: Say<UnsettledCode>
  /** Asks the server now. */
  readonly ask: () => void
  /** Asks the server to stop it. */
  readonly takeOver: () => void
  readonly payment: PaymentState & { readonly at: 'checking' | 'watching' }
  /** What is wrong with it, in words. */
  readonly problem: string | undefined
}

/** The view and its words. */
export type Unsettled = readonly [typeof UnsettledView, Texts<UnsettledCode>]

/** @see UnsettledProps */
export function UnsettledView({ payment, problem, say, ask, takeOver }: UnsettledProps) {
  const isOpen = payment.standing === 'open'
  const isElsewhere = payment.at === 'watching'
  return (
    <>
      <p className="rove-banner">{say(isOpen && isElsewhere ? 'elsewhere' : 'checking')}</p>
      {problem && <p>{problem}</p>}
      <p>{say(isOpen ? (isElsewhere ? 'elsewhereHint' : 'openHint') : 'checkingHint')}</p>
      <button type="button" className="rove-link" onClick={isOpen ? takeOver : ask}>
        {say(isOpen ? (isElsewhere ? 'payHere' : 'payAgain') : 'askNow')}
      </button>
    </>
  )
}
