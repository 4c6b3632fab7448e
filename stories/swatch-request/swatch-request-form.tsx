/** The server's form of a swatch request, in the language of the story's page. */

import { type CountryCode, countries, languageTag } from '../../core/base/country/countries.rules'
import { readMarket } from '../../core/base/country/country.setting'
import { countryName } from '../../core/base/country/country-name.rules'
import { createTextLookup } from '../../core/base/texts/texts'
import { addressFieldTexts } from '../../core/shop/address/address.texts'
import { addressFormOf, labelOf } from '../../core/shop/address/address-form.rules'
import { addressFieldOf, type SwatchField, swatchFields } from '../../core/shop/swatch-request/swatch.rules'
import { provincesOf } from '../../demo-host/order/provinces'
import { fabricName } from '../../demo-host/swatches/fabric-names'
import { fabrics } from '../../demo-host/swatches/fabrics'
import { type SwatchWord, swatchWord } from '../../demo-host/swatches/swatch-texts'
import { shopTexts } from '../../demo-host/visitor/texts/texts'
import { pictureOf } from '../kit/pictures'

type Values = Readonly<Partial<Record<SwatchField, string>>>

interface FormProps {
  readonly country: CountryCode
  readonly values: Values
}

const language = () => readMarket().language
const word = (code: SwatchWord) => swatchWord(language(), code)
const idOf = (field: SwatchField) => `story-${field}`

function labelFor(country: CountryCode, field: SwatchField): string {
  if (field === 'email') return shopTexts[language()].email
  const t = createTextLookup(addressFieldTexts, language())
  const known = addressFieldOf(field)
  if (!known) return t('country')
  return t(labelOf(country, known)) + (addressFormOf(country).optional.includes(known) ? ` ${t('optional')}` : '')
}

function Control({ field, country, values }: FormProps & { readonly field: SwatchField }) {
  const shared = { id: idOf(field), name: field }
  if (field === 'country')
    return (
      <select {...shared} defaultValue={countries.find(({ code }) => code === country)?.numeric}>
        {countries.map((one) => (
          <option value={one.numeric} key={one.code}>
            {countryName(languageTag(readMarket().locale), one)}
          </option>
        ))}
      </select>
    )
  if (field === 'province')
    return (
      <select {...shared} defaultValue={values.province}>
        <option value="">{word('choose')}</option>
        {countries
          .filter(({ code }) => provincesOf(code).length > 0)
          .map(({ code, numeric }) => (
            <optgroup label={code} data-country={numeric} key={code}>
              {provincesOf(code, language()).map(({ id, name }) => (
                <option value={id} key={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
      </select>
    )
  return <input {...shared} defaultValue={values[field]} />
}

/** Six fabrics and an address with these values. */
export function SwatchRequestForm(props: FormProps) {
  return (
    <form>
      <input type="hidden" name="operation" defaultValue="story" />
      <section data-rove-swatches="list">
        <h2>{word('listTitle')}</h2>
        <ul>
          {fabrics.slice(0, 6).map((fabric) => (
            <li data-rove-swatches="swatch" key={fabric.oid}>
              <label htmlFor={fabric.oid}>
                <img src={pictureOf(`fabric-${fabric.picture}`)} alt="" width="96" height="96" />{' '}
                {fabricName(fabric, language())}
              </label>{' '}
              <input
                type="checkbox"
                id={fabric.oid}
                name="swatches[]"
                value={fabric.oid}
                data-name={fabricName(fabric, language())}
              />{' '}
              <label htmlFor={fabric.oid} data-rove-swatches="choose">
                {word('select')}
              </label>
            </li>
          ))}
        </ul>
      </section>
      <section data-rove-swatches="address">
        <h2>{word('addressTitle')}</h2>
        {swatchFields.map((field) => (
          <p data-rove-field={field} key={field}>
            <label htmlFor={idOf(field)}>{labelFor(props.country, field)}</label>
            <br />
            <Control {...props} field={field} />
          </p>
        ))}
      </section>
      <button type="submit">{word('send')}</button>
    </form>
  )
}
