/** A group of tokens, each with its fields. */
import { over } from '../../core/base/styles/color.rules'
import { type Colors, toHex } from './contrasts.rules'
import { pageValue } from './theme-css.rules'
import { ofScheme, type Scheme, type Token } from './tokens.rules'
import type { Theme } from './use-theme'
import { defaultOf, type Field, fieldsOf, problemOf } from './values.rules'

interface Props {
  readonly title: string
  readonly tokens: readonly Token[]
  readonly theme: Theme
  readonly colors: Readonly<Record<Scheme, Colors>>
}

export function TokenGroup({ title, tokens, ...rest }: Props) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {tokens.map((token) => (
        <fieldset key={token.name}>
          <legend>
            <code>{token.name}</code>
          </legend>
          <p className="hint">{token.doc.replaceAll('`', '')}</p>
          <div className="fields">
            {fieldsOf(token).map((field) => (
              <TokenField key={field.id} field={field} {...rest} />
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  )
}

function TokenField({ field, theme, colors }: Pick<Props, 'theme' | 'colors'> & { readonly field: Field }) {
  const { id, token, scheme } = field
  const typed = theme.typed[id] ?? ''
  const problem = typed.trim() === '' ? undefined : problemOf(field, typed.trim(), theme.supports)
  const label = scheme === 'both' ? token.name : `${token.name}, ${scheme}`
  return (
    <div className="field">
      {scheme !== 'both' && <span aria-hidden="true">{scheme}</span>}
      <div className="inputs">
        {scheme !== 'both' && (
          <input
            type="color"
            aria-label={`${label}, picker`}
            value={pickerColor(field, colors)}
            onChange={({ target }) => theme.set(id, target.value)}
          />
        )}
        <input
          type="text"
          aria-label={label}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          value={typed}
          placeholder={pageValue(token, scheme === 'both' ? 'light' : scheme, {}, theme.tokens)}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => theme.set(id, target.value)}
        />
        <Slider field={field} label={label} typed={typed} onChange={(text) => theme.set(id, text)} />
        {typed !== '' && (
          <button type="button" aria-label={`Reset ${label}`} onClick={() => theme.set(id, '')}>
            Reset
          </button>
        )}
      </div>
      {problem && (
        <p className="problem" id={`${id}-problem`} role="alert">
          {problem} It is not used.
        </p>
      )}
    </div>
  )
}

/** The colour that the picker shows: it knows no other form than `#a4481f`, and nothing translucent. */
function pickerColor({ token, scheme }: Field, colors: Props['colors']): string {
  const known = scheme === 'both' ? undefined : colors[scheme].get(token.variable)
  const paper = scheme === 'both' ? undefined : colors[scheme].get('--_paper')
  return known && paper ? toHex(over(known, paper.rgb)) : '#808080'
}

interface SliderProps {
  readonly field: Field
  readonly label: string
  readonly typed: string
  readonly onChange: (text: string) => void
}

/** For a default in px or ms. */
function Slider({ field, label, typed, onChange }: SliderProps) {
  const [, number, unit = ''] = /^(\d+)(px|ms)$/.exec(ofScheme(defaultOf(field), 'light')) ?? []
  if (number === undefined) return null
  const value = /^([\d.]+)(px|ms)$/.exec(typed)
  return (
    <input
      type="range"
      aria-label={`${label}, slider`}
      min={0}
      max={Math.max(24, Number(number) * 3)}
      step={unit === 'ms' ? 20 : 1}
      value={value ? Number(value[1]) : Number(number)}
      onChange={({ target }) => onChange(`${target.value}${unit}`)}
    />
  )
}
