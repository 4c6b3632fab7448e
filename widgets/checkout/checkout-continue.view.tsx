/** A step's Continue: it says that it works while it does, and comes back by itself (CHK-04). */
import { createSay } from '../../core/texts'
import { checkoutTexts } from './checkout.texts'
import type { PartProps } from './checkout.view'

/** Submits the form it stands in. */
export function Continue({ state, model }: PartProps) {
  const say = createSay(checkoutTexts, model.language)
  const working = state.continuing || state.validating
  return (
    <>
      <p className="rove-error" role="alert">
        {state.notice && say(state.notice)}
      </p>
      <button type="submit" className="rove-primary" aria-disabled={working}>
        {working ? <span className="rove-dots">{say('working')}</span> : say('continue')}
      </button>
    </>
  )
}
