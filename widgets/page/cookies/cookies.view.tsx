/** The error box of a browser that keeps no cookies (PAGE-05). */
import { useRef } from 'react'
import type { Language } from '../../../core/base/country/countries.rules'
import { createTextLookup } from '../../../core/base/texts/texts'
import { CloseIcon } from '../../../core/view/dialog/close-icon'
import { useStyles } from '../../../core/view/element/use-styles'
import css from './cookies.css?inline'
import { cookiesTexts } from './cookies.texts'

interface CookiesProps {
  readonly language: Language
  readonly onClose: () => void
}

export function CookiesView({ language, onClose }: CookiesProps) {
  const t = createTextLookup(cookiesTexts, language)
  const box = useRef<HTMLDivElement>(null)
  useStyles(box, css)
  return (
    <div ref={box} part="cookies" role="alert">
      <p>{t('off')}</p>
      <button type="button" part="close-button" aria-label={t('close')} onClick={onClose}>
        <CloseIcon />
      </button>
    </div>
  )
}
