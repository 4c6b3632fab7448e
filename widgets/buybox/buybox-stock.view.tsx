/** Whether it is there and whether it can come: one plain sentence each under the price. */
import { hasPostalCheck } from '../../core/domain/postal-check'
import { leadDatesOf, type StockDisplay } from '../../core/domain/stock'
import type { BuyboxState } from './buybox.machine'
import type { BuyboxModel } from './buybox.model'
import type { Offered } from './buybox.rules'
import { BuyboxUnopened } from './buybox-unopened.view'

interface StockProps {
  readonly state: BuyboxState
  readonly offered: Offered
  readonly model: BuyboxModel
}

/**
 * What is said of the chosen model, or of all where none is in stock, and when it leaves. Nothing where it cannot go to
 * the destination. Source: document 1, section 4 (BUY-01, DELIV-03).
 */
export function BuyboxStock({ state: { restricted }, offered: { stock, nothing }, model }: StockProps) {
  const { say, leadDate } = model
  if (restricted) return null
  const leaves = stock && leadDate(leadDatesOf(stock))
  const [words, tip] = stock ? sentence(stock, say) : [nothing ? say('nothingInStock') : '']
  return (
    <p part="stock" role="status" data-state={stock?.at ?? 'open'}>
      {words}
      {leaves && ` · ${leaves}`}
      {tip && <span className="tip"> {tip}</span>}
    </p>
  )
}

function sentence(stock: StockDisplay, say: BuyboxModel['say']): readonly [words: string, tip?: string | undefined] {
  switch (stock.at) {
    case 'hidden':
      return ['']
    case 'satellite':
    case 'in-stock':
      return [stock.left === undefined ? say('inStock') : say('left', { n: stock.left })]
    case 'pre-order':
      return [say('preOrder', { n: stock.count })]
    case 'message':
      return [stock.text, stock.tip]
    case 'disallowed':
    case 'sold-out':
      return [say('soldOut')]
  }
}

interface DeliveryProps {
  readonly state: BuyboxState
  readonly model: BuyboxModel
}

/**
 * Where it goes, and the way to say so, where the shop knows postal codes. Source: document 1, sections 4 and 5 (DELIV-01
 * to DELIV-03).
 */
export function BuyboxDelivery({ state, model }: DeliveryProps) {
  const { destination, restricted } = state
  const { say, open, country } = model
  if (!hasPostalCheck(country.code)) return null
  const place = destination && [destination.label, destination.postal].filter(Boolean).join(' ')
  return (
    <div part="delivery">
      {place && <>{restricted ? place : say('deliverTo', { place })} · </>}
      <button type="button" part="delivery-button" onClick={() => open('delivery')}>
        {say(place ? 'changeDelivery' : 'setDelivery')}
      </button>{' '}
      <BuyboxUnopened state={state} model={model} dialog="delivery" />
    </div>
  )
}
