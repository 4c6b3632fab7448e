/**
 * The server's own checkout form inside the element: read for what was refused, lent to views in part, filled in and sent
 * as the browser sends it. Its `form_build_id` and `form_token` are nobody else's business.
 * Source: document 2, sections 4 and 5 (CHK-05, CREDIT-01).
 */
import type { OrderProblem } from '../../core/contract/problem'
import { type Fields, pairProblems } from './checkout-form.rules'

/** One input of the form. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The form. */
export interface CheckoutForm {
  /** What the server refused of it. `message` is empty where it only marked a field. */
  problems(): readonly OrderProblem[]
  /** Takes the server's error messages off the page, where the checkout says the same. @returns the undo */
  hideMessages(): () => void
  /** Fills in fields by name; one that is not there is added. */
  write(fields: Fields): void
  /** Moves the fields whose names begin so into a node, labels and all: they stay the form's. */
  lend(prefix: string, room: HTMLElement): Lent
  /** Sends it as if the button that says so was pressed. @returns false where the page held it back */
  submit(op: string): boolean
}

/** Fields that are lent. */
export interface Lent {
  /** By what follows the prefix: `number]`. */
  readonly controls: ReadonlyMap<string, Control>
  /** Puts them back where they were. */
  stop(): void
}

const controlTags = 'input, select, textarea'
const formId = 'uc_cart_checkout_form'

/** Finds the form in its element; nothing where the shop renders none. */
export function findCheckoutForm(element: HTMLElement): CheckoutForm | undefined {
  const form = element.querySelector(`input[name="form_id"][value="${formId}"]`)?.closest('form')
  if (!form) return undefined

  const controls = () => [...form.elements].filter((control): control is Control => control.matches(controlTags))

  function write(name: string, value: string): void {
    const named = controls().filter((control) => control.name === name)
    for (const control of named) put(control, value)
    const isHeld = named.some((control) => !isSwitch(control) || control.checked)
    if (isHeld || !value) return
    const hidden = document.createElement('input')
    Object.assign(hidden, { type: 'hidden', name, value })
    form?.append(hidden)
  }

  return {
    problems() {
      const wrong = controls().filter((control) => control.name && control.classList.contains('error'))
      return pairProblems(
        readMessages(),
        wrong.map((control) => ({ name: control.name, label: labelOf(control) })),
      )
    },
    hideMessages() {
      const boxes = messageBoxes().filter(({ hidden }) => !hidden)
      for (const box of boxes) box.hidden = true
      return () => {
        for (const box of boxes) box.hidden = false
      }
    },
    write(fields) {
      for (const [name, value] of Object.entries(fields)) write(name, value)
    },
    lend: (prefix, room) => lend(form, controls(), prefix, room),
    submit(op) {
      const buttons = [...form.querySelectorAll<HTMLInputElement | HTMLButtonElement>('[type=submit][name=op]')]
      // Its words are translated: Ubercart's own id is the other way to know it.
      const button = buttons.find(({ value }) => value === op) ?? buttons.find(({ id }) => /^edit-continue/.test(id))
      if (!button) return false
      // Ubercart's script switches it off when the form is sent; one that comes back from the history is off still.
      button.disabled = false
      // The server judges: the browser's own messages would point at inputs that nobody sees.
      form.noValidate = true
      let sent: Event | undefined
      const hear = (event: Event) => {
        sent = event
      }
      addEventListener('submit', hear, true)
      form.requestSubmit(button)
      removeEventListener('submit', hear, true)
      return sent !== undefined && !sent.defaultPrevented
    },
  }
}

/** Drupal writes a list for several messages, and plain text after a heading for one. They stand above the form, on the page. */
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

/** Without the sign that it is required. */
function labelOf({ labels }: Control): string {
  return [...(labels ?? [])].map(textOf).join(' ').replace(/[*:]/g, '').trim()
}

function isSwitch(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

function put(control: Control, value: string): void {
  if (isSwitch(control)) {
    control.checked = control.value === value
    return
  }
  // The zones of the country that the server rendered may not have it.
  if (control instanceof HTMLSelectElement && ![...control.options].some((option) => option.value === value)) {
    const option = document.createElement('option')
    Object.assign(option, { value, textContent: value })
    control.add(option)
  }
  control.value = value
}

function lend(form: HTMLFormElement, all: readonly Control[], prefix: string, room: HTMLElement): Lent {
  form.id ||= 'rove-checkout-form'
  const lent = all.filter(({ name }) => name.startsWith(prefix))
  // Controls outside of their form are its own by its id.
  const boxes = [...new Set(lent.map((control) => control.closest<HTMLElement>('.form-item') ?? control))]
  const held = boxes.flatMap((box) => (box.matches(controlTags) ? [box] : [...box.querySelectorAll(controlTags)]))
  const places = boxes.map((box) => {
    const place = document.createComment('')
    box.replaceWith(place)
    return { box, place }
  })
  for (const control of held) control.setAttribute('form', form.id)
  room.append(...boxes)
  return {
    controls: new Map(lent.map((control) => [control.name.slice(prefix.length), control])),
    stop() {
      for (const { box, place } of places) place.replaceWith(box)
      for (const control of held) control.removeAttribute('form')
    },
  }
}
