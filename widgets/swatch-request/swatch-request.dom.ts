/** The server's form: its two views, its swatches, and what tells that a request was sent (SWATCH-01, SWATCH-02). */
import { RoveError } from '../../core/report/errors'
import { createServerFields, make, type ServerFields } from '../../core/ui/server-fields'

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
  readonly submit: HTMLButtonElement | HTMLInputElement
  readonly swatches: readonly Swatch[]
  /** The names of the fields of the address. */
  readonly fields: readonly string[]
  /** The chosen swatches, in the order of the list. */
  chosen(): readonly Swatch[]
}

const part = (root: ParentNode, name: string) => root.querySelector<HTMLElement>(`[data-rove-swatches="${name}"]`)

/** Reads the form. @throws RoveError `no-form` */
export function readSwatchForm(element: HTMLElement): SwatchForm {
  const form = element.querySelector('form')
  const submit = form?.querySelector<HTMLButtonElement | HTMLInputElement>('[type=submit]')
  const [list, address] = [part(element, 'list'), part(element, 'address')]
  const swatches = [...(list?.querySelectorAll<HTMLElement>('[data-rove-swatches=swatch]') ?? [])].flatMap((item) => {
    const box = item.querySelector<HTMLInputElement>('input[type=checkbox]')
    return box ? [{ item, box, name: box.dataset.name ?? item.textContent?.trim() ?? '' }] : []
  })
  if (!form || !submit || !list || !address || swatches.length === 0) throw new RoveError('no-form', where)
  return {
    ...createServerFields(form),
    form,
    list,
    address,
    submit,
    swatches,
    fields: [...address.querySelectorAll<HTMLElement>('[data-rove-field]')].map(
      ({ dataset }) => dataset.roveField ?? '',
    ),
    chosen: () => swatches.filter(({ box }) => box.checked),
  }
}

/** Shows that a request was sent, in place of the form: the server's hidden message, or else the given text. */
export function showSent(element: HTMLElement, { form }: SwatchForm, text: string, signal: AbortSignal): void {
  const own = part(element, 'sent')
  const message = own ?? make('p', { textContent: text })
  if (!own) form.after(message)
  message.hidden = false
  form.hidden = true
  signal.addEventListener('abort', () => {
    form.hidden = false
    if (own) own.hidden = true
    else message.remove()
  })
}
