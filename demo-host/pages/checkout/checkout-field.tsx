/** @jsxImportSource hono/jsx */
/** Form items as Drupal 7 renders them: ids and classes follow from the name. */
import type { Child } from 'hono/jsx'

/** The submitted values and their errors. */
export interface FormState {
  readonly value: (name: string) => string
  readonly problem: (name: string) => string | undefined
}

/** `panes[delivery][delivery_city]` is `panes-delivery-delivery-city`. */
const dashed = (name: string): string => name.replace(/\]?\[|\]$|_/g, '-').replace(/-+$/, '')

/** Drupal's id of a field. */
export const fieldId = (name: string): string => `edit-${dashed(name)}`

interface TextFieldProps {
  name: string
  label: string
  form: FormState
  /** The text that marks the field as optional. */
  optional?: string
  type?: 'text' | 'email' | 'tel' | 'password'
  /** The autofill token, with its section if there are two. */
  autocomplete: string
  inputmode?: 'numeric' | 'tel' | 'email'
  maxlength?: number
  /** Its value is never rendered. */
  secret?: boolean
}

/** A one-line input. */
export function TextField({ name, label, form, optional, type = 'text', secret, ...input }: TextFieldProps) {
  const problem = form.problem(name)
  return (
    <FormItem name={name} label={label} kind="textfield" optional={optional} problem={problem}>
      <input
        type={type}
        id={fieldId(name)}
        name={name}
        value={secret ? '' : form.value(name)}
        class={`form-text${optional ? '' : ' required'}${problem ? ' error' : ''}`}
        aria-invalid={problem ? 'true' : undefined}
        aria-describedby={problem ? `${fieldId(name)}-problem` : undefined}
        {...{ maxlength: 128, ...input }}
      />
    </FormItem>
  )
}

interface SelectFieldProps {
  name: string
  label: string
  form: FormState
  autocomplete: string
  /** Its options. */
  children: Child
}

/** A select field. */
export function SelectField({ name, label, form, autocomplete, children }: SelectFieldProps) {
  const problem = form.problem(name)
  return (
    <FormItem name={name} label={label} kind="select" problem={problem}>
      <select
        id={fieldId(name)}
        name={name}
        class={`form-select required${problem ? ' error' : ''}`}
        aria-invalid={problem ? 'true' : undefined}
        aria-describedby={problem ? `${fieldId(name)}-problem` : undefined}
        autocomplete={autocomplete}
      >
        {children}
      </select>
    </FormItem>
  )
}

interface FormItemProps {
  name: string
  label: string
  kind: 'textfield' | 'select'
  optional?: string | undefined
  problem: string | undefined
  children: Child
}

function FormItem({ name, label, kind, optional, problem, children }: FormItemProps) {
  return (
    <div class={`form-item form-type-${kind} form-item-${dashed(name)}`}>
      <label for={fieldId(name)}>
        {label} {optional ? <span class="form-optional">{optional}</span> : <span class="form-required">*</span>}
      </label>
      {children}
      {problem && (
        <p class="form-problem" id={`${fieldId(name)}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}

interface ChoiceProps {
  name: string
  value: string
  checked: boolean
  type?: 'radio' | 'checkbox'
  children: Child
}

/** A radio button or checkbox with its label. */
export function Choice({ name, value, checked, type = 'radio', children }: ChoiceProps) {
  return (
    <div class={`form-item form-type-${type}`}>
      <label class="option">
        <input
          type={type}
          id={`${fieldId(name)}${type === 'radio' ? `-${dashed(value)}` : ''}`}
          name={name}
          value={value}
          checked={checked}
          class={`form-${type}`}
        />
        <span>{children}</span>
      </label>
    </div>
  )
}
