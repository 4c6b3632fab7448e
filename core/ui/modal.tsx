/** A modal dialog in the top layer: Escape, the button and a press beside it close it, and the focus goes back. */
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import css from './modal.css?inline'

/** What a modal is shown with. */
export interface ModalProps {
  readonly title: string
  /** The name of the button that closes it. */
  readonly close: string
  /** The styles of what stands in it. */
  readonly styles: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Open as long as it is rendered. */
export function Modal({ title, close, styles, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const { current } = dialog
    const root = current?.getRootNode() as ShadowRoot
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css + styles)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    current?.showModal()
    return () => {
      current?.close()
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [styles])
  const pressBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the card; the keyboard has Escape and the button
    <dialog ref={dialog} part="dialog" aria-labelledby="modal-title" onClick={pressBeside} onCancel={onClose}>
      <div className="card">
        <button type="button" part="close-button" aria-label={close} onClick={onClose}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
        <h2 id="modal-title">{title}</h2>
        {children}
      </div>
    </dialog>
  )
}
