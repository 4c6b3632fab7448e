/** An order's time, said on the page: its dialogs open by themselves, and have no button to say it beside (CHK-06). */
import { createSay } from '../../../core/texts'
import type { PartProps } from '../checkout.view'
import { expiryTexts } from './expiry.texts'

/** Shown where the code of the dialog did not come. */
export function ExpiryNotice({ state: { unopened }, model }: PartProps) {
  if (unopened !== 'timing' && unopened !== 'expired') return null
  const say = createSay(expiryTexts, model.language)
  return (
    <div className="rove-expiry" role="alert">
      <p className="rove-banner">{say(unopened)}</p>
      <p>{say(`${unopened}Hint`)}</p>
      {unopened === 'timing' ? (
        <button type="button" className="rove-link" onClick={model.keepOrder}>
          {say('keep')}
        </button>
      ) : (
        <a href={model.checkoutUrl}>{say('again')}</a>
      )}
    </div>
  )
}
