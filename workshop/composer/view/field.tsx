/** A labelled field with its hint and its problem. */
import type { ReactNode } from 'react'

interface FieldProps {
  /** Unique on the page. */
  readonly id: string
  readonly label: string
  readonly hint?: ReactNode
  readonly problem?: string | undefined
  /** Creates the field. `describedBy` names its hint and its problem. */
  readonly children: (describedBy: string) => ReactNode
}

/** @see FieldProps */
export function Field({ id, label, hint, problem, children }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children(`${id}-hint ${id}-problem`)}
      <div className="hint" id={`${id}-hint`}>
        {hint}
      </div>
      <Problem id={`${id}-problem`} text={problem} />
    </div>
  )
}

/** A problem, which screen readers announce when it appears. */
export function Problem({ id, text }: { readonly id?: string; readonly text: string | undefined }) {
  return (
    <div className="problem" {...(id ? { id } : {})} role="status">
      {text}
    </div>
  )
}

interface TextFieldProps extends Omit<FieldProps, 'children'> {
  readonly value: string
  readonly type?: string
  /** The largest number. */
  readonly max?: number
  readonly required?: boolean
  readonly onValue: (value: string) => void
}

/** A field for one line. */
export function TextField({ value, type = 'text', max, required = false, onValue, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      {(describedBy) => (
        <input
          id={field.id}
          type={type}
          {...(type === 'datetime-local' ? { step: 1 } : {})}
          {...(max === undefined ? {} : { min: 0, max })}
          value={value}
          required={required}
          aria-describedby={describedBy}
          aria-invalid={field.problem ? true : undefined}
          onInput={({ currentTarget }) => onValue(currentTarget.value)}
        />
      )}
    </Field>
  )
}

interface ChoiceFieldProps extends Omit<FieldProps, 'children'> {
  readonly value: string
  /** The values with their names. */
  readonly choices: readonly (readonly [value: string, name: string])[]
  readonly onValue: (value: string) => void
}

/** A field with a list to choose from. */
export function ChoiceField({ value, choices, onValue, ...field }: ChoiceFieldProps) {
  return (
    <Field {...field}>
      {(describedBy) => (
        <select
          id={field.id}
          value={value}
          aria-describedby={describedBy}
          onInput={({ currentTarget }) => onValue(currentTarget.value)}
        >
          {choices.map(([own, name]) => (
            <option key={own} value={own}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
