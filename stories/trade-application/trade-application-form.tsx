/** The server's form of a trade application, in the language of the story's page. */
import { readMarket } from '../../core/base/country/country.setting'
import { type TradeField, tradeSteps } from '../../core/shop/trade/trade.rules'
import { provincesOf } from '../../demo-host/order/provinces'
import marketingCss from '../../demo-host/theme/css/marketing.css?inline'
import tradeCss from '../../demo-host/theme/css/trade.css?inline'
import { type TradeWord, tradeWord } from '../../demo-host/trade/trade-texts'

type Values = Readonly<Partial<Record<TradeField, string>>>

interface FieldProps {
  readonly name: TradeField
  readonly value: string
}

const word = (code: TradeWord) => tradeWord(readMarket().language, code)
const idOf = (name: TradeField) => `story-${name}`
const labelOf = (name: TradeField) => word(name === 'title' ? 'jobTitle' : name)
const headings: readonly TradeWord[] = ['stepContact', 'stepBusiness', 'stepFiles', 'stepSurvey']

/** The choices of radio buttons. */
const radios: Readonly<Partial<Record<TradeField, readonly TradeWord[]>>> = {
  country: ['CA', 'US'],
  service_area: ['states', 'provinces'],
  tax_exempt: ['yes', 'no'],
}
/** The options of lists. */
const options: Readonly<Partial<Record<TradeField, readonly TradeWord[]>>> = {
  company_type: ['interior', 'architect', 'hospitality', 'staging', 'other'],
  survey_2: ['homes', 'hotels', 'offices', 'restaurants'],
}

function Radios({ name, value, choices }: FieldProps & { readonly choices: readonly TradeWord[] }) {
  return (
    <div className="form-item" role="radiogroup" data-rove-field={name} aria-labelledby={idOf(name)}>
      <p className="trade-form__legend" id={idOf(name)}>
        {labelOf(name)}
      </p>
      {choices.map((choice) => (
        <label className="trade-form__choice" key={choice}>
          <input type="radio" name={name} value={choice} defaultChecked={value === choice} />
          {word(choice)}
        </label>
      ))}
    </div>
  )
}

function Regions({ country }: { readonly country: 'CA' | 'US' }) {
  return provincesOf(country, readMarket().language).map(({ code, name }) => (
    <option value={`${country}-${code}`} key={code}>
      {name}
    </option>
  ))
}

function Options({ name }: { readonly name: TradeField }) {
  if (name === 'service_states') return <Regions country="US" />
  if (name === 'service_provinces') return <Regions country="CA" />
  if (name === 'province')
    return (['CA', 'US'] as const).map((country) => (
      <optgroup label={word(country)} data-country={country} key={country}>
        <Regions country={country} />
      </optgroup>
    ))
  return options[name]?.map((option) => (
    <option value={option} key={option}>
      {word(option)}
    </option>
  ))
}

function Control({ name, value }: FieldProps) {
  const shared = { id: idOf(name), name }
  if (name === 'card_upload' || name === 'licence_upload')
    return (
      <>
        <input type="hidden" name={name} />
        <input type="file" id={shared.id} />
      </>
    )
  if (options[name] || /province|states/.test(name))
    return (
      <select {...shared} className="form-select" defaultValue={value}>
        <option value="">{word('choose')}</option>
        <Options name={name} />
      </select>
    )
  return <input {...shared} className="form-text" defaultValue={value} />
}

function Field({ name, value }: FieldProps) {
  const choices = radios[name]
  if (choices) return <Radios name={name} value={value} choices={choices} />
  if (name === 'agreement')
    return (
      <div className="form-item" data-rove-field={name}>
        <label className="trade-form__choice">
          <input type="checkbox" name={name} value="1" defaultChecked={value !== ''} />
          {labelOf(name)}
        </label>
      </div>
    )
  return (
    <div className="form-item" data-rove-field={name}>
      <label htmlFor={idOf(name)}>{labelOf(name)}</label>
      <Control name={name} value={value} />
    </div>
  )
}

/** All four steps with these values, in the demo shop's theme. */
export function TradeApplicationForm({ values }: { readonly values: Values }) {
  return (
    <form className="shop-form trade-form">
      <style>{[marketingCss, tradeCss].join('\n')}</style>
      <input type="hidden" name="operation" defaultValue="story" />
      {tradeSteps.map((fields, step) => (
        <section className="trade-form__step" data-rove-trade="step" key={headings[step]}>
          <h2>{word(headings[step] ?? 'stepFiles')}</h2>
          {fields.map((name) => (
            <Field name={name} value={values[name] ?? ''} key={name} />
          ))}
        </section>
      ))}
      <button type="submit" className="button">
        {word('submit')}
      </button>
    </form>
  )
}
