/** A virtual-reality viewer over the whole screen (PAGE-03). */
import { useLayoutEffect, useRef } from 'react'
import type { TextLookup } from '../../../core/base/texts/texts'
import { CloseIcon } from '../../../core/view/dialog/close-icon'
import { openModal } from '../../../core/view/dialog/open-modal'
import { useStyles } from '../../../core/view/element/use-styles'
import css from './vr.css?inline'
import { viewerFeatures, viewerSandbox } from './vr.rules'
import type { VrCode } from './vr.texts'

/** What the dialog shows. */
export interface VrProps {
  /** The viewer's address; without it there is nothing to load. */
  readonly src: string | undefined
  /** The name of the viewer: the text of its link. */
  readonly name: string
  readonly state: 'loading' | 'ready' | 'failed'
  readonly t: TextLookup<VrCode>
  readonly onLoad: () => void
  readonly onClose: () => void
}

/** The dialog with the viewer's frame, and what there is to say while it loads or if it fails. */
export function VrView({ src, name, state, t, onLoad, onClose }: VrProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useStyles(dialog, css)
  useLayoutEffect(() => (dialog.current ? openModal(dialog.current, undefined, () => close.current()) : undefined), [])
  return (
    <dialog
      ref={dialog}
      part="vr"
      data-state={state}
      aria-label={t('title')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <button type="button" part="close-button" aria-label={t('close')} onClick={onClose}>
        <CloseIcon />
      </button>
      <div className={state === 'ready' ? 'visually-hidden' : 'words'}>
        <p role="status">{state === 'ready' ? '' : t(state)}</p>
        {state === 'failed' && src && (
          <a href={src} target="_blank" rel="noopener noreferrer">
            {t('newTab')}
          </a>
        )}
      </div>
      {src && (
        <iframe
          part="viewer"
          src={src}
          title={name || t('title')}
          allow={viewerFeatures}
          sandbox={viewerSandbox}
          referrerPolicy="strict-origin-when-cross-origin"
          tabIndex={state === 'ready' ? 0 : -1}
          onLoad={onLoad}
        />
      )}
    </dialog>
  )
}
