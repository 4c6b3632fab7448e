/** The checkout: the steps in one column, the order summary beside them, and the open dialog. */
import { type ReactNode, useRef } from 'react'
import { createTextLookup, type TextLookup } from '../../core/base/texts/texts'
import { AccountStep, accountSummary } from './account/account.view'
import { AddressStep, addressSummary } from './address/address.view'
import { isReachable, offeredSteps, type StepName, statusOf } from './checkout.rules'
import { type CheckoutCode, checkoutTexts } from './checkout.texts'
import type { PartProps } from './checkout.types'
import type { CheckoutState } from './checkout-state.types'
import { OpenDialog } from './dialogs/dialogs-open.view'
import { ErrorsView } from './errors/errors.view'
import { MembershipStep, membershipSummary } from './membership/membership.view'
import { useFocus } from './navigation/navigation-focus.view'
import { isClosed } from './payment/payment.machine'
import { Paying, PaymentStep } from './payment/payment.view'
import { ProtectionStep, protectionSummary } from './protection/protection.view'
import { SummaryView } from './summary/summary.view'
import { TimingNotice } from './timing/timing-notice.view'

interface StepParts {
  readonly Body: (props: PartProps) => ReactNode
  /** The summary of the completed step. */
  readonly summary: (props: PartProps) => ReactNode
}

const parts: Readonly<Record<StepName, StepParts>> = {
  account: { Body: AccountStep, summary: accountSummary },
  membership: { Body: MembershipStep, summary: membershipSummary },
  address: { Body: AddressStep, summary: addressSummary },
  protection: { Body: ProtectionStep, summary: protectionSummary },
  payment: { Body: PaymentStep, summary: () => null },
}

/** @see PartProps */
export function CheckoutView(props: PartProps) {
  const { state, model } = props
  const t = createTextLookup(checkoutTexts, model.language)
  const column = useRef<HTMLDivElement>(null)
  useFocus(column, state)
  return (
    <div className="rove-checkout">
      <div className="rove-column" ref={column}>
        <ErrorsView {...props} />
        <TimingNotice {...props} />
        <Paying {...props} />
        {isEmpty(state) && (
          <p>
            {t('empty')} <a href={model.cartUrl}>{t('toCart')}</a>
          </p>
        )}
        <ol className="rove-steps" aria-label={t('steps')} hidden={isEmpty(state) || state.payment.at === 'checking'}>
          {offeredSteps(state, model.settings).map(({ name }, n) => (
            <Step
              key={name}
              name={name}
              number={n + 1}
              reachable={isReachable(name, model.settings)}
              t={t}
              {...props}
            />
          ))}
        </ol>
      </div>
      <SummaryView {...props} />
      <OpenDialog {...props} />
    </div>
  )
}

/** The cart was emptied elsewhere, so the order has no products. */
function isEmpty({ order, payment }: CheckoutState): boolean {
  return order.lines.length === 0 && order.total === 0 && !isClosed(payment)
}

interface StepProps extends PartProps {
  readonly name: StepName
  readonly number: number
  readonly reachable: boolean
  readonly t: TextLookup<CheckoutCode>
}

function Step({ name, number, reachable, t, ...props }: StepProps) {
  const { state, model } = props
  const status = statusOf(name, state.open, state, model.settings)
  const canOpen = reachable && !isClosed(state.payment)
  const { Body, summary } = parts[name]
  return (
    <li className="rove-step" data-state={status}>
      <h2>
        <button
          type="button"
          className="rove-title"
          aria-expanded={status === 'current'}
          aria-current={status === 'current' ? 'step' : undefined}
          aria-disabled={!canOpen || undefined}
          onClick={() => model.goTo(name)}
        >
          <span className="rove-number" aria-hidden="true">
            {status === 'completed' ? '✓' : number}
          </span>
          {t(name)}
          <span className="visually-hidden">, {t(status)}</span>
        </button>
      </h2>
      {status === 'current' ? (
        <div className="rove-body">
          <Body {...props} />
        </div>
      ) : (
        status === 'completed' && (
          <div className="rove-summary">
            <div>{summary(props)}</div>
            {canOpen && (
              <button type="button" className="rove-link" onClick={() => model.goTo(name)}>
                {t('edit')} <span className="visually-hidden">{t(name)}</span>
              </button>
            )}
          </div>
        )
      )}
    </li>
  )
}
