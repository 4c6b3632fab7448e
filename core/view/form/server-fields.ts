/**
 * The fields of a form that the server has rendered, each in its box. The server’s own inputs are used, so that autofill
 * works, and only what its form has is asked for (TRADE-02, SWATCH-03).
 */
import { builtIn } from '../../base/input/built-in'
import { operationId } from '../../base/net/operation-id'
import { forget, make, note } from '../../base/page/traces'
import { boxOf, type Control, controlsOf, isAskedFor, labelText } from './field-box'
import { errorClass, markInvalid } from './mark-invalid'

/** What a widget does with the fields of the server’s form. */
export interface ServerFields {
  /** Whether the form has a field. What it does not have is neither required nor sent. */
  has(name: string): boolean
  /** Whether the form says that a field is required. */
  isRequired(name: string): boolean
  /** Whether what is filled in fits the type and the limits that the form gives a field. */
  fits(name: string): boolean
  /** The value of any field by its name. Of choices, the chosen one counts. */
  read(name: string): string
  write(name: string, value: string): void
  /** The values of the named fields that the visitor has changed since the server wrote them. */
  changed(names: readonly string[]): Record<string, string>
  /** The box around a field, with its label. */
  box(field: string): HTMLElement | null
  /** The text of a field’s label. */
  label(field: string): string
  /** What gets the focus for a field. */
  control(field: string): HTMLElement | null
  /** Shows a problem beside a field; the empty text removes it. */
  flag(field: string, problem: string): void
}

/** @see ServerFields */
export function createServerFields(form: HTMLFormElement): ServerFields {
  const controls = (name: string) => controlsOf(form, name)
  const box = (field: string) => boxOf(form, field)
  const control = (field: string) =>
    box(field)?.querySelector<HTMLElement>(':is(input:not([type=hidden]),select,textarea,button):not([hidden])') ?? null
  const read = (name: string) => controls(name).find((one) => !isChoice(one) || one.checked)?.value ?? ''

  return {
    has: (name) => controls(name).length > 0,
    isRequired: (name) => isAskedFor(box(name), controls(name)),
    // An empty field is another matter, but for a number that the browser cannot read.
    fits: (name) =>
      controls(name).every(({ validity }) => validity.valid || (validity.valueMissing && !validity.badInput)),
    read,
    changed: (names) =>
      Object.fromEntries(names.filter((name) => controls(name).some(isChanged)).map((name) => [name, read(name)])),
    write(name, value) {
      for (const one of controls(name)) {
        if (isChoice(one)) one.checked = one.value === value
        else one.value = value
      }
    },
    box,
    label(field) {
      const around = box(field)
      const named = document.getElementById(around?.getAttribute('aria-labelledby') ?? '')
      return labelText(named ?? around?.querySelector('legend,label')) || field
    },
    control,
    flag(field, text) {
      const around = box(field)
      if (!around) return
      let problem = around.querySelector<HTMLElement>('[data-rove-problem]')
      if (!problem && !text) return
      if (!problem) {
        problem = make('p')
        problem.dataset.roveProblem = ''
        around.append(problem)
      } else note(problem, 'id', 'text')
      problem.id ||= `rove-${field}-problem`
      problem.textContent = text
      // The field itself, and the button that is there in its place while a file is sent.
      const described = around.matches('[role=radiogroup]')
        ? [around]
        : new Set([around.querySelector<HTMLElement>(':is(input:not([type=hidden]),select,textarea)'), control(field)])
      for (const one of described) if (one) markInvalid(one, problem.id, text !== '')
      for (const one of around.matches('[role=radiogroup]') ? around.querySelectorAll('input') : []) {
        const isInvalid = text !== ''
        ;(isInvalid ? note : forget)(one, 'error').classList.toggle(errorClass, isInvalid)
      }
    },
  }
}

/** The form's operation id: the server's, or else a new one, in a hidden input that is added if there is none. */
export function keepOperation(form: HTMLFormElement, { read, write }: ServerFields, kept?: string): void {
  if (!builtIn(form).querySelector('[name=operation]'))
    builtIn(form).append(make('input', { type: 'hidden', name: 'operation' }))
  write('operation', kept || read('operation') || operationId())
}

const isChoice = (one: Control): one is HTMLInputElement => one.type === 'radio' || one.type === 'checkbox'

/** Whether a control differs from what the server has written. The value of a hidden input is what it was last set to. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const served = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0]
    return control.value !== served?.value
  }
  if (control.type === 'hidden') return control.value !== ''
  return isChoice(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue
}
