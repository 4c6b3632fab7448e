/** The flyout: the cart over the dimmed page (SHELL-03). */
import { useLayoutEffect, useMemo, useState } from 'react'
import { readMarket } from '../../../core/base/country/country.setting'
import { builtIn } from '../../../core/base/input/built-in'
import { createTextLookup } from '../../../core/base/texts/texts'
import { Modal } from '../../../core/view/dialog/modal'
import { createLock } from '../../../core/view/dialog/opening-lock'
import type { FlyoutProps } from '../header.types'
import css from './flyout.css?inline'
import { addCart, type CartProgress } from './flyout.dom'
import { flyoutTexts } from './flyout.texts'

export function FlyoutView({ host, href, onClose }: FlyoutProps) {
  const t = createTextLookup(flyoutTexts, readMarket().language)
  const [progress, setProgress] = useState<CartProgress>('loading')
  const isLocked = useMemo(createLock, [])
  useLayoutEffect(
    () => addCart(host, { onProgress: setProgress, onBrowse: () => isLocked() || onClose() }),
    [host, isLocked, onClose],
  )
  /** Stops the second press of a double press. */
  const keepOpen = (event: { readonly target: EventTarget; stopPropagation(): void }) => {
    const target = builtIn(event.target as Element)
    if ((target.localName === 'dialog' || target.closest('[part=close-button]')) && isLocked()) event.stopPropagation()
  }
  return (
    <div onClickCapture={keepOpen}>
      {/* The headings of the cart are of the second level. */}
      <Modal title={t('title')} level={1} closeLabel={t('close')} css={css} onClose={onClose}>
        <p className={progress === 'loading' ? 'hint' : 'visually-hidden'} role="status">
          {progress === 'loading' && t('loading')}
        </p>
        {progress === 'fallback' && <p role="alert">{t('failed')}</p>}
        <slot name="cart" />
        {progress !== 'empty' && (
          <a part="cart-link" href={href}>
            {t('page')}
          </a>
        )}
      </Modal>
    </div>
  )
}
