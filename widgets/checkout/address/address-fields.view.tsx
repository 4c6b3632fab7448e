/** One address: its fields as its country asks for them (ADDR-01, ADDR-03, ADDR-04). */
import { useRef } from 'react'
import { paneField } from '../../../core/contract/order-form'
import { has } from '../../../core/own'
import { createSay } from '../../../core/texts'
import { Field, SelectField } from '../../../core/ui/field'
import { type AddressField, countryOf, type PaneName } from '../checkout.rules'
import type { PartProps } from '../checkout.view'
import { mistakeOf } from '../checkout-mistakes.rules'
import { StreetField } from '../lookup/lookup-places.view'
import { PostcodeSearch } from '../lookup/lookup-postcode.view'
import {
  countriesOf,
  fieldsOf,
  keptOf,
  keyboardOf,
  labelOf,
  movedTo,
  rowOf,
  settledOf,
  type TextField,
  tokenOf,
} from './address.rules'
import { addressTexts } from './address.texts'

interface PaneProps extends PartProps {
  readonly pane: PaneName
}

/** @see PaneProps */
export function AddressFields(props: PaneProps) {
  const { pane, state, model } = props
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const say = createSay(addressTexts, model.language)
  const address = state.draft[pane]
  const { code } = countryOf(address, model.terms)
  const { postcode } = model.lookups
  const focus = (field: AddressField) =>
    fieldset.current?.querySelector<HTMLElement>(`[name="${paneField(pane, field)}"]`)?.focus()
  return (
    <fieldset className="rove-fields" ref={fieldset}>
      <legend>{say(pane)}</legend>
      <div className="rove-country">
        <CountryField {...props} />
      </div>
      {fieldsOf(code, model.zonesOf(address.country)).map((field) => (
        <div key={field} className={`rove-${field}`}>
          {field === 'zone' ? <ZoneField {...props} /> : <TextPart {...props} field={field} />}
          {field === 'postal_code' && rowOf(code).postcodeSearch && postcode && (
            <PostcodeSearch {...props} postcode={postcode} focus={focus} />
          )}
        </div>
      ))}
    </fieldset>
  )
}

function CountryField(props: PaneProps) {
  const { pane, state, model } = props
  const say = createSay(addressTexts, model.language)
  const offered = countriesOf(pane, state.order[pane], model.terms)
  return (
    <SelectField
      {...namesOf(props, 'country')}
      value={String(state.draft[pane].country)}
      options={offered.map(({ numeric, code }) => ({ value: String(numeric), label: say(code) }))}
      onInput={(value) => model.type(pane, movedTo(model.get().draft[pane], Number(value)))}
    />
  )
}

function ZoneField(props: PaneProps) {
  const { pane, state, model } = props
  const say = createSay(addressTexts, model.language)
  const address = state.draft[pane]
  const { noZone } = rowOf(countryOf(address, model.terms).code)
  const zones = model.zonesOf(address.country).map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <SelectField
      {...namesOf(props, 'zone')}
      value={String(address.zone)}
      options={[{ value: '0', label: say(noZone) }, ...zones]}
      onInput={(value) => model.type(pane, { zone: Number(value) })}
      onLeave={() => model.leave(`${pane}.zone`)}
    />
  )
}

function TextPart({ field, ...props }: PaneProps & { readonly field: TextField }) {
  const { pane, state, model } = props
  const address = state.draft[pane]
  // A browser that fills in many fields at once does not wait for this view: what is typed in is asked of the model.
  const draft = () => model.get().draft[pane]
  const shown = {
    ...namesOf(props, field),
    ...keyboardOf(countryOf(address, model.terms).code, field),
    value: address[field],
    onInput: (text: string) => model.type(pane, { [field]: keptOf(countryOf(draft(), model.terms).code, field, text) }),
    onLeave() {
      const settled = settledOf(draft(), field, model.terms)
      if (settled) model.type(pane, settled)
      model.leave(`${pane}.${field}`)
    },
  }
  const { places } = model.lookups
  return field === 'street1' && places ? <StreetField {...props} field={shown} places={places} /> : <Field {...shown} />
}

/** What each field is called, what is wrong with it, and what browsers fill it in by. */
function namesOf({ pane, state, model }: PaneProps, field: AddressField) {
  const say = createSay(addressTexts, model.language)
  const { code } = countryOf(state.draft[pane], model.terms)
  const mistake = mistakeOf(pane, field, state, model.terms)
  return {
    name: paneField(pane, field),
    label: say(labelOf(code, field)),
    autoComplete: tokenOf(pane, field),
    problem: mistake && (has(mistake, 'words') ? mistake.words : say(mistake.code)),
    optional: rowOf(code).optional.includes(field) ? say('optional') : undefined,
  }
}
