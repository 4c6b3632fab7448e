/** The buttons that add to the cart, or the button that opens the notify-me dialog (BUY-03, BUY-05). */
import { readMarket } from '../../core/base/country/country.setting'
import { has } from '../../core/base/input/own'
import { createTextLookup } from '../../core/base/texts/texts'
import { atEdge } from '../../core/view/edge/edge'
import type { BuyboxState } from './buybox.machine'
import type { Offered } from './buybox.rules'
import type { BuyboxCode } from './buybox.texts'
import type { BuyboxModel } from './buybox.types'
import { restrictedTexts } from './buybox-restricted.texts'
import { BuyboxUnopened } from './buybox-unopened.view'
import type { ProtectionOffer } from './protection/protection.rules'

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

/** If the product cannot be delivered to the destination, a message replaces the buttons (DELIV-03). */
export function BuyboxPurchase(props: PurchaseProps) {
  const { destination, restricted } = props.state
  return (
    <div part="purchase" ref={atAction}>
      {restricted ? (
        <p part="restricted" role="alert">
          {createTextLookup(restrictedTexts, readMarket().language)('restricted', {
            postal: destination?.postal ?? '',
          })}
        </p>
      ) : (
        <Buttons {...props} />
      )}
    </div>
  )
}

function Buttons({ state, model, offered }: PurchaseProps) {
  const { t } = model
  const { purchase } = state
  const outcome = outcomes[purchase.at]
  const adding = purchase.at === 'adding'
  return (
    <>
      <p part="message" role="status" data-state={purchase.at}>
        {(has(purchase, 'message') && purchase.message) || (outcome && t(outcome))}
      </p>
      {offered.model === undefined || offered.buyable ? (
        <div className="buttons">
          <button type="button" part="button" aria-disabled={adding} onClick={model.add}>
            {t(adding ? 'adding' : 'addToCart')}
          </button>
          <button type="button" part="checkout-button" aria-disabled={adding} onClick={model.checkout}>
            {t('checkout')}
          </button>
        </div>
      ) : offered.stock?.at === 'hidden' ? (
        <button type="button" part="button" disabled>
          {t('soldOut')}
        </button>
      ) : (
        <>
          <button type="button" part="notify-button" onClick={() => model.open('notify')}>
            {t('soldOutNotify')}
          </button>
          <BuyboxUnopened state={state} model={model} dialog="notify" />
        </>
      )}
    </>
  )
}

/** The protection plans that are offered for the model. */
export function BuyboxProtection({ state, model }: Omit<PurchaseProps, 'offered'>) {
  const { offers, protection } = state
  const { t, money } = model
  const nameOf = ({ term, title }: ProtectionOffer) => (term === undefined ? title : t('years', { n: term }))
  if (offers.length === 0) return null
  return (
    <fieldset part="protection">
      <legend>{t('protection')}</legend>
      <div className="choices">
        {[undefined, ...offers].map((offer) => (
          <label key={offer?.id ?? ''} className="chip plan" data-chosen={offer?.id === protection || undefined}>
            <input
              type="radio"
              name="protection"
              checked={offer?.id === protection}
              onChange={() => model.takeProtection(offer?.id)}
            />
            <span>{offer ? nameOf(offer) : t('noProtection')}</span>
            {offer && <span className="amount">{money(offer.charge)}</span>}
          </label>
        ))}
      </div>
      <button type="button" part="protection-button" onClick={() => model.open('protection')}>
        {t('whatIsCovered')}
      </button>
      <BuyboxUnopened state={state} model={model} dialog="protection" />
    </fieldset>
  )
}
