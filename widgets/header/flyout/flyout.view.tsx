/** The flyout: the cart over the dimmed page (SHELL-03). */
import { useLayoutEffect, useRef, useState } from 'react'
import { readMarket } from '../../../core/country/country.setting'
import { createTextLookup } from '../../../core/page/texts'
import { Modal } from '../../../core/ui/modal'
import { lockLeft } from '../header.rules'
import type { FlyoutProps } from '../header.types'
import css from './flyout.css?inline'
import { addCart, type CartProgress } from './flyout.dom'
import { flyoutTexts } from './flyout.texts'

export function FlyoutView({ host, href, onClose }: FlyoutProps) {
  const t = createTextLookup(flyoutTexts, readMarket().language)
  const [progress, setProgress] = useState<CartProgress>('loading')
  useLayoutEffect(() => addCart(host, setProgress), [host])
  const keepOpen = useLock()
  return (
    <div onClickCapture={keepOpen}>
      <Modal title={t('title')} closeLabel={t('close')} css={css} onClose={onClose}>
        <p className={progress === 'loading' ? 'hint' : 'visually-hidden'} role="status">
          {progress === 'loading' && t('loading')}
        </p>
        {progress === 'fallback' && <p role="alert">{t('failed')}</p>}
        <slot name="cart" />
        <a part="cart-link" href={href}>
          {t('page')}
        </a>
      </Modal>
    </div>
  )
}

/** Stops presses that would close the cart right after it was opened: the second one of a double press (SHELL-03). */
function useLock() {
  const openedAt = useRef(performance.now())
  return (event: { readonly target: EventTarget; stopPropagation(): void }) => {
    const target = event.target as Element
    const closes = target.localName === 'dialog' || target.closest('[part=close-button]')
    if (closes && lockLeft(openedAt.current, performance.now()) > 0) event.stopPropagation()
  }
}
