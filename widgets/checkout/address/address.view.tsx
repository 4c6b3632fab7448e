/** Where it goes and who is billed: the addresses, the shipping quote that follows from them, and Continue. */
import type { FormEvent } from 'react'
import type { Address } from '../../../core/contract/order'
import { addressLines } from '../../../core/domain/address-lines'
import { createSay } from '../../../core/texts'
import { countryOf, needsQuote } from '../checkout.rules'
import type { PartProps } from '../checkout.view'
import { Continue } from '../checkout-continue.view'
import { addressTexts } from './address.texts'
import { AddressFields } from './address-fields.view'
import { QuoteSection } from './address-quote.view'

/** @see PartProps */
export function AddressStep(props: PartProps) {
  const { state, model } = props
  const say = createSay(addressTexts, model.language)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    model.proceed()
  }
  return (
    <form className="rove-address" noValidate onSubmit={submit}>
      <AddressFields pane="delivery" {...props} />
      <label className="rove-tick">
        <input
          type="checkbox"
          name="panes[billing][copy_address]"
          value="1"
          checked={state.draft.copyAddress}
          onChange={(event) => model.copyAddress(event.currentTarget.checked)}
        />
        {say('copy')}
      </label>
      {!state.draft.copyAddress && <AddressFields pane="billing" {...props} />}
      {needsQuote(state.order) && <QuoteSection {...props} />}
      <Continue {...props} />
    </form>
  )
}

/** What is said of the step once it is completed. */
export function addressSummary({ state: { order }, model }: PartProps) {
  const say = createSay(addressTexts, model.language)
  const inWords = (address: Address): string => {
    const { code } = countryOf(address, model.terms)
    const zone = model.zonesOf(address.country).find(({ id }) => id === address.zone)?.name ?? ''
    return addressLines(code, model.language, { ...address, zone, country: say(code) }).join(', ')
  }
  const quote = order.quotes.find(({ id }) => id === order.quote)
  return (
    <>
      <p>{inWords(order.delivery)}</p>
      {!order.copy_address && (
        <p>
          <span className="rove-hint">{say('billing')}</span> {inWords(order.billing)}
        </p>
      )}
      {needsQuote(order) && quote && <p>{quote.title}</p>}
    </>
  )
}
