/**
 * The message shown if a timing dialog cannot be loaded. These dialogs open by themselves, so there is no button to
 * show it beside (CHK-06).
 */
import { createTextLookup } from '../../../core/base/texts/texts'
import type { PartProps } from '../checkout.types'
import { timingTexts } from './timing.texts'

type Props = PartProps<'checkoutUrl' | 'language' | 'renewOrder'>

/** Renders nothing unless a dialog's code failed to load. */
export function TimingNotice({ state: { unopened }, model }: Props) {
  if (unopened !== 'timing' && unopened !== 'expired') return null
  const t = createTextLookup(timingTexts, model.language)
  return (
    <div className="rove-expiry" role="alert">
      <p className="rove-banner">{t(unopened)}</p>
      <p>{t(`${unopened}Hint`)}</p>
      {unopened === 'timing' ? (
        <button type="button" className="rove-link" onClick={model.renewOrder}>
          {t('keep')}
        </button>
      ) : (
        <a href={model.checkoutUrl}>{t('again')}</a>
      )}
    </div>
  )
}
