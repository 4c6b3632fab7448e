import { page } from '../page'
import { createStore } from '../state/create-store'

/**
 * Shows a dialog over the page, modal as long as it is there. One that is moved with its element falls out of the top
 * layer without a word, but its animation begins anew: then it is opened again. Its style must have one.
 *
 * @param opened called each time it has been opened
 * @returns the end: closes it, which gives the focus back
 */
export function openModal(dialog: HTMLDialogElement, opened?: () => void): () => void {
  const opener = (dialog.getRootNode() as ShadowRoot).activeElement as HTMLElement | null
  const shared = page()
  shared.standing ??= createStore(0)
  const { standing } = shared
  const open = () => {
    if (dialog.matches(':modal')) return
    dialog.open = false
    opener?.focus()
    dialog.showModal()
    opened?.()
  }
  standing.set(standing.get() + 1)
  dialog.addEventListener('animationstart', open)
  open()
  return () => {
    dialog.removeEventListener('animationstart', open)
    dialog.close()
    standing.set(standing.get() - 1)
  }
}
