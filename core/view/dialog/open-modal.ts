import { addBackStep } from '../../base/device/back-step'
import { isModal } from '../../base/device/is-matched'
import { isRendered } from '../../base/device/visibility'
import { own } from '../../base/input/own'
import { report } from '../../base/report/report'
import { createStore } from '../../base/state/create-store'
import { page } from '../../base/state/page'
import { lockScroll } from './lock-scroll'

/**
 * Opens a modal dialog. The page behind it cannot be scrolled. A dialog that is moved with its element leaves the top
 * layer silently, but its animation restarts: then it is opened again, so its style must have an animation. A dialog that
 * the page hides is closed and reported, because an invisible one would lock the page. Back dispatches `cancel` on the
 * dialog, as Escape does. The second press of a double click that opens it answers nothing.
 *
 * @param opened called each time it has been opened
 * @param hidden called once where the page hides it
 * @returns a function that closes it and restores the focus
 */
export function openModal(dialog: HTMLDialogElement, opened?: () => void, hidden?: () => void): () => void {
  const root = dialog.getRootNode() as ShadowRoot
  const opener = root.activeElement as HTMLElement | null
  const shared = page()
  shared.openDialogs ??= createStore(0)
  const { openDialogs } = shared
  const closeIfHidden = () => {
    if (signal.aborted || isRendered(dialog)) return
    end()
    report(`<${root.host.localName}>`, 'the page hides its dialog, so it is closed')
    queueMicrotask(() => hidden?.())
  }
  const watch = new ResizeObserver(closeIfHidden)
  // A region whose content is skipped does not change its size: a press or a key in the locked page closes the dialog.
  const interactions = ['pointerdown', 'keydown'] as const
  const open = () => {
    if (isModal(dialog)) return
    dialog.open = false
    // The browser gives the focus back to what has it when the dialog opens.
    opener?.focus()
    dialog.showModal()
    closeIfHidden()
    if (!signal.aborted) opened?.()
  }
  let isPressed = false
  const ignoreDoubleClick = (event: MouseEvent) => {
    if (event.detail < 2) isPressed = true
    if (isPressed) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const ending = new AbortController()
  const { signal } = ending
  const end = () => {
    if (signal.aborted) return
    ending.abort()
    watch.disconnect()
    unlockScroll()
    try {
      dialog.close()
    } finally {
      // Subscribers check at once whether another dialog is open.
      openDialogs.set(openDialogs.get() - 1)
    }
  }
  openDialogs.set(openDialogs.get() + 1)
  const unlockScroll = lockScroll()
  dialog.addEventListener('animationstart', open, own({ signal }))
  dialog.addEventListener('click', ignoreDoubleClick, own({ signal, capture: true }))
  watch.observe(dialog)
  for (const interaction of interactions) addEventListener(interaction, closeIfHidden, own({ signal, capture: true }))
  try {
    open()
  } catch (failure) {
    end()
    throw failure
  }
  addBackStep(() => dialog.dispatchEvent(new CustomEvent('cancel', own({ cancelable: true }))), signal)
  return end
}
