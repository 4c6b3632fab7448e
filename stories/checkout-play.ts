/** What a shopper does in a checkout in a story, and what is seen of it. */
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'

/** What can be found in a checkout, as a shopper names it. */
export type Seen = ReturnType<typeof within>

const patience = { timeout: 5000 }

/** The checkout, once it can be used. */
export async function checkoutIn(canvas: HTMLElement): Promise<HTMLElement> {
  return waitFor(() => {
    const found = canvas.querySelector<HTMLElement>('.rove-light .rove-checkout')
    if (!found) throw new Error('the checkout is not there yet')
    return found
  }, patience)
}

/** The step that is open. */
export async function stepOf(canvas: HTMLElement): Promise<Seen> {
  return within(one(await checkoutIn(canvas), '[data-state=current]'))
}

/** Waits until a step with this title is open. */
export async function opens(canvas: HTMLElement, title: string): Promise<Seen> {
  const page = await checkoutIn(canvas)
  await waitFor(() => expect(one(page, '[data-state=current] h2').textContent).toContain(title), patience)
  return stepOf(canvas)
}

/** Waits until an element says this. */
export async function reads(canvas: HTMLElement, selector: string, words: string | RegExp): Promise<void> {
  const page = await checkoutIn(canvas)
  await waitFor(() => {
    const said = one(page, selector).textContent?.replace(/\s+/g, ' ').trim()
    if (typeof words === 'string') expect(said).toContain(words)
    else expect(said).toMatch(words)
  }, patience)
}

/** Presses a button, once it is there. */
export async function press(canvas: HTMLElement, name: string | RegExp): Promise<void> {
  const seen = within(await checkoutIn(canvas))
  await userEvent.click(await seen.findByRole('button', { name }, patience))
}

/** Makes a choice, once it is there. */
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

/** Waits until paying has come so far. */
export async function payingIs(canvas: HTMLElement, at: string): Promise<void> {
  const page = await checkoutIn(canvas)
  await waitFor(() => expect(one(page, '.rove-paying').dataset.state).toBe(at), patience)
}

/** The one element; fails where there is none. */
export function one(page: HTMLElement, selector: string): HTMLElement {
  const found = page.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
