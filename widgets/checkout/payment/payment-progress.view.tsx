/** An attempt from the press on: what has come of it, or that nobody knows yet; what can be stopped can be paid instead. */
import type { Say, Texts } from '../../../core/texts'
import type { PaymentState } from './payment.machine'
import type { ProgressCode } from './payment-progress.texts'

export { progressTexts } from './payment-progress.texts'

interface ProgressProps {
  readonly say: Say<ProgressCode>
  readonly payment: PaymentState
  /** What is wrong with it, in words. */
  readonly problem: string | undefined
  readonly safeUrl: (url: string) => string | undefined
  /** Asks the server now. */
  readonly ask: () => void
  /** Asks the server to stop it. */
  readonly takeOver: () => void
}

/** The view and its words. */
export type Progress = readonly [typeof ProgressView, Texts<ProgressCode>]

/** @see ProgressProps */
export function ProgressView({ say, payment, problem, safeUrl, ask, takeOver }: ProgressProps) {
  switch (payment.at) {
    case 'leaving':
      return <p>{say('leaving')}</p>
    case 'held':
      return (
        <>
          <p className="rove-banner">{say('held')}</p>
          <p>{say('heldHint')}</p>
        </>
      )
    case 'paid':
      return (
        <p className="rove-banner">
          {say('paid')} {payment.url && <a href={safeUrl(payment.url)}>{say('showOrder')}</a>}
        </p>
      )
    case 'checking':
    case 'watching': {
      const isOpen = payment.standing === 'open'
      const isElsewhere = payment.at === 'watching' && !payment.own
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
    default:
      return null
  }
}
