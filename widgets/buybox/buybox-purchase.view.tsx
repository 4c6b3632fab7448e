/** The way into the cart, or to being told when it is back. Source: document 1, section 4 (BUY-03, BUY-05). */
import { has } from '../../core/own'
import { atEdge } from '../../core/ui/edge'
import type { BuyboxState, ProtectionOffer } from './buybox.machine'
import type { BuyboxModel } from './buybox.model'
import type { Offered } from './buybox.rules'
import type { BuyboxCode } from './buybox.texts'
import { BuyboxUnopened } from './buybox-unopened.view'

interface PurchaseProps {
  readonly state: BuyboxState
  readonly model: BuyboxModel
  readonly offered: Offered
}

const outcomes: Readonly<Partial<Record<BuyboxState['purchase']['at'], BuyboxCode>>> = {
  incomplete: 'selectAll',
  added: 'added',
  failed: 'failed',
}

const atAction = atEdge('action')

/** Where the product cannot go to the destination, that stands in the buttons' place (DELIV-03). */
export function BuyboxPurchase({ state, model, offered }: PurchaseProps) {
  const { say } = model
  const { destination, restricted, purchase } = state
  if (restricted)
    return (
      <div part="purchase" ref={atAction}>
        <p part="restricted" role="alert">
          {say('restricted', { postal: destination?.postal ?? '' })}
        </p>
      </div>
    )
  const outcome = outcomes[purchase.at]
  const adding = purchase.at === 'adding'
  return (
    <div part="purchase" ref={atAction}>
      <p part="message" role="status" data-state={purchase.at}>
        {(has(purchase, 'message') && purchase.message) || (outcome && say(outcome))}
      </p>
      {offered.model === undefined || offered.buyable ? (
        <div className="buttons">
          <button type="button" part="button" aria-disabled={adding} onClick={model.add}>
            {say(adding ? 'adding' : 'addToCart')}
          </button>
          <button type="button" part="checkout-button" aria-disabled={adding} onClick={model.checkout}>
            {say('checkout')}
          </button>
        </div>
      ) : offered.stock?.at === 'hidden' ? (
        <button type="button" part="button" disabled>
          {say('soldOut')}
        </button>
      ) : (
        <>
          <button type="button" part="notify-button" onClick={() => model.open('notify')}>
            {say('soldOutNotify')}
          </button>
          <BuyboxUnopened state={state} model={model} dialog="notify" />
        </>
      )}
    </div>
  )
}

/** The plans that can be had with it. */
export function BuyboxProtection({ state, model }: Omit<PurchaseProps, 'offered'>) {
  const { offers, protection } = state
  const { say, money } = model
  const nameOf = ({ term, title }: ProtectionOffer) => (term === undefined ? title : say('years', { n: term }))
  if (offers.length === 0) return null
  return (
    <fieldset part="protection">
      <legend>{say('protection')}</legend>
      <div className="choices">
        {[undefined, ...offers].map((offer) => (
          <label key={offer?.id ?? ''} className="chip plan">
            <input
              type="radio"
              name="protection"
              checked={offer?.id === protection}
              onChange={() => model.takeProtection(offer?.id)}
            />
            <span>{offer ? nameOf(offer) : say('noProtection')}</span>
            {offer && <span className="amount">{money(offer.charge)}</span>}
          </label>
        ))}
      </div>
      <button type="button" part="protection-button" onClick={() => model.open('protection')}>
        {say('whatIsCovered')}
      </button>
      <BuyboxUnopened state={state} model={model} dialog="protection" />
    </fieldset>
  )
}
