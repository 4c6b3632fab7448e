/** Form fields with label, hint and error, accessible to browsers, password managers and screen readers. */
import type { InputHTMLAttributes, ReactNode } from 'react'
import { errorClass } from './mark-invalid'
import { useStanding } from './use-standing'

/** The props of all fields. */
interface FieldProps {
  readonly label: string
  /** The field's name in the server's form. Its id is derived from it. */
  readonly name: string
  readonly value: string
  /** The error text. */
  readonly error?: string | undefined
  /** A hint. */
  readonly hint?: string | undefined
  /** The text that marks it as optional; absent for a required field. */
  readonly optional?: string | undefined
  readonly disabled?: boolean
  readonly onInput: (value: string) => void
  /** The field has lost the focus. */
  readonly onLeave?: (() => void) | undefined
}

type InputProps = FieldProps &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'role'> & {
    /** Shown after the input: a list of suggestions. */
    readonly children?: ReactNode
    readonly inputProps?: InputHTMLAttributes<HTMLInputElement>
  }

/** A text field. */
export function Field({
  value,
  disabled,
  onInput,
  onLeave,
  children,
  inputProps,
  type = 'text',
  ...props
}: InputProps) {
  const { autoComplete, inputMode, maxLength, name } = props
  const standing = useStanding(value, readText, onInput)
  return (
    <Labelled {...props}>
      <input
        {...described(props)}
        {...{ autoComplete, inputMode, maxLength, name, type, disabled }}
        ref={standing.ref}
        value={standing.value}
        onInput={standing.hear}
        // Autofill and password managers can fire this event alone.
        onChange={standing.hear}
        onBlur={onLeave}
        {...inputProps}
      />
      {children}
    </Labelled>
  )
}

const readText = ({ value }: HTMLInputElement): string => value

interface SelectProps extends FieldProps {
  readonly autoComplete?: string
  /** The options. The first is selected initially. */
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** A select field. */
export function SelectField({ value, disabled, onInput, onLeave, options, autoComplete, ...props }: SelectProps) {
  // What is chosen may not be among the options that it is rendered with now.
  const readChoice = (select: HTMLSelectElement) => options.find((option) => option.value === select.value)?.value
  const standing = useStanding(value, readChoice, onInput)
  return (
    <Labelled {...props}>
      <select
        {...described(props)}
        {...{ autoComplete, disabled, name: props.name }}
        ref={standing.ref}
        value={standing.value}
        onChange={standing.hear}
        onBlur={onLeave}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

type Described = Pick<FieldProps, 'label' | 'name' | 'error' | 'hint' | 'optional'>

function Labelled({ label, name, error, hint, optional, children }: Described & { readonly children: ReactNode }) {
  const id = idOf(name)
  return (
    <div className="rove-field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="rove-optional"> {optional}</span>}
      </label>
      {children}
      {hint && (
        <p className="rove-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="rove-error" id={`${id}-error`}>
        {error}
      </p>
    </div>
  )
}

function described({ name, error, hint, optional }: Described) {
  const id = idOf(name)
  return {
    id,
    className: error ? errorClass : undefined,
    required: !optional,
    'aria-invalid': error ? ('true' as const) : undefined,
    'aria-describedby': [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
  }
}

/** The id of the field with this name. */
export function idOf(name: string): string {
  return `rove-${name.replace(/[^\w-]+/g, '-')}`
}
