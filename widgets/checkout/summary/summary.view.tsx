/** The order summary: lines and totals. On a phone it is collapsed, with the total visible (CHK-03, PROC-01). */
import { useState } from 'react'
import { createTextLookup } from '../../../core/base/texts/texts'
import type { OrderLine } from '../../../core/shop/order/order.contract'
import { leadTime } from '../../../core/shop/product/lead-time.rules'
import type { PartProps } from '../checkout.types'
import type { CheckoutState } from '../checkout-state.types'
import { summaryTexts } from './summary.texts'
import { Coupon } from './summary-coupon.view'

type Props = PartProps<'cartUrl' | 'get' | 'language' | 'money' | 'safeUrl' | 'setCoupon' | 'settings'>

/** Whether the order can no longer be changed here. */
const isOver = ({ payment }: CheckoutState) => ['checking', 'held', 'paid'].includes(payment.at)

/** @see PartProps */
export function SummaryView(props: Props) {
  const { state, model } = props
  const { order } = state
  const t = createTextLookup(summaryTexts, model.language)
  const [unfolded, setUnfolded] = useState(false)
  return (
    <aside className="rove-order" data-state={unfolded ? 'open' : 'folded'} aria-label={t('title')}>
      <h2 className="rove-wide">{t('title')}</h2>
      <button type="button" className="rove-fold" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
        <span>{t(unfolded ? 'title' : 'show')}</span> <strong>{model.money(order.due)}</strong>
      </button>
      <div className="rove-content">
        <ul className="rove-lines">
          {order.lines.map((line) => (
            <li key={line.title + line.options.join() + line.protection}>
              <Line line={line} model={model} />
            </li>
          ))}
        </ul>
        <p>
          <a href={model.cartUrl}>{t('edit')}</a>
        </p>
        {!isOver(state) && <Coupon {...props} />}
        <dl className="rove-totals">
          {order.totals.map(({ id, title, amount }) => (
            <Row key={id} title={title} amount={id === 'shipping' && amount === 0 ? t('free') : model.money(amount)} />
          ))}
          <Row title={t('total')} amount={model.money(order.total)} className="rove-sum" />
          {order.due !== order.total && (
            <>
              {order.credit?.active && <Row title={t('credit')} amount={model.money(order.due - order.total)} />}
              <Row title={t('toPay')} amount={model.money(order.due)} className="rove-sum" />
            </>
          )}
        </dl>
        <p className="visually-hidden" role="status">
          {t('total')} {model.money(order.total)}
        </p>
      </div>
    </aside>
  )
}

interface RowProps {
  readonly title: string
  readonly amount: string
  readonly className?: string
}

function Row({ title, amount, className }: RowProps) {
  return (
    <div className={className}>
      <dt>{title}</dt>
      <dd>{amount}</dd>
    </div>
  )
}

interface LineProps extends Pick<Props, 'model'> {
  readonly line: OrderLine
}

function Line({ line, model }: LineProps) {
  const t = createTextLookup(summaryTexts, model.language)
  const image = line.image ? model.safeUrl(line.image) : undefined
  return (
    <>
      {image ? <img src={image} alt="" width="64" height="80" loading="lazy" /> : <span className="rove-blank" />}
      <div>
        <p className="rove-name">{line.title}</p>
        <p className="rove-hint">{[...line.options, t('qty', { n: line.qty })].join(' · ')}</p>
        <EachPrice line={line} model={model} />
        {line.protection && <p className="rove-hint">{line.protection}</p>}
        <p className="rove-hint">{leadTime(model.settings.country.code, model.language, line)}</p>
      </div>
      <p className="rove-amount">{model.money(line.total)}</p>
    </>
  )
}

/**
 * The price of one item, if it differs from the line's amount. Members also see the regular price, struck (MEMB-01).
 */
function EachPrice({ line: { price, regular, total }, model }: LineProps) {
  const t = createTextLookup(summaryTexts, model.language)
  const isOther = price != null && total !== price
  if (regular == null && !isOther) return null
  return (
    <p className="rove-hint">
      {regular != null && <span className="rove-member">{t('member')} </span>}
      {isOther && t('each', { price: model.money(price) })}
      {regular != null && (
        <>
          <span className="visually-hidden"> {t('regular')}</span> <s>{model.money(regular)}</s>
        </>
      )}
    </p>
  )
}
