/** The conditions of a popup, each with its meaning and its field. */
import { conditionRows } from '../popups/condition-rows'
import { partOf, type Written, withPart } from '../popups/definition'
import { ConditionField } from './condition-field'

interface ConditionsFormProps {
  readonly definition: Written
  readonly onDefinition: (definition: Written) => void
}

/** @see ConditionsFormProps */
export function ConditionsForm({ definition, onDefinition }: ConditionsFormProps) {
  const conditions = partOf(definition, 'conditions')
  const set = (name: string, value: unknown) => onDefinition(withPart(definition, 'conditions', name, value))
  const free = Object.entries(conditionRows).filter(([name]) => !Object.hasOwn(conditions, name))
  return (
    <fieldset>
      <legend>To whom, where and how often</legend>
      {Object.entries(conditions).map(([name, value]) => (
        <fieldset key={name} className="condition">
          <legend>{conditionRows[name]?.label ?? name}</legend>
          <button
            type="button"
            className="remove"
            aria-label={`Remove: ${conditionRows[name]?.label ?? name}`}
            onClick={() => set(name, undefined)}
          >
            ×
          </button>
          <p className="hint">{conditionRows[name]?.means ?? 'No condition has this name.'}</p>
          <ConditionField name={name} value={value} onValue={(next) => set(name, next)} />
        </fieldset>
      ))}
      <div className="field">
        <label htmlFor="add-condition">Add a condition</label>
        <select
          id="add-condition"
          value=""
          onInput={({ currentTarget }) => {
            const { value } = currentTarget
            currentTarget.value = ''
            if (value) set(value, conditionRows[value]?.first)
          }}
        >
          <option value="">Choose …</option>
          {free.map(([name, { label, means }]) => (
            <option key={name} value={name} title={means}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </fieldset>
  )
}
