/** The dialog that says what changes with the country, before a switch (COUNTRY-05). */
import type { TextLookup } from '../../../core/page/texts'
import { Modal } from '../../../core/ui/modal'
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
  readonly onClose: () => void
}

export function SwitchConfirmView({ loss, names, changesLanguage, t, onConfirm, onClose }: SwitchConfirmProps) {
  const [title, yes, no] =
    loss === 'typed' ? (['languageTitle', 'languageYes', 'languageNo'] as const) : (['title', 'yes', 'stay'] as const)
  return (
    <Modal title={t(title, names)} closeLabel={t('close')} css={css} onClose={onClose}>
      <p>{t(loss, names)}</p>
      {changesLanguage && loss !== 'typed' && <p>{t('language', names)}</p>}
      <div className="choices">
        <button type="button" part="button" className="primary" onClick={onConfirm}>
          {t(yes, names)}
        </button>
        <button type="button" part="button" className="secondary" onClick={onClose}>
          {t(no, names)}
        </button>
      </div>
    </Modal>
  )
}
