/** One address: the fields of its country (ADDR-01, ADDR-03, ADDR-04). */

import { useRef } from 'react'
import { countryName } from '../../../core/base/country/country-name.rules'
import { has } from '../../../core/base/input/own'
import { createTextLookup } from '../../../core/base/texts/texts'
import { addressFieldTexts } from '../../../core/shop/address/address.texts'
import { addressFormOf, labelOf } from '../../../core/shop/address/address-form.rules'
import { paneField } from '../../../core/shop/order/order-form.contract'
import { Field, SelectField } from '../../../core/view/form/field'
import { type AddressField, countryOf, type PaneName } from '../checkout.rules'
import type { PartProps } from '../checkout.types'
import { fieldErrorOf } from '../errors/errors-field.rules'
import { StreetField } from '../lookup/lookup-places.view'
import { PostcodeButton } from '../lookup/lookup-postcode.view'
import { autocompleteOf, countriesOf, countryChange, fieldsOf, keyboardOf, type TextField } from './address.rules'
import { addressTexts } from './address.texts'

type Props = PartProps<'get' | 'language' | 'lookups' | 'report' | 'settings' | 'touch' | 'type' | 'zonesOf'>

interface PaneProps extends Props {
  readonly pane: PaneName
}

/** @see PaneProps */
export function AddressFields(props: PaneProps) {
  const { pane, state, model } = props
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const t = createTextLookup(addressTexts, model.language)
  const address = state.draft[pane]
  const { code } = countryOf(address, model.settings)
  const search = addressFormOf(code).postcodeSearch ? model.lookups.postcode : undefined
  const focus = (field: AddressField) =>
    fieldset.current?.querySelector<HTMLElement>(`[name="${paneField(pane, field)}"]`)?.focus()
  return (
    <fieldset className="rove-fields" ref={fieldset}>
      <legend>{t(pane)}</legend>
      <div className="rove-country">
        <CountryField {...props} />
      </div>
      {fieldsOf(code, model.zonesOf(address.country)).map((field) => (
        <div key={field} className={`rove-${field}${field === 'postal_code' && search ? ' rove-searched' : ''}`}>
          {field === 'zone' ? <ZoneField {...props} /> : <TextPart {...props} field={field} />}
          {field === 'postal_code' && search && <PostcodeButton {...props} postcode={search} focus={focus} />}
        </div>
      ))}
    </fieldset>
  )
}

function CountryField(props: PaneProps) {
  const { pane, state, model } = props
  const offered = countriesOf(pane, state.order[pane], model.settings)
  return (
    <SelectField
      {...namesOf(props, 'country')}
      value={String(state.draft[pane].country)}
      options={offered.map((country) => ({
        value: String(country.numeric),
        label: countryName(model.language, country),
      }))}
      onInput={(value) => model.type(pane, countryChange(model.get().draft[pane], Number(value)))}
    />
  )
}

function ZoneField(props: PaneProps) {
  const { pane, state, model } = props
  const t = createTextLookup(addressFieldTexts, model.language)
  const address = state.draft[pane]
  const { noZone } = addressFormOf(countryOf(address, model.settings).code)
  const zones = model.zonesOf(address.country).map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <SelectField
      {...namesOf(props, 'zone')}
      value={String(address.zone)}
      options={[{ value: '0', label: t(noZone) }, ...zones]}
      onInput={(value) => model.type(pane, { zone: Number(value) })}
      onLeave={() => model.touch(`${pane}.zone`)}
    />
  )
}

function TextPart({ field, ...props }: PaneProps & { readonly field: TextField }) {
  const { pane, state, model } = props
  const address = state.draft[pane]
  const shown = {
    ...namesOf(props, field),
    ...keyboardOf(countryOf(address, model.settings).code, field),
    value: address[field],
    onInput: (text: string) => model.type(pane, { [field]: text }),
    onLeave: () => model.touch(`${pane}.${field}`),
  }
  const { places } = model.lookups
  return field === 'street1' && places ? <StreetField {...props} field={shown} places={places} /> : <Field {...shown} />
}

/** A field's label, error and `autocomplete` token. */
function namesOf({ pane, state, model }: PaneProps, field: AddressField) {
  const t = createTextLookup(addressFieldTexts, model.language)
  const { code } = countryOf(state.draft[pane], model.settings)
  const error = fieldErrorOf(pane, field, state, model.settings)
  return {
    name: paneField(pane, field),
    label: t(labelOf(code, field)),
    autoComplete: autocompleteOf(pane, field),
    error: error && (has(error, 'message') ? error.message : t(error.code)),
    optional: addressFormOf(code).optional.includes(field) ? t('optional') : undefined,
  }
}
