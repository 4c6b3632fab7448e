/** The visitor's actions in a story of the buybox, and checks of what is shown. */
import { expect, waitFor } from 'storybook/test'
import { hasWords, type Words } from '../kit/words'

/** The buybox's shadow root, once it is ready. */
export async function rootIn(canvas: HTMLElement): Promise<ShadowRoot> {
  return waitFor(() => {
    const root = canvas.querySelector('rove-buybox')?.shadowRoot
    if (!root?.querySelector('[part=price-block]')) throw new Error('the box is not rendered yet')
    return root
  })
}

/** The element; throws if there is none. */
export function one<E extends HTMLElement = HTMLElement>(root: ShadowRoot, selector: string): E {
  const found = root.querySelector<E>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

/** Waits until an element has this text. */
export async function showsText(root: ShadowRoot, selector: string, words: Words): Promise<void> {
  await waitFor(
    () => {
      const said = one(root, selector).textContent
      if (words === '') expect(said?.trim()).toBe('')
      else hasWords(said, words)
    },
    { timeout: 5000 },
  )
}

/** Chooses an option. */
export function choose(root: ShadowRoot, oid: number): void {
  one<HTMLInputElement>(root, `input[value="${oid}"]`).click()
}

/** The state of an option. */
export function stateOf(root: ShadowRoot, oid: number): string | undefined {
  return one(root, `input[value="${oid}"]`).closest('label')?.dataset.state
}

/** Opens a dialog by its button. */
export async function openDialog(canvas: HTMLElement, button: string): Promise<ShadowRoot> {
  const root = await rootIn(canvas)
  await waitFor(() => one(root, button).click())
  await waitFor(() => one(root, 'dialog[open] h2'), { timeout: 5000 })
  return root
}

/** Fills in the open dialog's fields and submits its form. */
export function send(root: ShadowRoot, fields: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(fields))
    one<HTMLInputElement>(root, `dialog input[name=${name}]`).value = value
  one(root, 'dialog [type=submit]').click()
}
