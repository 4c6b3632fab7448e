/** The popup that stands before the visitor, or nothing. */
import type { ViewProps } from '../../core/element/definition'
import type { popupsAttributes } from './popups.element'
import type { PopupsModel } from './popups.model'
import type { Showing } from './stage/stage.model'

type Props = ViewProps<typeof popupsAttributes, Showing | undefined, PopupsModel>

export function PopupsView({ state, model }: Props) {
  const stage = model.stage()
  if (!state || !stage) return null
  const { View, appear, submit, engage, hide, close } = stage
  const { definition, card, now } = state
  const on = { onShown: appear, onSubmit: submit, onEngage: engage, onHidden: hide, onClose: close }
  return <View key={definition.id} card={card} now={now} {...on} />
}
