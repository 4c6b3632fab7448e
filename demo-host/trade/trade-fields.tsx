/** @jsxImportSource hono/jsx */
/** The fields of the application for trade membership, with their values and problems. */
import type { Child } from 'hono/jsx'
import { acceptOf } from '../../core/base/input/file-kinds.rules'
import { type TradeField, type TradeValues, tradeFileLimits } from '../../core/shop/trade/trade.rules'
import { provincesOf } from '../order/provinces'
import type { Visitor } from '../visitor/visitor'
import type { KeptFile } from './trade-records'
import { type TradeWord, tradeWord } from './trade-texts'

/** An application as it was sent. */
export interface TradeProps {
  /** The operation id of the application. */
  operation: string
  values: TradeValues
  problems: ReadonlyMap<TradeField, TradeWord>
  files: Readonly<Partial<Record<TradeField, KeptFile>>>
  visitor: Visitor
}

interface FieldProps extends TradeProps {
  name: TradeField
  label?: TradeWord
  isOptional?: boolean
}

const idOf = (name: string) => `trade-${name.replaceAll('_', '-')}`

function shared({ name, problems, isOptional }: FieldProps) {
  const problem = problems.get(name)
  return {
    id: idOf(name),
    required: !isOptional && !/other|service_|association|membership|website/.test(name),
    'aria-invalid': problem ? ('true' as const) : undefined,
    'aria-describedby': problem ? `${idOf(name)}-problem` : undefined,
  }
}

function Box({ name, label, isOptional, problems, visitor, children }: FieldProps & { children: Child }) {
  const t = (word: TradeWord) => tradeWord(visitor.language, word)
  const problem = problems.get(name)
  return (
    <div class="form-item" data-rove-field={name}>
      <label for={idOf(name)}>
        {t(label ?? (name as TradeWord))} {isOptional && <span class="form-optional">{visitor.t('optional')}</span>}
      </label>
      {children}
      {problem && (
        <p class="form-problem" id={`${idOf(name)}-problem`} data-rove-problem="">
          {t(problem)}
        </p>
      )}
    </div>
  )
}

interface TextProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'url'
  autocomplete?: string
  inputmode?: 'numeric' | 'decimal'
}

/** A text input with its label above and its problem below. */
export function TextField({ type = 'text', autocomplete = 'off', inputmode, ...props }: TextProps) {
  return (
    <Box {...props}>
      <input
        {...shared(props)}
        {...{ type, autocomplete, inputmode }}
        name={props.name}
        class="form-text"
        value={props.values[props.name]}
        maxlength={255}
      />
    </Box>
  )
}

/** A list with an empty first choice. */
export function SelectField({
  autocomplete = 'off',
  children,
  ...props
}: FieldProps & { autocomplete?: string; children: Child }) {
  return (
    <Box {...props}>
      <select {...shared(props)} name={props.name} class="form-select" autocomplete={autocomplete}>
        <option value="">{tradeWord(props.visitor.language, 'choose')}</option>
        {children}
      </select>
    </Box>
  )
}

interface RegionProps extends TradeProps {
  country: 'CA' | 'US'
  chosen: string | undefined
}

/** The states or provinces of a country, with the country in their values. */
export function Regions({ country, chosen, visitor }: RegionProps) {
  return (
    <>
      {provincesOf(country, visitor.language).map(({ code, name }) => (
        <option value={`${country}-${code}`} selected={chosen === `${country}-${code}`}>
          {name}
        </option>
      ))}
    </>
  )
}

/** The states or provinces of a country, as a group of a list. */
export function Provinces(props: RegionProps) {
  return (
    <optgroup label={tradeWord(props.visitor.language, props.country)} data-country={props.country}>
      <Regions {...props} />
    </optgroup>
  )
}

/** Choices of which one is ticked. */
export function RadioField({ options, ...props }: FieldProps & { options: readonly TradeWord[] }) {
  const { name, problems, values, visitor } = props
  const t = (word: TradeWord) => tradeWord(visitor.language, word)
  const problem = problems.get(name)
  const { required, id, ...state } = shared(props)
  return (
    <div
      class="form-item"
      role="radiogroup"
      data-rove-field={name}
      aria-labelledby={`${id}-label`}
      aria-required={required ? 'true' : undefined}
      {...state}
    >
      <p class="trade-form__legend" id={`${id}-label`}>
        {t(name as TradeWord)}
      </p>
      {options.map((option) => (
        <label class="trade-form__choice">
          <input type="radio" id={`${id}-${option}`} name={name} value={option} checked={values[name] === option} />
          {t(option)}
        </label>
      ))}
      {problem && (
        <p class="form-problem" id={`${id}-problem`} data-rove-problem="">
          {t(problem)}
        </p>
      )}
    </div>
  )
}

/** A file, and the hidden field that names a kept one. */
export function FileField({ input, ...props }: FieldProps & { input: string }) {
  const { name, files } = props
  const kept = files[name]
  const { required, ...state } = shared(props)
  return (
    <Box {...props}>
      <input type="hidden" name={name} value={kept?.id ?? ''} autocomplete="off" />
      {kept && (
        <p data-rove-trade="kept" data-name={kept.name}>
          {kept.name}
        </p>
      )}
      <input
        {...state}
        type="file"
        name={input}
        accept={acceptOf(tradeFileLimits.kinds)}
        data-max-mb={tradeFileLimits.megabytes}
      />
    </Box>
  )
}

/** The box that is ticked to agree. */
export function Agreement(props: FieldProps) {
  const { name, problems, values, visitor } = props
  const problem = problems.get(name)
  return (
    <div class="form-item" data-rove-field={name}>
      <label class="trade-form__choice">
        <input {...shared(props)} type="checkbox" name={name} value="1" checked={values[name] !== ''} />
        {tradeWord(visitor.language, 'agreement')}
      </label>
      {problem && (
        <p class="form-problem" id={`${idOf(name)}-problem`} data-rove-problem="">
          {tradeWord(visitor.language, problem)}
        </p>
      )}
    </div>
  )
}
