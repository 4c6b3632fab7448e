/** How it is paid: store credit, the ways to pay, what the chosen one asks for, and the one button. */
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Order } from '../../../core/contract/order'
import { orderFields } from '../../../core/contract/order-form'
import { loadCode } from '../../../core/load-code'
import { has } from '../../../core/own'
import { createSay, type Say } from '../../../core/texts'
import { checkoutTexts } from '../checkout.texts'
import type { PartProps } from '../checkout.view'
import { Choice } from '../checkout-choice.view'
import { bring } from '../checkout-focus.view'
import { isClosed, isPaying, type MethodName, methodOf, type PaymentProblem } from './payment.machine'
import { type PaymentCode, paymentTexts } from './payment.texts'
import { CreditView } from './payment-credit.view'
import type { Progress } from './payment-progress.view'
import type { ReferralView } from './payment-referral.view'

/** @see PartProps */
export function PaymentStep(props: PartProps) {
  const { state, model } = props
  const { order, payment, payReady } = state
  const say = createSay(paymentTexts, model.language)
  const methods = model.methodsOf(order)
  const chosen = methodOf(payment)
  const canPay = payment.at === 'ready' && payReady
  const amount = model.money(order.due)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!canPay) return
    model.keepReferral()
    model.payment.pay()
  }
  return (
    <form className="rove-payment" noValidate onSubmit={submit}>
      <CreditView {...props} />
      {order.due === 0 && <p>{say(order.credit?.active ? 'coveredByCredit' : 'nothingToPay')}</p>}
      {methods.length === 0 && <p role="alert">{say('noWay')}</p>}
      {order.due > 0 && methods.length > 0 && (
        <fieldset className="rove-choices">
          <legend>{say('methods')}</legend>
          {methods.map((method) => (
            <Choice
              key={method}
              name={orderFields.method}
              value={method}
              chosen={method === chosen}
              title={say(method)}
              disabled={isPaying(payment)}
              onChoose={() => model.payment.choose(method, true)}
            >
              {method === chosen && (
                <Room key={method} method={method} currency={order.currency} setRoom={model.payment.setRoom} />
              )}
            </Choice>
          ))}
        </fieldset>
      )}
      {order.due === 0 && <Room currency={order.currency} setRoom={model.payment.setRoom} />}
      <Referral {...props} />
      <p className="rove-error" role="alert">
        {!isPaying(payment) && has(payment, 'problem') && payment.problem
          ? inWords(payment.problem, say, amount)
          : state.notice && createSay(checkoutTexts, model.language)(state.notice)}
      </p>
      <button type="submit" className="rove-primary" aria-disabled={!canPay}>
        {canPay || payment.at === 'choosing' ? say(labelOf(chosen, order.due), { amount }) : say('processing')}
      </button>
    </form>
  )
}

/** Where the shop asks, how the shopper heard of it: without its code nothing is asked. */
function Referral(props: PartProps) {
  const { referrals, report } = props.model
  const [view, setView] = useState<{ readonly View: typeof ReferralView }>()
  useEffect(() => {
    if (referrals.length > 0)
      loadCode(import('./payment-referral.view'))
        .then(({ ReferralView: View }) => setView({ View }))
        .catch(report)
  }, [referrals, report])
  return view ? <view.View {...props} /> : null
}

/** What the button says: some ways to pay go on to the review first. */
function labelOf(method: MethodName | undefined, due: number): PaymentCode {
  if (due === 0) return 'place'
  return method === 'credit' || method === 'other' ? 'review' : 'pay'
}

interface RoomProps {
  readonly method?: MethodName
  readonly currency: Order['currency']
  readonly setRoom: (room: HTMLElement | null) => void
}

/** Where a method shows what it asks for. The node within belongs to it, not to the view. */
function Room({ method, currency, setRoom }: RoomProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const room = document.createElement('div')
    place.current?.append(room)
    setRoom(room)
    return () => {
      setRoom(null)
      room.remove()
    }
  }, [setRoom])
  return <div className="rove-room" data-foreign data-method={method} data-currency={currency} ref={place} />
}

function inWords(problem: PaymentProblem, say: Say<PaymentCode>, amount: string): string {
  return has(problem, 'words') ? problem.words : say(problem.code, { amount })
}

/** What is said while money may be moving, and once it has moved, whichever step is open. */
export function Paying({ state, model }: PartProps) {
  const { payment } = state
  const say = createSay(paymentTexts, model.language)
  const needed = isClosed(payment)
  const [loaded, setLoaded] = useState<Progress>()
  useEffect(() => {
    // From the press on: what may be needed is there before nobody can be asked for it.
    if (needed) model.loadProgress().then(setLoaded, model.report)
  }, [needed, model])
  const [View, texts] = loaded ?? []
  const place = useRef<HTMLDivElement>(null)
  const hadFocus = place.current?.contains(document.activeElement)
  useLayoutEffect(() => {
    const { current } = place
    if (!hadFocus || current?.contains(document.activeElement)) return
    // The button that was pressed is gone: on to what is said now, or to what can be done.
    bring(needed ? current : current?.parentElement?.querySelector<HTMLElement>('[data-state=current] .rove-title'))
  })
  return (
    <div className="rove-paying" role="status" tabIndex={-1} data-state={payment.at} ref={place}>
      {View && texts ? (
        <View
          say={createSay(texts, model.language)}
          payment={payment}
          problem={has(payment, 'problem') && payment.problem ? inWords(payment.problem, say, '') : undefined}
          safeUrl={model.safeUrl}
          ask={model.payment.ask}
          takeOver={model.payment.takeOver}
        />
      ) : (
        has(payment, 'standing') && <p className="rove-banner">{say('checking')}</p>
      )}
    </div>
  )
}
