/** The Continue button of a step. It shows progress while requests are pending (CHK-04). */
import { createTextLookup } from '../../../core/base/texts/texts'
import { checkoutTexts } from '../checkout.texts'
import type { PartProps } from '../checkout.types'

type Props = PartProps<'language'>

/** Submits the form that contains it. */
export function Continue({ state, model }: Props) {
  const t = createTextLookup(checkoutTexts, model.language)
  const working = state.continuing || state.validating
  return (
    <>
      <p className="rove-error" role="alert">
        {state.notice && t(state.notice)}
      </p>
      <button type="submit" className="rove-primary" aria-disabled={working}>
        {working ? <span className="rove-dots">{t('working')}</span> : t('continue')}
      </button>
    </>
  )
}
