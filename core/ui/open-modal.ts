import { isRendered } from '../device/rendered'
import { stepBack } from '../device/step-back'
import { own } from '../own'
import { page } from '../page'
import { report } from '../report'
import { createStore } from '../state/create-store'

/**
 * Shows a dialog over the page, modal as long as it is there. One that is moved with its element falls out of the top
 * layer without a word, but its animation begins anew: then it is opened again. Its style must have one. One that the
 * page does not show, or hides later, is closed and named on the console: unseen it would lock the page. Back is a
 * `cancel` of the dialog, as Escape is.
 *
 * @param opened called each time it has been opened
 * @param hidden called once where the page hides it
 * @returns the end: closes it, which gives the focus back
 */
export function openModal(dialog: HTMLDialogElement, opened?: () => void, hidden?: () => void): () => void {
  const root = dialog.getRootNode() as ShadowRoot
  const opener = root.activeElement as HTMLElement | null
  const shared = page()
  shared.standing ??= createStore(0)
  const { standing } = shared
  const look = () => {
    if (signal.aborted || isRendered(dialog)) return
    end()
    report(`<${root.host.localName}>`, 'the page hides its dialog, so it is closed')
    queueMicrotask(() => hidden?.())
  }
  const watch = new ResizeObserver(look)
  // A region whose content is skipped changes no size: whoever presses into the locked page sets it free.
  const signs = ['pointerdown', 'keydown'] as const
  const open = () => {
    if (dialog.matches(':modal')) return
    dialog.open = false
    opener?.focus()
    dialog.showModal()
    look()
    if (!signal.aborted) opened?.()
  }
  const ending = new AbortController()
  const { signal } = ending
  const end = () => {
    if (signal.aborted) return
    ending.abort()
    watch.disconnect()
    try {
      dialog.close()
    } finally {
      // Whoever waits for it looks at once whether anything still stands there.
      standing.set(standing.get() - 1)
    }
  }
  standing.set(standing.get() + 1)
  stepBack(() => dialog.dispatchEvent(new CustomEvent('cancel', own({ cancelable: true }))), signal)
  dialog.addEventListener('animationstart', open, own({ signal }))
  watch.observe(dialog)
  for (const sign of signs) addEventListener(sign, look, own({ signal, capture: true }))
  try {
    open()
  } catch (failure) {
    end()
    throw failure
  }
  return end
}
