/**
 * Where the fields of a form of the server stand, and what the form says of them: with our attributes, as Drupal writes
 * its forms, or in plain HTML (TRADE-02, SWATCH-03).
 */
import { builtIn } from '../../base/input/built-in'

/** What a visitor fills in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The types of what is not filled in by the visitor, or belongs to another field’s box. */
const aside = 'hidden submit button image reset fieldset output'.split(' ')

/** The controls of a form that are named so, in their order. A file is sent on its own. */
export const controlsOf = (form: HTMLFormElement, name: string): readonly Control[] =>
  [...builtIn(form).elements].filter(
    (one): one is Control => (one as Control).name === name && (one as Control).type !== 'file',
  )

/** The file input of a field, also under the name that Drupal gives it. */
export const fileInputOf = (form: HTMLFormElement, field: string): HTMLInputElement | undefined =>
  [...builtIn(form).elements].find(
    (one): one is HTMLInputElement =>
      one instanceof HTMLInputElement && one.type === 'file' && (one.name === field || one.name === `files[${field}]`),
  )

/**
 * The box around a field, with its label and its problem: the element with `data-rove-field`, else Drupal’s outermost
 * `form-item` of this field alone, else the innermost element of this field alone.
 */
export function boxOf(form: HTMLFormElement, field: string): HTMLElement | null {
  const { elements } = builtIn(form)
  const marked = builtIn(form).querySelector<HTMLElement>(`[data-rove-field="${CSS.escape(field)}"]`)
  const first = controlsOf(form, field).find(({ type }) => type !== 'hidden') ?? fileInputOf(form, field)
  if (marked || !first) return marked
  const own = controlsOf(form, field)
  const isAlone = (node: HTMLElement) =>
    [...elements].every(
      (one) =>
        one === first || own.includes(one as Control) || aside.includes((one as Control).type) || !node.contains(one),
    )
  const around: HTMLElement[] = []
  for (let node = first.parentElement; node && node !== form && isAlone(node); node = node.parentElement)
    if (node.localName !== 'label' && own.every((one) => one.type === 'hidden' || node?.contains(one)))
      around.push(node)
  return around.filter((node) => node.classList.contains('form-item')).pop() ?? around[0] ?? null
}

/** The first of these fields that the visitor fills in and that has no box: nothing could be said beside it. */
export function fieldWithoutBox(form: HTMLFormElement, fields: readonly string[]): string | undefined {
  return fields.find(
    (field) => controlsOf(form, field).some(({ type }) => type !== 'hidden') && boxOf(form, field) === null,
  )
}

/** The text of a label, without Drupal’s mark of a required field. */
export function labelText(label: Element | null | undefined): string {
  const copy = label?.cloneNode(true) as Element | undefined
  for (const mark of copy?.querySelectorAll('.form-required') ?? []) mark.remove()
  return copy?.textContent?.trim() ?? ''
}

/** Whether the form asks for a field: by `required`, `aria-required`, or Drupal’s class or mark. */
export function isAskedFor(box: HTMLElement | null, controls: readonly Control[]): boolean {
  return (
    box?.getAttribute('aria-required') === 'true' ||
    !!box?.querySelector('.form-required') ||
    controls.some(
      (one) => one.required || one.getAttribute('aria-required') === 'true' || one.classList.contains('required'),
    )
  )
}

/** What the server has marked as rejected, in its page: Drupal writes the class `error`. */
export const rejected = ':is([aria-invalid=true],input.error,select.error,textarea.error)'
