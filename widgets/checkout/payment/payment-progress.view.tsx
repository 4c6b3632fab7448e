/** The progress of an attempt, including an unknown outcome. An attempt that can be stopped offers to pay here instead. */

import { has } from '../../../core/base/input/own'
import type { TextLookup, Texts } from '../../../core/base/texts/texts'
import type { StandingCode } from '../../../core/shop/order/payment-standing.texts'
import type { PaymentProblem, PaymentState } from './payment.types'

interface ProgressProps {
  readonly t: TextLookup<StandingCode>
  readonly payment: PaymentState
  /** Says that the payment is being checked. */
  readonly checking: string
  /** The error message. */
  readonly problem: string | undefined
  /** The address of the login page. */
  readonly loginUrl: string
  readonly safeUrl: (url: string) => string | undefined
  /** Requests the status now. */
  readonly requestStatus: () => void
  /** Requests that the attempt is stopped. */
  readonly takeOver: () => void
}

/** The view and its texts. */
export type Progress = readonly [typeof ProgressView, Texts<StandingCode>]

/** @see ProgressProps */
export function ProgressView(props: ProgressProps) {
  const { t, payment, checking, problem, loginUrl, safeUrl, requestStatus, takeOver } = props
  switch (payment.at) {
    case 'leaving':
      return <p>{t('leaving')}</p>
    case 'held':
      return (
        <>
          <p className="rove-banner">{t('held')}</p>
          <p>{t('heldHint')}</p>
        </>
      )
    case 'paid':
      return (
        <p className="rove-banner">
          {t('paid')} {payment.url && <a href={safeUrl(payment.url)}>{t('showOrder')}</a>}
        </p>
      )
    case 'checking':
    case 'watching': {
      const isOpen = payment.standing === 'open'
      const isElsewhere = payment.at === 'watching' && !payment.own
      // The status cannot be requested any more: nothing may be promised.
      if (isSignedOut(payment))
        return (
          <>
            <p className="rove-banner">{problem}</p>
            <a href={loginUrl}>{t('logIn')}</a>
          </>
        )
      return (
        <>
          <p className="rove-banner">{isOpen && isElsewhere ? t('elsewhere') : checking}</p>
          {problem && <p>{problem}</p>}
          <p>{isOpen ? t(isElsewhere ? 'elsewhereHint' : 'openHint') : `${t('doNotPay')} ${t('pageUpdates')}`}</p>
          <button type="button" className="rove-link" onClick={isOpen ? takeOver : requestStatus}>
            {t(isOpen ? (isElsewhere ? 'payHere' : 'payAgain') : 'askNow')}
          </button>
        </>
      )
    }
    default:
      return null
  }
}

function isSignedOut({ problem }: { readonly problem?: PaymentProblem | undefined }): boolean {
  return !!problem && has(problem, 'code') && problem.code === 'signedOut'
}
