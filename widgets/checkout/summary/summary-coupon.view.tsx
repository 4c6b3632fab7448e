/** The coupon pane: one code at a time. */
import { type FormEvent, useState } from 'react'
import { typedCode } from '../../../core/base/input/typed.rules'
import { createTextLookup } from '../../../core/base/texts/texts'
import { orderFields } from '../../../core/shop/order/order-form.contract'
import { CloseIcon } from '../../../core/view/dialog/close-icon'
import { useKeptFocus } from '../../../core/view/element/use-kept-focus'
import { Field } from '../../../core/view/form/field'
import { checkoutTexts } from '../checkout.texts'
import type { PartProps } from '../checkout.types'
import { isPaying } from '../payment/payment.machine'
import { summaryTexts } from './summary.texts'

type Props = PartProps<'get' | 'language' | 'setCoupon'>

/** @see PartProps */
export function Coupon(props: Props) {
  const { coupon } = props.state.order
  const pane = useKeptFocus<HTMLDivElement>((kept) => kept.querySelector<HTMLElement>('input, button')?.focus())
  return (
    <div ref={pane}>
      {coupon ? <AppliedCoupon {...props} code={coupon.code} title={coupon.title ?? ''} /> : <CouponForm {...props} />}
    </div>
  )
}

function AppliedCoupon({ state, model, code, title }: Props & { readonly code: string; readonly title: string }) {
  const t = createTextLookup(summaryTexts, model.language)
  const locked = isPaying(state.payment)
  return (
    <p className="rove-coupon">
      <span>{title || t('applied', { code })}</span>
      <button
        type="button"
        aria-disabled={locked}
        aria-label={t('remove', { code })}
        onClick={() => locked || model.setCoupon('')}
      >
        <CloseIcon />
      </button>
    </p>
  )
}

function CouponForm({ state, model }: Props) {
  const t = createTextLookup(summaryTexts, model.language)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  /** The server's message about the coupon; else the notice or a general message. */
  const errorText = () => {
    const { problems, notice } = model.get()
    const message = problems.find(({ field }) => field === orderFields.coupon)?.message
    return message ?? (notice ? createTextLookup(checkoutTexts, model.language)(notice) : t('refused'))
  }
  const apply = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = typedCode(code)
    if (!wanted || isPaying(state.payment)) return
    const accepted = await model.setCoupon(wanted)
    setProblem(accepted ? undefined : errorText())
    if (accepted) setCode('')
  }
  return (
    <form className="rove-coupon" noValidate onSubmit={apply}>
      <Field
        label={t('coupon')}
        name={orderFields.coupon}
        autoComplete="off"
        value={code}
        error={problem}
        onInput={setCode}
        inputProps={{ required: false }}
      />
      <button type="submit" className="rove-secondary" aria-disabled={isPaying(state.payment) || undefined}>
        {t('apply')}
      </button>
    </form>
  )
}
