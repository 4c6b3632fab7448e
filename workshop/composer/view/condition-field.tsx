/** The field of a condition’s parameter, by its kind. */
import { conditionRows } from '../popups/condition-rows'
import { fromPairs, fromTexts, toPairs, toTexts } from '../popups/definition'
import { fromField, toField } from '../settings/time-field'
import { ChoiceField, TextField } from './field'
import { TypedField } from './typed-field'

interface ConditionFieldProps {
  /** The condition’s name. */
  readonly name: string
  readonly value: unknown
  readonly onValue: (value: unknown) => void
}

/** @see ConditionFieldProps */
export function ConditionField({ name, value, onValue }: ConditionFieldProps) {
  const row = conditionRows[name]
  const id = `condition-${name}`
  const { kind } = row?.field ?? { kind: 'unknown' as const }
  switch (kind) {
    case 'choices': {
      const values = row?.field.kind === 'choices' ? row.field.values : []
      const chosen = Array.isArray(value) ? value : [value]
      const toggle = (one: string, isOn: boolean) =>
        onValue(values.filter((other) => (other === one ? isOn : chosen.includes(other))))
      return (
        <div className="choices">
          {values.map((one) => (
            <label key={one}>
              <input
                type="checkbox"
                checked={chosen.includes(one)}
                onInput={({ currentTarget }) => toggle(one, currentTarget.checked)}
              />
              {one}
            </label>
          ))}
        </div>
      )
    }
    case 'yesNo':
      return (
        <ChoiceField
          id={id}
          label={`${row?.label}?`}
          value={`${value}`}
          choices={[
            ['true', 'Yes'],
            ['false', 'No'],
          ]}
          onValue={(next) => onValue(next === 'true')}
        />
      )
    case 'range': {
      const range = Object(value) as Record<string, unknown>
      return (
        <div className="pair">
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              id={`${id}-${end}`}
              label={end === 'from' ? 'From' : 'To'}
              type="number"
              value={`${range[end] ?? ''}`}
              onValue={(text) => {
                const { [end]: _, ...rest } = range
                onValue(text === '' ? rest : { ...rest, [end]: Number(text) })
              }}
            />
          ))}
        </div>
      )
    }
    case 'times': {
      const [from, until] = Array.isArray(value) ? value : []
      return (
        <div className="pair">
          <TextField
            id={`${id}-from`}
            label="From (UTC)"
            type="datetime-local"
            value={toField(from)}
            onValue={(next) => onValue([fromField(next) ?? null, until ?? null])}
          />
          <TextField
            id={`${id}-until`}
            label="Until (UTC)"
            type="datetime-local"
            value={toField(until)}
            onValue={(next) => onValue([from ?? null, fromField(next) ?? null])}
          />
        </div>
      )
    }
    case 'hours':
      return (
        <TextField
          id={id}
          label="Hours"
          type="number"
          value={`${value ?? ''}`}
          onValue={(text) => onValue(text === '' ? '' : Number(text))}
        />
      )
    case 'variant': {
      const { of, is, among } = Object(value) as { of?: unknown; is?: unknown; among?: unknown }
      const all = toTexts(among)
      const change = (part: object) => onValue({ of, is, among, ...part })
      return (
        <>
          <TextField
            id={`${id}-of`}
            label="Name of the comparison"
            value={`${of ?? ''}`}
            onValue={(text) => change({ of: text })}
          />
          <TextField
            id={`${id}-is`}
            label="This variant"
            value={`${is ?? ''}`}
            onValue={(text) => change({ is: text })}
          />
          <TypedField
            id={`${id}-among`}
            label="All variants, separated by commas"
            hint="For example a, b"
            written={all}
            rewritten={(text) => toTexts(fromTexts(text))}
            onText={(text) => change({ among: [fromTexts(text)].flat() })}
          />
        </>
      )
    }
    case 'always':
      return null
    case 'texts':
      return (
        <TypedField
          id={id}
          label="One or several, separated by commas"
          hint={row?.field.kind === 'texts' ? `For example ${row.field.example}` : ''}
          written={toTexts(value)}
          rewritten={(text) => toTexts(fromTexts(text))}
          onText={(text) => onValue(fromTexts(text))}
        />
      )
    case 'pairs':
      return (
        <TypedField
          id={id}
          label="Parameters, one a line"
          hint=""
          rows={3}
          written={toPairs(value)}
          rewritten={(text) => toPairs(fromPairs(text))}
          onText={(text) => onValue(fromPairs(text))}
        />
      )
    default:
      return null
  }
}
