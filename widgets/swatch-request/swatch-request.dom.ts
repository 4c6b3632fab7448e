/** The server's form: its two views, its swatches, and what tells that a request was sent (SWATCH-01, SWATCH-02). */
import { builtIn } from '../../core/base/input/built-in'
import { make, note, restore } from '../../core/base/page/traces'
import { RoveError } from '../../core/base/report/errors'
import { type SwatchField, swatchCountry, swatchFields } from '../../core/shop/swatch-request/swatch.rules'
import { fieldWithoutBox } from '../../core/view/form/field-box'
import { createServerFields, type ServerFields } from '../../core/view/form/server-fields'
import { type SubmitButton, submitButtonOf } from '../../core/view/form/submit-button'

/** The name of the element in reports. */
export const where = '<rove-swatch-request>'

/** One swatch of the list. */
export interface Swatch {
  readonly item: HTMLElement
  /** Hidden, with its label, while the element runs: a button takes its place. */
  readonly box: HTMLInputElement
  readonly name: string
}

/** The parts of the server's form. */
export interface SwatchForm extends ServerFields {
  readonly form: HTMLFormElement
  readonly list: HTMLElement
  readonly address: HTMLElement
  readonly submit: SubmitButton
  readonly swatches: readonly Swatch[]
  /** The fields of the address that the form has, in the form’s order. */
  readonly fields: readonly SwatchField[]
  /** The chosen swatches, in the order of the list. */
  chosen(): readonly Swatch[]
}

const part = (root: ParentNode, name: string) => root.querySelector<HTMLElement>(`[data-rove-swatches="${name}"]`)

/** What the form lacks to be used, as the developer mends it; empty where it can be used. */
function lacks(
  form: HTMLFormElement | null,
  parts: Readonly<Record<string, unknown>>,
  { swatches, fields }: Pick<SwatchForm, 'swatches' | 'fields'>,
): string {
  if (!form) return 'no <form>'
  const missing = Object.keys(parts).filter((name) => !parts[name])
  if (missing.length > 0) return `no ${missing.join(', no ')}`
  if (swatches.length === 0) return 'no data-rove-swatches="swatch" with a checkbox'
  if (fields.length === 0) return `no field named ${swatchFields.slice(-5).join(', ')}…`
  const unplaced = fieldWithoutBox(form, fields)
  if (unplaced) return `no data-rove-field="${unplaced}" around the field and its label`
  const number = builtIn(form).querySelector<HTMLInputElement>('input[type=hidden][name=country]')?.value
  return number === undefined || swatchCountry(number)
    ? ''
    : `country ${number} is not an ISO number of the shop’s countries`
}

/** Reads the form. @throws RoveError `no-form`, with what it lacks */
export function readSwatchForm(element: HTMLElement): SwatchForm {
  const form = element.querySelector('form')
  const submit = submitButtonOf(form)
  const [list, address] = [part(element, 'list'), part(element, 'address')]
  const swatches = [...(list?.querySelectorAll<HTMLElement>('[data-rove-swatches=swatch]') ?? [])].flatMap((item) => {
    const box = item.querySelector<HTMLInputElement>('input[type=checkbox]')
    return box ? [{ item, box, name: box.dataset.name ?? item.textContent?.trim() ?? '' }] : []
  })
  const serverFields = form && createServerFields(form)
  const names = new Set([...(builtIn(form)?.elements ?? [])].map((control) => (control as HTMLInputElement).name))
  const fields = [...names].flatMap((name) => swatchFields.find((field) => field === name) ?? [])
  const parts = {
    'data-rove-swatches="list"': list,
    'data-rove-swatches="address"': address,
    'submit button': submit,
  }
  const cause = lacks(form, parts, { swatches, fields })
  if (!serverFields || !submit || !list || !address || cause) throw new RoveError('no-form', where, { cause })
  return {
    ...serverFields,
    form,
    list,
    address,
    submit,
    swatches,
    fields,
    chosen: () => swatches.filter(({ box }) => box.checked),
  }
}

/** Shows that a request was sent, in place of the form: the server's hidden message, or else the given text. */
export function showSent(element: HTMLElement, swatchForm: SwatchForm, text: string, signal: AbortSignal): void {
  const { form } = swatchForm
  const own = part(element, 'sent')
  if (own) note(own, 'hidden').hidden = false
  const message = own ? undefined : make('p', { textContent: text })
  if (message) builtIn(form).after(message)
  builtIn(note(form, 'hidden')).hidden = true
  signal.addEventListener('abort', () => {
    restore(form, 'hidden')
    if (own) restore(own, 'hidden')
    message?.remove()
  })
}
