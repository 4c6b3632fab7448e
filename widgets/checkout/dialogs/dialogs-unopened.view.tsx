import { createTextLookup } from '../../../core/base/texts/texts'
import { checkoutTexts } from '../checkout.texts'
import type { PartProps } from '../checkout.types'
import type { DialogName } from '../checkout-state.types'

type Props = PartProps<'language'>

interface UnopenedProps extends Props {
  readonly dialog: DialogName
}

/** The error beside the button of a dialog whose code failed to load. */
export function Unopened({ state, model, dialog }: UnopenedProps) {
  return state.unopened === dialog ? (
    <p className="rove-error" role="alert">
      {createTextLookup(checkoutTexts, model.language)('unopened')}
    </p>
  ) : null
}
