import { createSay } from '../../core/texts'
import type { DialogName } from './checkout.machine'
import { checkoutTexts } from './checkout.texts'
import type { PartProps } from './checkout.view'

interface UnopenedProps extends PartProps {
  readonly dialog: DialogName
}

/** Stands beside the button of a dialog that could not be opened. */
export function Unopened({ state, model, dialog }: UnopenedProps) {
  return state.unopened === dialog ? (
    <p className="rove-error" role="alert">
      {createSay(checkoutTexts, model.language)('unopened')}
    </p>
  ) : null
}
