/** A modal dialog: moves focus in and back, closes on Escape, a press beside it, or its close button. */
import { type KeyboardEventHandler, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useStyles } from '../element/use-styles'
import { CloseIcon } from './close-icon'
import modalCss from './modal.css?inline'
import { openModal } from './open-modal'

interface ModalProps {
  readonly title: string
  /** The level of the title as a heading: above the headings of what is in the dialog. */
  readonly level?: 1 | 2
  /** The label of the close button. */
  readonly closeLabel: string
  /** What its styles know it by, among other dialogs of the element: `data-kind`. */
  readonly kind?: string
  /** More styles, after the dialog's own. */
  readonly css?: string
  readonly onClose: () => void
  /** The page hides the dialog, so it was closed. By default `onClose`. */
  readonly onHidden?: () => void
  readonly onKeyDown?: KeyboardEventHandler<HTMLDialogElement>
  readonly children: ReactNode
}

interface Ref {
  readonly current: HTMLDialogElement | null
}

/** A modal dialog, open while it is rendered. */
export function Modal({
  title,
  level,
  closeLabel,
  kind,
  css = '',
  onClose,
  onHidden = onClose,
  onKeyDown,
  children,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useStyles(dialog, modalCss + css)
  useOpen(dialog, onHidden)
  useFirstFocus(dialog)
  const beside = usePressBeside(dialog, onClose)
  return (
    <dialog
      ref={dialog}
      part="dialog"
      data-kind={kind}
      // Not by the heading's id: two dialogs of an element can be open.
      aria-label={title}
      onKeyDown={onKeyDown}
      {...beside}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="rove-card">
        <h2 aria-level={level}>{title}</h2>
        {children}
        <button type="button" part="close-button" aria-label={closeLabel} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
    </dialog>
  )
}

/** Opens the dialog, and closes it before it is removed. */
function useOpen(dialog: Ref, onHidden: () => void): void {
  const hidden = useRef(onHidden)
  hidden.current = onHidden
  useLayoutEffect(() => {
    const { current } = dialog
    if (!current) return
    const opened = () => {
      current.tabIndex = -1
      const field = firstField(current)
      if (field) return field.focus()
      // Here Enter presses nothing.
      current.focus()
      // The browser has scrolled to a link further down: the dialog is read from its top.
      current.firstElementChild?.scroll(0, 0)
    }
    return openModal(current, opened, () => hidden.current())
  }, [dialog])
}

/** Focuses the first field when it is rendered later, unless the visitor has moved the focus in the dialog. */
function useFirstFocus(dialog: Ref): void {
  const isRendered = useRef(false)
  useLayoutEffect(() => {
    const field = isRendered.current ? undefined : firstField(dialog.current)
    if (!field) return
    isRendered.current = true
    focusFirstField(dialog.current)
  })
}

/** Focuses the first field of a dialog, unless the visitor has moved the focus in it. */
export function focusFirstField(dialog: HTMLDialogElement | null): void {
  if (dialog?.matches(':focus')) firstField(dialog)?.focus()
}

function firstField(dialog: HTMLDialogElement | null): HTMLElement | undefined {
  return dialog?.querySelector<HTMLElement>('input:not([type=hidden])') ?? undefined
}

/**
 * A press beside the card: it must begin and end there. Selecting text across the edge is not a press, and neither is
 * Enter on a link after a pointer that was cancelled beside the card.
 */
function usePressBeside(dialog: Ref, onPress: () => void) {
  const beside = useRef(false)
  const follow = ({ type, target }: { readonly type: string; readonly target: EventTarget }) => {
    beside.current = target === dialog.current && (beside.current || type === 'pointerdown')
    if (beside.current && type === 'click') onPress()
  }
  return { onPointerDown: follow, onPointerUp: follow, onClick: follow }
}
