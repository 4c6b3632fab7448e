/** One photo of a list in a dialog, with the products in it; buttons, arrow keys and swipes move to its neighbours (HOSTS-02, COMM-01). */
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { Language } from '../../base/country/countries.rules'
import { createTextLookup } from '../../base/texts/texts'
import { Modal } from '../dialog/modal'
import photoCss from './photo.css?inline'
import { type PhotoStep, stepOfKey } from './photo.rules'
import { photoTexts } from './photo.texts'
import type { Photo } from './photo.types'
import { PhotoProducts } from './photo-products'
import { PhotoStage } from './photo-stage'

/** The props of the dialog. */
export interface PhotoDialogProps {
  readonly photos: readonly Photo[]
  /** The id of the photo that is shown. */
  readonly id: string
  readonly language: Language
  /** Shows another photo. */
  readonly onShow: (id: string) => void
  readonly onClose: () => void
}

/** The dialog, open while it is rendered. Without a photo of this id it is closed. */
export function PhotoDialog({ photos, id, language, onShow, onClose }: PhotoDialogProps) {
  const content = useRef<HTMLDivElement>(null)
  const t = createTextLookup(photoTexts, language)
  const at = photos.findIndex((photo) => photo.id === id)
  const photo = photos[at]
  useKeptFocus(content)
  if (!photo) return null
  const move = (step: PhotoStep) => {
    const other = photos[at + step]
    if (step && other) onShow(other.id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    move(stepOfKey(event.key, isRightToLeft(event.currentTarget)))
  }
  const position = t('position', { n: at + 1, total: photos.length })
  return (
    <Modal
      kind="photo"
      title={photo.name}
      closeLabel={t('close')}
      css={photoCss}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div ref={content} className="photo">
        {photo.location && <p part="location">{photo.location}</p>}
        <PhotoStage photo={photo} failed={t('failed')} onSwipe={move} />
        {photos.length > 1 && (
          <div className="photo-steps">
            <StepButton part="previous-button" label={t('previous')} isOff={at === 0} onPress={() => move(-1)} />
            <p aria-hidden="true" part="position">
              {position}
            </p>
            <StepButton part="next-button" label={t('next')} isOff={at === photos.length - 1} onPress={() => move(1)} />
          </div>
        )}
        <div className="photo-about">
          <PhotoProducts products={photo.products} title={t('products')} />
        </div>
        <p className="visually-hidden" role="status">
          {[position, photo.name, photo.location].filter(Boolean).join(', ')}
        </p>
      </div>
    </Modal>
  )
}

interface StepProps {
  readonly part: 'previous-button' | 'next-button'
  readonly label: string
  /** There is no photo in this direction. The button keeps the focus. */
  readonly isOff: boolean
  readonly onPress: () => void
}

function StepButton({ part, label, isOff, onPress }: StepProps) {
  return (
    <button type="button" part={part} aria-label={label} aria-disabled={isOff} onClick={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={part === 'next-button' ? 'm9.5 5 7 7-7 7' : 'm14.5 5-7 7 7 7'} />
      </svg>
    </button>
  )
}

/** Whether the text of an element is read from right to left. */
const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl'

/** The link of another photo's product may have had the focus: the dialog gets it. */
function useKeptFocus(content: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const dialog = content.current?.closest('dialog')
    if (dialog && !dialog.matches(':focus-within')) dialog.focus()
  })
}
