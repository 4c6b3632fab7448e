/** A field with its name, its mistake and nothing else: what browsers, password managers and screen readers expect. */
import type { InputHTMLAttributes, ReactNode } from 'react'

/** What every field has. */
interface FieldProps {
  readonly label: string
  /** As the server's form names it; its id on the page follows from it. */
  readonly name: string
  readonly value: string
  /** What is wrong, in words. */
  readonly problem?: string | undefined
  /** What helps to fill it in. */
  readonly hint?: string | undefined
  /** Why it may be left empty, in words, where it may. */
  readonly optional?: string | undefined
  readonly disabled?: boolean
  readonly onInput: (value: string) => void
  /** The visitor has left it. */
  readonly onLeave?: (() => void) | undefined
}

type InputProps = FieldProps &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'role'> & {
    /** Stands beside the input: a list of suggestions. */
    readonly children?: ReactNode
    readonly inputProps?: InputHTMLAttributes<HTMLInputElement>
  }

/** A field to write in. */
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
  return (
    <Labelled {...props}>
      <input
        {...described(props)}
        {...{ autoComplete, inputMode, maxLength, name, type, value, disabled }}
        onInput={(event) => onInput(event.currentTarget.value)}
        onBlur={onLeave}
        {...inputProps}
      />
      {children}
    </Labelled>
  )
}

interface SelectProps extends FieldProps {
  readonly autoComplete?: string
  /** What can be chosen; the first is what stands there before. */
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** A field to choose in. */
export function SelectField({ value, disabled, onInput, onLeave, options, autoComplete, ...props }: SelectProps) {
  return (
    <Labelled {...props}>
      <select
        {...described(props)}
        {...{ autoComplete, value, disabled, name: props.name }}
        onChange={(event) => onInput(event.currentTarget.value)}
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

type Described = Pick<FieldProps, 'label' | 'name' | 'problem' | 'hint' | 'optional'>

function Labelled({ label, name, problem, hint, optional, children }: Described & { readonly children: ReactNode }) {
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
        {problem}
      </p>
    </div>
  )
}

function described({ name, problem, hint, optional }: Described) {
  const id = idOf(name)
  return {
    id,
    required: !optional,
    'aria-invalid': problem ? ('true' as const) : undefined,
    'aria-describedby': [problem && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
  }
}

/** The id on the page of a field with this name. */
export function idOf(name: string): string {
  return `rove-${name.replace(/[^\w-]+/g, '-')}`
}
