/** The visitor's actions in a story of the checkout, and checks of what is shown. */
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { hasWords, spaced, type Words } from '../kit/words'
import { t } from './checkout-words'

/** Queries within a part of the checkout. */
export type Seen = ReturnType<typeof within>

const patience = { timeout: 5000 }

/** The checkout, once it is ready. */
export async function checkoutIn(canvas: HTMLElement): Promise<HTMLElement> {
  return waitFor(() => {
    const found = canvas.querySelector<HTMLElement>('.rove-light .rove-checkout')
    if (!found) throw new Error('the checkout is not rendered yet')
    return found
  }, patience)
}

/** The open step. */
export async function stepOf(canvas: HTMLElement): Promise<Seen> {
  return within(one(await checkoutIn(canvas), '[data-state=current]'))
}

/** The name of a step. */
export type StepName = 'account' | 'membership' | 'address' | 'protection' | 'payment'

/** Waits until this step is open. */
export async function opens(canvas: HTMLElement, step: StepName): Promise<Seen> {
  const page = await checkoutIn(canvas)
  await waitFor(() => hasWords(one(page, '[data-state=current] h2').textContent, t.checkout(step)), patience)
  return stepOf(canvas)
}

/** Waits until an element has this text. */
export async function reads(canvas: HTMLElement, selector: string, words: Words): Promise<void> {
  const page = await checkoutIn(canvas)
  await waitFor(() => hasWords(one(page, selector).textContent, words), patience)
}

/** Presses a button, once it is rendered. */
export async function press(canvas: HTMLElement, name: string): Promise<void> {
  const seen = within(await checkoutIn(canvas))
  const button = await seen.findByRole('button', { name: named(name) }, patience)
  button.focus()
  fireEvent.click(button)
}

/** Matches an element whose name starts with this text, with any kind of space. */
export function named(name: string): (found: string) => boolean {
  return (found) => spaced(found).startsWith(spaced(name))
}

/** Selects a choice, once it is rendered. */
export async function choose(canvas: HTMLElement, value: string): Promise<void> {
  const page = await checkoutIn(canvas)
  fireEvent.click(await waitFor(() => one(page, `[data-state=current] input[type=radio][value="${value}"]`), patience))
}

/** Fills in fields by their names in the server's form, and leaves them. */
export async function fill(canvas: HTMLElement, fields: Readonly<Record<string, string | number>>): Promise<void> {
  const page = await checkoutIn(canvas)
  for (const [name, value] of Object.entries(fields)) {
    const field = await waitFor(() => one(page, `[name="${name}"]`), patience)
    if (field instanceof HTMLSelectElement) fireEvent.change(field, { target: { value: String(value) } })
    else fireEvent.input(field, { target: { value: String(value) } })
    fireEvent.focusOut(field)
  }
}

/** Waits until the payment has reached a state. */
export async function payingIs(canvas: HTMLElement, at: string): Promise<void> {
  const page = await checkoutIn(canvas)
  await waitFor(() => expect(one(page, '.rove-paying').dataset.state).toBe(at), patience)
}

/** The element; throws if there is none. */
export function one(page: HTMLElement, selector: string): HTMLElement {
  const found = page.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
