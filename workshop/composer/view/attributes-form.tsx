/** The attributes of the tag, from the element’s definition. */
import type { CatalogueAttribute, CatalogueWidget } from '../catalogue/catalogue'
import type { Composition } from '../state/composition'
import { ChoiceField, TextField } from './field'
import { Plain } from './plain'
import type { Change } from './use-composition'

interface AttributesFormProps {
  readonly widget: CatalogueWidget
  readonly composition: Composition
  readonly onChange: Change
}

/** @see AttributesFormProps */
export function AttributesForm({ widget, composition, onChange }: AttributesFormProps) {
  const { attributes } = composition
  const others = Object.keys(attributes).filter((name) => !widget.attributes.some((one) => one.name === name))
  const set = (name: string, value: string | undefined) => {
    const { [name]: _, ...rest } = attributes
    onChange({ ...composition, attributes: value === undefined ? rest : { ...rest, [name]: value } })
  }
  return (
    <details
      className="block"
      open={widget.attributes.some(({ required }) => required) || Object.keys(attributes).length > 0}
    >
      <summary>
        <h2>On the tag</h2>
      </summary>
      {widget.attributes.map((attribute) => (
        <AttributeField
          key={`${widget.name} ${attribute.name}`}
          attribute={attribute}
          value={attributes[attribute.name]}
          onValue={(value) => set(attribute.name, value)}
        />
      ))}
      {others.map((name) => (
        <TextField
          key={name}
          id={`attribute-${name}`}
          label={name}
          hint="An attribute of HTML. Empty it to remove it."
          value={attributes[name] ?? ''}
          onValue={(value) => set(name, value || undefined)}
        />
      ))}
    </details>
  )
}

interface AttributeFieldProps {
  readonly attribute: CatalogueAttribute
  readonly value: string | undefined
  readonly onValue: (value: string | undefined) => void
}

function AttributeField({ attribute, value, onValue }: AttributeFieldProps) {
  const { name, type, values, required, doc } = attribute
  const id = `attribute-${name}`
  const hint = <Plain text={doc} />
  const label = required ? `${name} (required)` : name
  if (type === 'boolean')
    return (
      <div className="check">
        <input
          id={id}
          type="checkbox"
          checked={value !== undefined}
          onInput={({ currentTarget }) => onValue(currentTarget.checked ? '' : undefined)}
        />
        <label htmlFor={id}>{name}</label>
        <div className="hint">{hint}</div>
      </div>
    )
  if (values.length > 0)
    return (
      <ChoiceField
        id={id}
        label={label}
        hint={hint}
        value={value ?? ''}
        choices={[['', 'By default'], ...values.map((one) => [one, one] as const)]}
        onValue={(next) => onValue(next || undefined)}
      />
    )
  return (
    <TextField
      id={id}
      label={label}
      hint={hint}
      required={required}
      value={value ?? ''}
      problem={attributeProblem(attribute, value)}
      onValue={(next) => onValue(next || undefined)}
    />
  )
}

function attributeProblem({ name, type, required }: CatalogueAttribute, value = ''): string | undefined {
  if (required && !value) return `The element does not work without ${name}.`
  return type === 'number' && value && !Number.isFinite(Number(value)) ? `${name} is a number.` : undefined
}
