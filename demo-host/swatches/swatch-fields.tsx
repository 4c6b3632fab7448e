/** @jsxImportSource hono/jsx */
/** The fields of the swatch request’s address, with their values and problems. */

import { type CountryCode, countries, languageTag } from '../../core/base/country/countries.rules'
import { countryName } from '../../core/base/country/country-name.rules'
import { addressFormOf } from '../../core/shop/address/address-form.rules'
import { addressFieldOf, type SwatchField, swatchFields } from '../../core/shop/swatch-request/swatch.rules'
import { provincesOf } from '../order/provinces'
import type { ShopCode } from '../visitor/texts/texts'
import type { SwatchProps } from './swatch-props'
import { swatchWord } from './swatch-texts'

interface Row {
  readonly label: ShopCode
  readonly token: string
  readonly type?: 'email' | 'tel'
}

const rows: Readonly<Record<Exclude<SwatchField, 'country' | 'province'>, Row>> = {
  first_name: { label: 'firstName', token: 'given-name' },
  last_name: { label: 'lastName', token: 'family-name' },
  email: { label: 'email', token: 'email', type: 'email' },
  address1: { label: 'street1', token: 'address-line1' },
  address2: { label: 'street2', token: 'address-line2' },
  city: { label: 'city', token: 'address-level2' },
  postal_code: { label: 'postalCode', token: 'postal-code' },
  phone: { label: 'phone', token: 'tel-national', type: 'tel' },
}
const idOf = (field: string) => `edit-${field.replaceAll('_', '-')}`
/** The country of the page’s form at first: the visitor’s, if the page has it. */
export function firstCountry({ offered, visitor }: Pick<SwatchProps, 'offered' | 'visitor'>): CountryCode {
  return offered.includes(visitor.country.code) ? visitor.country.code : (offered[0] ?? 'US')
}

/** All fields, in the order of the country. */
export function SwatchFields(props: SwatchProps) {
  const form = addressFormOf(firstCountry(props))
  const placed = form.fields.flatMap((known) => swatchFields.find((field) => addressFieldOf(field) === known) ?? [])
  const [last, first] = [placed.indexOf('last_name'), placed.indexOf('first_name')]
  const names = last < first ? (['last_name', 'first_name'] as const) : (['first_name', 'last_name'] as const)
  const others = placed.filter((field) => field !== 'last_name' && field !== 'first_name')
  // Countries without provinces can be changed to one with them.
  const whole = others.includes('province')
    ? others
    : [...others.slice(0, -1), 'province' as const, ...others.slice(-1)]
  const withPostal = whole.includes('postal_code')
    ? whole
    : [...whole.slice(0, -1), 'postal_code' as const, ...whole.slice(-1)]
  return (
    <>
      {([...names, 'email', 'country', ...withPostal] as const).map((field) => (
        <Field {...props} field={field} isOptional={isOptional(form.optional, field)} />
      ))}
    </>
  )
}

function isOptional(optional: readonly string[], field: SwatchField): boolean {
  const known = addressFieldOf(field)
  return !!known && optional.includes(known)
}

type FieldProps = SwatchProps & { field: SwatchField; isOptional: boolean }

function Field(props: FieldProps) {
  const { field, isOptional, problems, visitor } = props
  const problem = problems.get(field)
  const label =
    field === 'country'
      ? swatchWord(visitor.language, 'country')
      : visitor.t(field === 'province' ? 'province' : rows[field].label)
  return (
    <div class={`form-item swatch-form__${field}`} data-rove-field={field}>
      <label for={idOf(field)}>
        {label} {isOptional && <span class="form-optional">{visitor.t('optional')}</span>}
      </label>
      <Control {...props} />
      {problem && (
        <p class="form-problem" id={`${idOf(field)}-problem`} data-rove-problem="">
          {problem}
        </p>
      )}
    </div>
  )
}

function Control(props: FieldProps) {
  const { field, isOptional, problems, values, visitor, offered } = props
  const problem = problems.get(field)
  const shared = {
    id: idOf(field),
    name: field,
    required: !isOptional && field !== 'province',
    'aria-invalid': problem ? ('true' as const) : undefined,
    'aria-describedby': problem ? `${idOf(field)}-problem` : undefined,
  }
  const tag = languageTag(visitor.locale)
  const nameOf = (code: CountryCode) => countries.filter((one) => one.code === code).map((one) => countryName(tag, one))
  if (field === 'country')
    return (
      <select {...shared} class="form-select" autocomplete="shipping country">
        {countries
          .filter(({ code }) => offered.includes(code))
          .map((one) => (
            <option
              value={one.numeric}
              selected={values.country ? values.country === `${one.numeric}` : one.code === firstCountry(props)}
            >
              {countryName(tag, one)}
            </option>
          ))}
      </select>
    )
  if (field === 'province')
    return (
      <select {...shared} class="form-select" autocomplete="shipping address-level1">
        <option value="">{visitor.t('provinceChoose')}</option>
        {countries
          .filter(({ code }) => offered.includes(code) && provincesOf(code).length > 0)
          .map(({ code, numeric }) => (
            <optgroup label={nameOf(code).join()} data-country={numeric}>
              {provincesOf(code, visitor.language).map((one) => (
                <option value={one.id} data-code={one.code} selected={values.province === `${one.id}`}>
                  {one.name}
                </option>
              ))}
            </optgroup>
          ))}
      </select>
    )
  const { token, type = 'text' } = rows[field]
  return (
    <input
      {...shared}
      type={type}
      class="form-text"
      value={values[field]}
      maxlength={255}
      autocomplete={field === 'email' ? token : `shipping ${token}`}
    />
  )
}
