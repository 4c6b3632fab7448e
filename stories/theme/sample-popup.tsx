/** A popup with a failed sign-up, in the popups' own styles, but inside the page. */
import { useLayoutEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import resetCss from '../../core/base/styles/reset.css?inline'
import { layeredStyles } from '../../core/base/styles/style-sheet'
import tokensCss from '../../core/base/styles/tokens.css?inline'
import { CloseIcon } from '../../core/view/dialog/close-icon'
import modalCss from '../../core/view/dialog/modal.css?inline'
import cardCss from '../../widgets/popups/card/card.css?inline'
import { cardTexts } from '../../widgets/popups/card/card.texts'
import { textsOf } from '../kit/words'

/** Not in the top layer, and with a focus ring. */
const inside = `
dialog { position: static; inline-size: auto; max-inline-size: none; animation: none }
.rove-card { position: relative; max-block-size: none }
.rove-card [part=close-button] { outline: 2px solid var(--_focus); outline-offset: 2px }`
const t = textsOf(cardTexts)

export function SamplePopup() {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const shadow = place.current?.shadowRoot ?? place.current?.attachShadow({ mode: 'open' })
    if (!shadow) return
    layeredStyles(tokensCss + resetCss + modalCss + cardCss + inside).adopt(shadow)
    const root = createRoot(shadow)
    root.render(<Popup />)
    return () => root.render(null)
  }, [])
  return <div ref={place} />
}

function Popup() {
  return (
    <dialog open aria-label={t('title')}>
      <div className="rove-card">
        <h2>{t('title')}</h2>
        <form noValidate onSubmit={(event) => event.preventDefault()}>
          <label>
            {t('email')}
            <input type="email" defaultValue="ada@" aria-invalid aria-describedby="problem" />
          </label>
          <p id="problem" className="error">
            {t('wrongEmail')}
          </p>
          <button type="submit" className="primary">
            {t('send')}
          </button>
        </form>
        <button type="button" part="close-button" aria-label={t('close')}>
          <CloseIcon />
        </button>
      </div>
    </dialog>
  )
}
