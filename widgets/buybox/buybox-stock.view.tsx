/** Stock and delivery: one sentence each, below the price. */
import { leadDatesOf, type StockDisplay } from '../../core/shop/product/stock.rules'
import type { BuyboxState } from './buybox.machine'
import type { Offered } from './buybox.rules'
import type { BuyboxModel } from './buybox.types'
import { BuyboxUnopened } from './buybox-unopened.view'

interface StockProps {
  readonly state: BuyboxState
  readonly offered: Offered
  readonly model: BuyboxModel
}

/**
 * The stock of the chosen model, or of all models if none is in stock, and the lead time. Renders nothing if the
 * product cannot be delivered to the destination (BUY-01, DELIV-03).
 */
export function BuyboxStock({ state: { restricted }, offered: { stock, noneInStock }, model }: StockProps) {
  const { t, leadDate } = model
  if (restricted) return null
  const leaves = stock && leadDate(leadDatesOf(stock))
  const [text, tip] = stock ? sentence(stock, t) : [noneInStock ? t('nothingInStock') : '']
  return (
    <p part="stock" role="status" data-state={stock?.at ?? 'open'}>
      {text}
      {leaves && ` · ${leaves}`}
      {tip && <span className="tip"> {tip}</span>}
    </p>
  )
}

function sentence(stock: StockDisplay, t: BuyboxModel['t']): readonly [words: string, tip?: string | undefined] {
  switch (stock.at) {
    case 'hidden':
      return ['']
    case 'satellite':
    case 'in-stock':
      return [stock.left === undefined ? t('inStock') : t('left', { n: stock.left })]
    case 'pre-order':
      return [t('preOrder', { n: stock.count })]
    case 'message':
      return [stock.text, stock.tip]
    case 'disallowed':
    case 'sold-out':
      return [t('soldOut')]
  }
}

interface DeliveryProps {
  readonly state: BuyboxState
  readonly model: BuyboxModel
}

/** The destination, and a button to change it (DELIV-01, DELIV-03). */
export function BuyboxDelivery({ state, model }: DeliveryProps) {
  const { destination, restricted } = state
  const { t, open } = model
  const destinationText = destination && [destination.label, destination.postal].filter(Boolean).join(' ')
  return (
    <div part="delivery">
      {destinationText && <>{restricted ? destinationText : t('deliverTo', { place: destinationText })} · </>}
      <button type="button" part="delivery-button" onClick={() => open('delivery')}>
        {t(destinationText ? 'changeDelivery' : 'setDelivery')}
      </button>{' '}
      <BuyboxUnopened state={state} model={model} dialog="delivery" />
    </div>
  )
}
