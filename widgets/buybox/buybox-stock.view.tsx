/** Whether it is there and whether it can come: one plain sentence each under the price. */
import type { StockDisplay } from '../../core/domain/stock'
import type { BuyboxState } from './buybox.machine'
import type { BuyboxModel } from './buybox.model'
import type { Offered } from './buybox.rules'

interface StockProps {
  readonly offered: Offered
  readonly say: BuyboxModel['say']
}

/** What is said of the chosen model, or of all where none is in stock. Source: document 1, section 4 (BUY-01). */
export function BuyboxStock({ offered: { stock, nothing }, say }: StockProps) {
  const [words, tip] = stock ? sentence(stock, say) : [nothing ? say('nothingInStock') : '', undefined]
  return (
    <p part="stock" role="status" data-state={stock?.at ?? 'open'}>
      {words}
      {tip && <span className="tip"> {tip}</span>}
    </p>
  )
}

function sentence(stock: StockDisplay, say: BuyboxModel['say']): readonly [string, string | undefined] {
  switch (stock.at) {
    case 'hidden':
      return ['', undefined]
    case 'satellite':
    case 'in-stock':
      return [
        withDate(stock.left === undefined ? say('inStock') : say('left', { n: stock.left }), 'ships', stock.ships, say),
        undefined,
      ]
    case 'pre-order':
      return [withDate(say('preOrder', { n: stock.count }), 'expected', stock.expected, say), undefined]
    case 'message':
      return [stock.text, stock.tip]
    case 'disallowed':
    case 'sold-out':
      return [say('soldOut'), undefined]
  }
}

function withDate(
  words: string,
  code: 'ships' | 'expected',
  date: string | undefined,
  say: BuyboxModel['say'],
): string {
  return date ? `${words}, ${say(code, { date })}` : words
}

interface DeliveryProps {
  readonly state: BuyboxState
  readonly model: BuyboxModel
}

/** Where it goes, and the way to say so. Source: document 1, section 4 (DELIV-01, DELIV-03). */
export function BuyboxDelivery({ state: { destination, restricted }, model: { say, open } }: DeliveryProps) {
  const place = destination && [destination.label, destination.postal].filter(Boolean).join(' ')
  return (
    <p part="delivery">
      {place && <>{restricted ? place : say('deliverTo', { place })} · </>}
      <button type="button" part="delivery-button" onClick={() => open('delivery')}>
        {say(place ? 'changeDelivery' : 'setDelivery')}
      </button>
    </p>
  )
}
