import type { BuyboxState, DialogName } from './buybox.machine'
import type { BuyboxModel } from './buybox.types'

interface UnopenedProps {
  readonly state: BuyboxState
  readonly model: Pick<BuyboxModel, 't'>
  readonly dialog: DialogName
}

/** The error beside the button of a dialog whose code failed to load. */
export function BuyboxUnopened({ state: { unopened }, model, dialog }: UnopenedProps) {
  return unopened === dialog ? (
    <p part="message" role="alert" data-state="failed">
      {model.t('unopened')}
    </p>
  ) : null
}
