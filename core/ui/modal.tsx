/** A dialog in the top layer, and all that makes one: focus in and back, Escape, a press beside it, a way to close. */
import { type PointerEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { CloseIcon } from './close-icon'
import modalCss from './modal.css?inline'
import { openModal } from './open-modal'
import { useStyles } from './use-styles'

interface ModalProps {
  readonly title: string
  /** What the close button says. */
  readonly closeLabel: string
  /** More styles, after the dialog's own. */
  readonly css?: string
  readonly onClose: () => void
  /** The page hides it, so it has been closed: `onClose` where nothing else is to be done then. */
  readonly onHidden?: () => void
  readonly children: ReactNode
}

interface Ref {
  readonly current: HTMLDialogElement | null
}

/** Shown as long as it is rendered. */
export function Modal({ title, closeLabel, css = '', onClose, onHidden = onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useStyles(dialog, modalCss + css)
  useOpen(dialog, onHidden)
  useFirstFocus(dialog)
  const beside = usePressBeside(dialog, onClose)
  return (
    <dialog
      ref={dialog}
      part="dialog"
      aria-labelledby="rove-modal-title"
      {...beside}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="rove-card">
        <h2 id="rove-modal-title">{title}</h2>
        {children}
        <button type="button" part="close-button" aria-label={closeLabel} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
    </dialog>
  )
}

/** Opens the dialog and, before it goes, closes it. */
function useOpen(dialog: Ref, onHidden: () => void): void {
  const hidden = useRef(onHidden)
  hidden.current = onHidden
  useLayoutEffect(() => {
    const { current } = dialog
    if (!current) return
    const opened = () => {
      current.tabIndex = -1
      focusField(current)
    }
    return openModal(current, opened, () => hidden.current())
  }, [dialog])
}

/** Puts the visitor into a field that comes later, unless they have gone elsewhere in the dialog. */
function useFirstFocus(dialog: Ref): void {
  useLayoutEffect(() => {
    const { current } = dialog
    if (current?.matches(':focus')) focusField(current)
  })
}

/** Into the first field; while there is none, into the dialog itself, where Enter presses nothing. */
function focusField(dialog: HTMLDialogElement): void {
  const field = dialog.querySelector<HTMLElement>('input:not([type=hidden])')
  if (field) field.focus()
  else {
    dialog.focus()
    // The browser has gone to what it found, a link further down: a card is read from its head.
    dialog.firstElementChild?.scroll(0, 0)
  }
}

/** A press beside the card: it begins there and ends there. A text that is selected beyond the card is none. */
function usePressBeside(dialog: Ref, onPress: () => void) {
  const beside = useRef(false)
  return {
    onPointerDown(event: PointerEvent) {
      beside.current = event.target === dialog.current
    },
    onPointerUp(event: PointerEvent) {
      beside.current &&= event.target === dialog.current
    },
    onClick() {
      if (beside.current) onPress()
      beside.current = false
    },
  }
}
