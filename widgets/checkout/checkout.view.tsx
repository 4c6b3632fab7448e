/** The checkout: its steps in one column, what is bought beside them, and what may stand over the page. */
import { type ReactNode, useRef } from 'react'
import { createSay, type Say } from '../../core/texts'
import { AccountStep, accountSummary } from './account/account.view'
import { AddressStep, addressSummary } from './address/address.view'
import type { CheckoutState } from './checkout.machine'
import type { CheckoutModel } from './checkout.model'
import { isReachable, offeredSteps, type StepName, statusOf } from './checkout.rules'
import { type CheckoutCode, checkoutTexts } from './checkout.texts'
import { ErrorsView } from './checkout-errors.view'
import { useFocus } from './checkout-focus.view'
import { Over } from './checkout-over.view'
import { ExpiryNotice } from './expiry/expiry-notice.view'
import { MembershipStep, membershipSummary } from './membership/membership.view'
import { isClosed } from './payment/payment.machine'
import { Paying, PaymentStep } from './payment/payment.view'
import { ProtectionStep, protectionSummary } from './protection/protection.view'
import { SummaryView } from './summary/summary.view'

/** What every part of the checkout is shown with. */
export interface PartProps {
  readonly state: CheckoutState
  readonly model: CheckoutModel
}

interface StepParts {
  readonly Body: (props: PartProps) => ReactNode
  /** What is said of the step once it is completed. */
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
  const say = createSay(checkoutTexts, model.language)
  const column = useRef<HTMLDivElement>(null)
  useFocus(column, state)
  return (
    <div className="rove-checkout">
      <div className="rove-column" ref={column}>
        <ErrorsView {...props} />
        <ExpiryNotice {...props} />
        <Paying {...props} />
        {isEmpty(state) && (
          <p>
            {say('empty')} <a href={model.cartUrl}>{say('toCart')}</a>
          </p>
        )}
        <ol className="rove-steps" aria-label={say('steps')} hidden={isEmpty(state)}>
          {offeredSteps(state, model.terms).map(({ name }, n) => (
            <Step
              key={name}
              name={name}
              number={n + 1}
              reachable={isReachable(name, model.terms)}
              say={say}
              {...props}
            />
          ))}
        </ol>
      </div>
      <SummaryView {...props} />
      <Over {...props} />
    </div>
  )
}

/** Somebody has emptied the cart elsewhere: there is nothing to go on with. */
function isEmpty({ order, payment }: CheckoutState): boolean {
  return order.lines.length === 0 && order.total === 0 && !isClosed(payment)
}

interface StepProps extends PartProps {
  readonly name: StepName
  readonly number: number
  readonly reachable: boolean
  readonly say: Say<CheckoutCode>
}

function Step({ name, number, reachable, say, ...props }: StepProps) {
  const { state, model } = props
  const status = statusOf(name, state.open, state, model.terms)
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
          {say(name)}
          <span className="visually-hidden">, {say(status)}</span>
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
                {say('edit')} <span className="visually-hidden">{say(name)}</span>
              </button>
            )}
          </div>
        )
      )}
    </li>
  )
}
