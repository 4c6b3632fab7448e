/**
 * The server's own checkout form inside the element. Reads its errors, lends some of its fields to views, fills it in
 * and submits it. Its `form_build_id` and `form_token` are not read (CHK-05, CREDIT-01).
 */

import { builtIn } from '../../../core/base/input/built-in'
import { freeId } from '../../../core/base/input/unique-ids'
import type { FieldError } from '../../../core/base/net/field-error.contract'
import { make, note, restore, lend as take } from '../../../core/base/page/traces'
import type { Zone } from '../../../core/shop/address/address-form.rules'
import { paneField } from '../../../core/shop/order/order-form.contract'
import { requestSubmit } from '../../../core/view/form/request-submit'
import { assignMessages, type Fields } from './form.rules'

/** One input of the form. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The form. */
export interface CheckoutForm {
  /** The server's errors. `message` is empty if the field was only marked. */
  problems(): readonly FieldError[]
  /**
   * The zones of a country that the form was rendered with: they are those of the country that is chosen in it. With 0,
   * those of a form that does not ask for a country.
   */
  zonesOf(country: number): readonly Zone[]
  /**
   * Hides the server's error messages, because the checkout shows them too. @returns a function that shows them again
   */
  hideMessages(): () => void
  /** Sets fields by name. Missing fields are added. */
  write(fields: Fields): void
  /**
   * Moves the fields whose names start with the prefix into a container, with their labels. They still belong to the
   * form.
   */
  lend(prefix: string, container: HTMLElement): Lent
  /** Submits the form as if the button with this value was pressed. @returns false if the page prevented it */
  submit(op: string): boolean
}

/** Lent fields. */
export interface Lent {
  /** By the rest of the name after the prefix: `number]`. */
  readonly controls: ReadonlyMap<string, Control>
  /** Returns the fields to their places in the form. */
  stop(): void
}

const controlTags = 'input, select, textarea'
const formId = 'uc_cart_checkout_form'

/** Finds the form in the element; `undefined` if there is none. */
export function findCheckoutForm(element: HTMLElement): CheckoutForm | undefined {
  const found = element.querySelector(`input[name="form_id"][value="${formId}"]`)?.closest('form')
  if (!found) return undefined
  const form = builtIn(found)

  const controls = () => [...form.elements].filter((control): control is Control => control.matches(controlTags))

  function write(name: string, value: string): void {
    const named = controls().filter((control) => control.name === name)
    for (const control of named) setValue(control, value)
    const isWritten = named.some((control) => !isSwitch(control) || control.checked)
    if (isWritten || !value) return
    form.append(make('input', { type: 'hidden', name, value }))
  }

  // Before the checkout fills the form in.
  const zones = (['delivery', 'billing'] as const)
    .map((pane) => readZones(controls(), pane))
    .filter(({ options }) => options.length > 0)

  return {
    problems() {
      const invalidControls = controls().filter((control) => control.name && control.classList.contains('error'))
      return assignMessages(
        readMessages(),
        invalidControls.map((control) => ({ name: control.name, label: labelOf(control) })),
      )
    },
    zonesOf: (country) => zones.find((one) => one.country === country)?.options ?? [],
    hideMessages() {
      const boxes = messageBoxes().filter(({ hidden }) => !hidden)
      for (const box of boxes) note(box, 'hidden').hidden = true
      return () => {
        for (const box of boxes) restore(box, 'hidden')
      }
    },
    write(fields) {
      for (const [name, value] of Object.entries(fields)) write(name, value)
    },
    lend: (prefix, container) => lend(found, controls(), prefix, container),
    submit(op) {
      const buttons = [...form.querySelectorAll<HTMLInputElement | HTMLButtonElement>('[type=submit][name=op]')]
      // The button's value is translated, so its Ubercart id is accepted too.
      const button = buttons.find(({ value }) => value === op) ?? buttons.find(({ id }) => /^edit-continue/.test(id))
      if (!button) return false
      // Ubercart's script disables it on submit, and it is still disabled after a restore from the back-forward cache.
      button.disabled = false
      // The server validates. The browser's messages would point at hidden inputs.
      note(found, 'novalidate')
      form.noValidate = true
      let submitEvent: Event | undefined
      const onSubmit = (event: Event) => {
        submitEvent = event
      }
      addEventListener('submit', onSubmit, true)
      requestSubmit(found, button)
      removeEventListener('submit', onSubmit, true)
      return submitEvent !== undefined && !submitEvent.defaultPrevented
    },
  }
}

/** The zones of an address. The country is 0 where the form does not ask for it. */
function readZones(controls: readonly Control[], pane: 'delivery' | 'billing') {
  const find = (part: string) => controls.find(({ name }) => name === paneField(pane, part))
  const [country, list] = [find('country')?.value, find('zone')]
  const options = list instanceof HTMLSelectElement ? [...list.options] : []
  const zones = options.map(({ value, text }): Zone => ({ id: Number(value), name: text.trim(), code: '' }))
  return { country: Number(country || 0), options: zones.filter(({ id }) => id > 0) }
}

/**
 * Reads the messages, which the page shows above the form. Drupal writes several as a list, and one as plain text after
 * a heading.
 */
function readMessages(): string[] {
  return messageBoxes().flatMap((box) => {
    const items = [...box.querySelectorAll('li')]
    const plain = [...box.childNodes].filter(({ nodeName }) => nodeName !== 'H2')
    const texts = items.length > 0 ? items.map(textOf) : [plain.map(textOf).join('')]
    return texts.map((text) => text.trim()).filter(Boolean)
  })
}

const messageBoxes = () => [...document.querySelectorAll<HTMLElement>('.messages.error')]

const textOf = (node: Node): string => node.textContent ?? ''

/** The label without the mark of a required field. */
function labelOf({ labels }: Control): string {
  return [...(labels ?? [])].map(textOf).join(' ').replace(/[*:]/g, '').trim()
}

function isSwitch(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

function setValue(control: Control, value: string): void {
  if (isSwitch(control)) {
    control.checked = control.value === value
    return
  }
  // The rendered options may be the zones of another country.
  if (control instanceof HTMLSelectElement && ![...control.options].some((option) => option.value === value)) {
    control.add(make('option', { value, textContent: value }))
  }
  control.value = value
}

function lend(given: HTMLFormElement, all: readonly Control[], prefix: string, container: HTMLElement): Lent {
  const form = builtIn(note(given, 'id'))
  form.id ||= freeId('rove-checkout-form')
  const lent = all.filter(({ name }) => name.startsWith(prefix))
  // Controls that are moved out of the form still belong to it by its id.
  const boxes = [...new Set(lent.map((control) => control.closest<HTMLElement>('.form-item') ?? control))]
  const moved = boxes.flatMap((box) => (box.matches(controlTags) ? [box] : [...box.querySelectorAll(controlTags)]))
  const giveBacks = boxes.map(take)
  for (const control of moved) note(control, 'form').setAttribute('form', form.id)
  container.append(...boxes)
  return {
    controls: new Map(lent.map((control) => [control.name.slice(prefix.length), control])),
    stop() {
      for (const giveBack of giveBacks) giveBack()
      for (const control of moved) restore(control, 'form')
    },
  }
}
