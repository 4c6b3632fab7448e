/** The dialog that says what changes with the country, before a switch (COUNTRY-05). */
import { type MouseEvent, useMemo } from 'react'
import type { TextLookup } from '../../../core/base/texts/texts'
import { Modal } from '../../../core/view/dialog/modal'
import { createLock } from '../../../core/view/dialog/opening-lock'
import type { CountryLoss } from '../country.types'
import type { SwitchCode } from './switch.texts'
import css from './switch-confirm.css?inline'

interface SwitchConfirmProps {
  readonly loss: CountryLoss
  /** The names of the page's country, of the chosen one, its currency and its language, in the page's language. */
  readonly names: Readonly<Record<'country' | 'other' | 'currency' | 'language', string>>
  readonly changesLanguage: boolean
  readonly t: TextLookup<SwitchCode>
  readonly onConfirm: () => void
  /** The visitor keeps the page's country, or its language. */
  readonly onKeep: () => void
  readonly onClose: () => void
}

export function SwitchConfirmView({ loss, names, changesLanguage, t, onConfirm, onKeep, onClose }: SwitchConfirmProps) {
  const isLocked = useMemo(createLock, [])
  /** Stops the second press of a double press on the control. */
  const keepOpen = (event: MouseEvent) => isLocked() && event.stopPropagation()
  const [title, yes, no] =
    loss === 'typed' ? (['languageTitle', 'languageYes', 'languageNo'] as const) : (['title', 'yes', 'stay'] as const)
  return (
    <div onClickCapture={keepOpen}>
      <Modal title={t(title, names)} closeLabel={t('close')} css={css} onClose={onClose}>
        <p>{t(loss, names)}</p>
        {changesLanguage && loss !== 'typed' && <p>{t('language', names)}</p>}
        <div className="choices">
          <button type="button" part="button" className="primary" onClick={onConfirm}>
            {t(yes, names)}
          </button>
          <button type="button" part="button" className="secondary" onClick={onKeep}>
            {t(no, names)}
          </button>
        </div>
      </Modal>
    </div>
  )
}
