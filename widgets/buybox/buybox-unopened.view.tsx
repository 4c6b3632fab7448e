import type { BuyboxState, DialogName } from './buybox.machine'
import type { BuyboxModel } from './buybox.model'

interface UnopenedProps {
  readonly state: BuyboxState
  readonly model: Pick<BuyboxModel, 'say'>
  readonly dialog: DialogName
}

/** Stands beside the button of a dialog that could not be opened. */
export function BuyboxUnopened({ state: { unopened }, model, dialog }: UnopenedProps) {
  return unopened === dialog ? (
    <p part="message" role="alert" data-state="failed">
      {model.say('unopened')}
    </p>
  ) : null
}
