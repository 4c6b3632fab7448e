/** The coupon pane: one code at a time. */
import { type FormEvent, useState } from 'react'
import { orderFields } from '../../../core/contract/order-form'
import { createSay } from '../../../core/texts'
import { CloseIcon } from '../../../core/ui/close-icon'
import { Field } from '../../../core/ui/field'
import { checkoutTexts } from '../checkout.texts'
import type { PartProps } from '../checkout.view'
import { isPaying } from '../payment/payment.machine'
import { summaryTexts } from './summary.texts'

/** @see PartProps */
export function Coupon(props: PartProps) {
  const { coupon } = props.state.order
  return coupon ? <Applied {...props} code={coupon.code} title={coupon.title ?? ''} /> : <Asking {...props} />
}

function Applied({ state, model, code, title }: PartProps & { readonly code: string; readonly title: string }) {
  const say = createSay(summaryTexts, model.language)
  const locked = isPaying(state.payment)
  return (
    <p className="rove-coupon">
      <span>{title || say('applied', { code })}</span>
      <button
        type="button"
        aria-disabled={locked}
        aria-label={say('remove', { code })}
        onClick={() => locked || model.setCoupon('')}
      >
        <CloseIcon />
      </button>
    </p>
  )
}

function Asking({ state, model }: PartProps) {
  const say = createSay(summaryTexts, model.language)
  const [code, setCode] = useState('')
  const [refused, setRefused] = useState(false)
  const told = state.problems.find(({ field }) => field === orderFields.coupon)?.message
  // Without the server's word nothing is known of the coupon.
  const why = state.notice === 'notSaved' ? createSay(checkoutTexts, model.language)('notSaved') : say('refused')
  const apply = async (event: FormEvent) => {
    event.preventDefault()
    if (!code.trim() || isPaying(state.payment)) return
    const taken = await model.setCoupon(code.trim())
    setRefused(!taken)
    if (taken) setCode('')
  }
  return (
    <form className="rove-coupon" noValidate onSubmit={apply}>
      <Field
        label={say('coupon')}
        name={orderFields.coupon}
        autoComplete="off"
        value={code}
        problem={refused ? (told ?? why) : undefined}
        onInput={setCode}
        inputProps={{ required: false }}
      />
      <button type="submit" className="rove-secondary" aria-disabled={isPaying(state.payment) || undefined}>
        {say('apply')}
      </button>
    </form>
  )
}
