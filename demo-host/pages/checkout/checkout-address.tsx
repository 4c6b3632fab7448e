/** @jsxImportSource hono/jsx */

import { type Country, countries, type Language, languageTag } from '../../../core/base/country/countries.rules'
import { countryName } from '../../../core/base/country/country-name.rules'
import { paneField } from '../../../core/shop/order/order-form.contract'
import { provincesOf } from '../../order/provinces'
import type { ShopCode } from '../../visitor/texts/texts'
import type { Visitor } from '../../visitor/visitor'
import { type FormState, SelectField, TextField } from './checkout-field'

interface AddressProps {
  pane: 'delivery' | 'billing'
  visitor: Visitor
  form: FormState
}

type Part = readonly [part: string, label: ShopCode, token: string, optional?: true]

const names: readonly [Part, Part] = [
  ['first_name', 'firstName', 'given-name'],
  ['last_name', 'lastName', 'family-name'],
]
/** Countries that write the family name first. */
const familyFirst = ['KR', 'HK']

/** The fields before the country, with their autofill tokens. */
const before: readonly Part[] = [
  ['company', 'company', 'organization', true],
  ['street1', 'street1', 'address-line1'],
  ['street2', 'street2', 'address-line2', true],
  ['city', 'city', 'address-level2'],
]

/** The fields of an address. Delivery is to the visitor's country; the billing address can be in any of the six. */
export function AddressFields({ pane, visitor, form }: AddressProps) {
  const { t, country } = visitor
  const section = pane === 'delivery' ? 'shipping' : 'billing'
  const offered = pane === 'delivery' ? [country] : countries
  const zones = offered.filter(({ code }) => provincesOf(code).length > 0)
  const field = (part: string) => paneField(pane, part)
  return (
    <div id={`${pane}-address-pane`} class="checkout__address">
      {[...(familyFirst.includes(country.code) ? names.toReversed() : names), ...before].map(
        ([part, label, token, optional]) => (
          <TextField
            name={field(part)}
            label={t(label)}
            form={form}
            autocomplete={`${section} ${token}`}
            {...(optional ? { optional: t('optional') } : {})}
          />
        ),
      )}
      <SelectField name={field('country')} label={t('country')} form={form} autocomplete={`${section} country`}>
        {offered.map((one) => (
          <option value={one.numeric} selected={form.value(field('country')) === `${one.numeric}`}>
            {countryName(languageTag(visitor.locale), one)}
          </option>
        ))}
      </SelectField>
      {zones.length > 0 && (
        <div id={`uc-store-address-${pane}-zone-wrapper`}>
          <SelectField
            name={field('zone')}
            label={t('province')}
            form={form}
            autocomplete={`${section} address-level1`}
          >
            <option value="0">{t('provinceChoose')}</option>
            {zones.length === 1 ? (
              <Provinces country={country} language={visitor.language} chosen={form.value(field('zone'))} />
            ) : (
              zones.map((one) => (
                <optgroup label={countryName(languageTag(visitor.locale), one)}>
                  <Provinces country={one} language={visitor.language} chosen={form.value(field('zone'))} />
                </optgroup>
              ))
            )}
          </SelectField>
        </div>
      )}
      <TextField
        name={field('postal_code')}
        label={t('postalCode')}
        form={form}
        autocomplete={`${section} postal-code`}
        {...(country.code === 'HK' ? { optional: t('optional') } : {})}
      />
      <TextField
        name={field('phone')}
        label={t('phone')}
        form={form}
        type="tel"
        autocomplete={`${section} tel-national`}
        inputmode="tel"
      />
    </div>
  )
}

interface ProvincesProps {
  country: Country
  language: Language
  chosen: string
}

function Provinces({ country: { code }, language, chosen }: ProvincesProps) {
  return (
    <>
      {provincesOf(code, language).map(({ id, name }) => (
        <option value={id} selected={chosen === `${id}`}>
          {name}
        </option>
      ))}
    </>
  )
}
