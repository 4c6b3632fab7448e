/** A dialog in the top layer, and all that makes one: focus in and back, Escape, a press beside it, a way to close. */
import { type PointerEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import modalCss from './modal.css?inline'
import { useStyles } from './use-styles'

interface ModalProps {
  readonly title: string
  /** What the close button says. */
  readonly closeLabel: string
  /** More styles, after the dialog's own. */
  readonly css?: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Shown as long as it is rendered. The first field has the focus, else the close button. */
export function Modal({ title, closeLabel, css = '', onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget | null>(null)
  useStyles(dialog, modalCss + css)
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    current?.querySelector<HTMLInputElement>('input, textarea, select')?.focus()
    return () => current?.close()
  }, [])

  /** A press that began inside, to select a text, is no press beside. */
  const releaseBeside = (event: PointerEvent) => {
    if (event.target === dialog.current && pressed.current === dialog.current) onClose()
  }
  return (
    <dialog
      ref={dialog}
      part="dialog"
      aria-labelledby="modal-title"
      onPointerDown={({ target }) => {
        pressed.current = target
      }}
      onPointerUp={releaseBeside}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="card">
        <h2 id="modal-title">{title}</h2>
        {children}
        <button type="button" part="close-button" aria-label={closeLabel} onClick={onClose}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
      </div>
    </dialog>
  )
}
