/** The address step: shipping and billing address, the shipping quote, Continue. */
import type { FormEvent } from 'react'
import { countryName } from '../../../core/base/country/country-name.rules'
import { createTextLookup } from '../../../core/base/texts/texts'
import { addressLines } from '../../../core/shop/address/address-lines.rules'
import type { Address } from '../../../core/shop/order/order.contract'
import { SwitchInput } from '../../../core/view/form/switch-input'
import { countryOf, needsQuote } from '../checkout.rules'
import type { PartProps } from '../checkout.types'
import { Continue } from '../navigation/navigation-continue.view'
import { addressTexts } from './address.texts'
import { AddressFields } from './address-fields.view'
import { QuoteSection } from './address-quote.view'

type Props = PartProps<
  | 'chooseQuote'
  | 'contactUrl'
  | 'copyAddress'
  | 'get'
  | 'language'
  | 'lookups'
  | 'proceed'
  | 'quoteAgain'
  | 'report'
  | 'settings'
  | 'touch'
  | 'type'
  | 'zonesOf'
>

/** @see PartProps */
export function AddressStep(props: Props) {
  const { state, model } = props
  const t = createTextLookup(addressTexts, model.language)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    model.proceed()
  }
  return (
    <form className="rove-address" noValidate onSubmit={submit}>
      <AddressFields pane="delivery" {...props} />
      <label className="rove-tick">
        <SwitchInput
          type="checkbox"
          name="panes[billing][copy_address]"
          value="1"
          checked={state.draft.copyAddress}
          onSwitch={model.copyAddress}
        />
        {t('copy')}
      </label>
      {!state.draft.copyAddress && <AddressFields pane="billing" {...props} />}
      {needsQuote(state.order) && <QuoteSection {...props} />}
      <Continue {...props} />
    </form>
  )
}

/** The summary of the completed step. */
export function addressSummary({ state: { order }, model }: Props) {
  const t = createTextLookup(addressTexts, model.language)
  const inWords = (address: Address): string => {
    const country = countryOf(address, model.settings)
    const zone = model.zonesOf(address.country).find(({ id }) => id === address.zone)?.name ?? ''
    const written = { ...address, zone, country: countryName(model.language, country) }
    return addressLines(country.code, model.language, written).join(', ')
  }
  const quote = order.quotes.find(({ id }) => id === order.quote)
  return (
    <>
      <p>{inWords(order.delivery)}</p>
      {!order.copy_address && (
        <p>
          <span className="rove-hint">{t('billing')}</span> {inWords(order.billing)}
        </p>
      )}
      {needsQuote(order) && quote && <p>{quote.title}</p>}
    </>
  )
}
