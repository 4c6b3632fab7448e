/** The payment step: store credit, the payment methods, the chosen method's form, and the Pay button. */
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { loadCode } from '../../../core/base/async/load-code'
import { has } from '../../../core/base/input/own'
import { createTextLookup, type TextLookup } from '../../../core/base/texts/texts'
import type { Order } from '../../../core/shop/order/order.contract'
import { orderFields } from '../../../core/shop/order/order-form.contract'
import { type OutcomeCode, outcomeTexts } from '../../../core/shop/order/payment-outcomes.texts'
import { useKeptFocus } from '../../../core/view/element/use-kept-focus'
import { checkoutTexts } from '../checkout.texts'
import type { PartProps } from '../checkout.types'
import type { CheckoutState } from '../checkout-state.types'
import { ofSentForm } from '../errors/errors-server.rules'
import { Choice } from '../form/form-choice.view'
import { focusAndShow } from '../navigation/navigation-focus.view'
import { isClosed, isPaying, methodOf } from './payment.machine'
import { type PaymentCode, paymentTexts } from './payment.texts'
import type { MethodName, PaymentProblem } from './payment.types'
import { CreditView } from './payment-credit.view'
import type { Progress } from './payment-progress.view'
import type { ReferralView } from './payment-referral.view'

type Props = PartProps<
  | 'day'
  | 'language'
  | 'loadProgress'
  | 'loginUrl'
  | 'methodsOf'
  | 'money'
  | 'payByCredit'
  | 'payment'
  | 'refer'
  | 'referrals'
  | 'report'
  | 'safeUrl'
  | 'saveReferral'
>

/** @see PartProps */
export function PaymentStep(props: Props) {
  const { state, model } = props
  const { order, payment, payReady } = state
  const t = createTextLookup(paymentTexts, model.language)
  const methods = model.methodsOf(order)
  const chosen = methodOf(payment)
  const canPay = payment.at === 'ready' && payReady
  const amount = model.money(order.due)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!canPay) return
    model.saveReferral()
    model.payment.pay()
  }
  return (
    <form className="rove-payment" data-state={canPay ? 'ready' : 'waiting'} noValidate onSubmit={submit}>
      <CreditView {...props} />
      {order.due === 0 && <p>{t(order.credit?.active ? 'coveredByCredit' : 'nothingToPay')}</p>}
      {methods.length === 0 && <p role="alert">{t('noWay')}</p>}
      {order.due > 0 && methods.length > 0 && (
        <fieldset className="rove-choices">
          <legend>{t('methods')}</legend>
          {methods.map((method) => (
            <Choice
              key={method}
              name={orderFields.method}
              value={method}
              chosen={method === chosen}
              title={t(method)}
              disabled={isPaying(payment)}
              onChoose={() => model.payment.choose(method, true)}
            >
              {method === chosen && (
                <MethodContainer
                  key={method}
                  method={method}
                  currency={order.currency}
                  setContainer={model.payment.setContainer}
                />
              )}
            </Choice>
          ))}
        </fieldset>
      )}
      {order.due === 0 && <MethodContainer currency={order.currency} setContainer={model.payment.setContainer} />}
      <Referral {...props} />
      <p className="rove-error" role="alert">
        {!isPaying(payment) && has(payment, 'problem') && payment.problem && !isTold(payment.problem, state)
          ? inWords(payment.problem, createTextLookup(outcomeTexts, model.language), amount)
          : state.notice && createTextLookup(checkoutTexts, model.language)(state.notice)}
      </p>
      <button type="submit" className="rove-primary" aria-disabled={!canPay}>
        {canPay || payment.at === 'choosing' ? t(labelOf(chosen, order.due), { amount }) : t('processing')}
      </button>
    </form>
  )
}

/**
 * The question how the visitor heard of the shop, if the shop asks it. Nothing is rendered if its code fails to load.
 */
function Referral(props: Props) {
  const { referrals, report } = props.model
  const [view, setView] = useState<{ readonly View: typeof ReferralView }>()
  useEffect(() => {
    if (referrals.length > 0)
      loadCode(import('./payment-on-demand.view'))
        .then(({ onDemand }) => setView({ View: onDemand.ReferralView }))
        .catch(report)
  }, [referrals, report])
  return view ? <view.View {...props} /> : null
}

/** The text of the button: some methods continue to the review page first. */
function labelOf(method: MethodName | undefined, due: number): PaymentCode {
  if (due === 0) return 'place'
  return method === 'credit' || method === 'other' ? 'review' : 'pay'
}

interface MethodContainerProps {
  readonly method?: MethodName
  readonly currency: Order['currency']
  readonly setContainer: (container: HTMLElement | null) => void
}

/** The container of a method's form. Its content belongs to the method, not to the view. */
function MethodContainer({ method, currency, setContainer }: MethodContainerProps) {
  const parent = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const container = document.createElement('div')
    parent.current?.append(container)
    setContainer(container)
    return () => {
      setContainer(null)
      container.remove()
    }
  }, [setContainer])
  return <div className="rove-method" data-foreign data-method={method} data-currency={currency} ref={parent} />
}

/** Whether the server’s page has said that the payment failed, and why. */
function isTold(problem: PaymentProblem, { problems }: CheckoutState): boolean {
  return has(problem, 'code') && problem.code === 'notPaid' && problems.some(({ field }) => field === ofSentForm)
}

function inWords(problem: PaymentProblem, t: TextLookup<OutcomeCode>, amount: string): string {
  return has(problem, 'message') ? problem.message : t(problem.code, { amount })
}

/** Shown during a payment and after it, whichever step is open. */
export function Paying({ state, model }: Props) {
  const { payment } = state
  const t = createTextLookup(outcomeTexts, model.language)
  const needed = isClosed(payment)
  const [loaded, setLoaded] = useState<Progress>()
  useEffect(() => {
    // Loaded at the press, so that it is there if the connection fails later.
    if (needed) model.loadProgress().then(setLoaded, model.report)
  }, [needed, model])
  const [View, texts] = loaded ?? []
  // To the progress, or back to the step.
  const place = useKeptFocus<HTMLDivElement>((kept) =>
    focusAndShow(needed ? kept : kept.parentElement?.querySelector<HTMLElement>('[data-state=current] .rove-title')),
  )
  const isOver = payment.at === 'held' || payment.at === 'paid'
  useLayoutEffect(() => {
    // The form has gone, and a provider’s window may have had the focus.
    if (isOver) focusAndShow(place.current)
  }, [isOver, place])
  return (
    <div className="rove-paying" role="status" tabIndex={-1} data-state={payment.at} ref={place}>
      {View && texts ? (
        <View
          t={createTextLookup(texts, model.language)}
          payment={payment}
          checking={t('checking')}
          problem={has(payment, 'problem') && payment.problem ? inWords(payment.problem, t, '') : undefined}
          loginUrl={model.loginUrl}
          safeUrl={model.safeUrl}
          requestStatus={model.payment.requestStatus}
          takeOver={model.payment.takeOver}
        />
      ) : (
        has(payment, 'standing') && <p className="rove-banner">{t('checking')}</p>
      )}
    </div>
  )
}
