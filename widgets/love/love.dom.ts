/** A heart that nobody has pressed yet, in a copy of the nodes of another one. */
import type { TextLookup } from '../../core/base/texts/texts'
import type { LoveCode } from './love.texts'

/** The name of the button, for screen readers. @param label the name of the product */
export const heartName = (t: TextLookup<LoveCode>, label: string | undefined): string =>
  label ? t('loveNamed', { name: label }) : t('love')

const buttonIn = (root: ShadowRoot) => root.querySelector<HTMLButtonElement>('[part=button]')

/**
 * Sets what differs between hearts that nobody has pressed: the name, whether the product is loved, and the press.
 *
 * @returns false where the copy has no button: a browser's extension can have changed the nodes
 */
export function showStillHeart(root: ShadowRoot, name: string, loved: boolean, press: () => void): boolean {
  const button = buttonIn(root)
  if (!button) return false
  button.setAttribute('aria-label', name)
  button.setAttribute('aria-pressed', `${loved}`)
  button.setAttribute('data-state', loved ? 'loved' : 'idle')
  button.onclick = press
  return true
}

/** Shows the button as not pressed again. */
export function releaseStillHeart(root: ShadowRoot): void {
  const button = buttonIn(root)
  if (button) button.onclick = null
}
