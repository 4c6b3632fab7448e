/** The popup that stands before the visitor, or nothing. */
import type { ViewProps } from '../../core/element/definition'
import type { popupsAttributes } from './popups.element'
import type { PopupsModel } from './popups.model'
import type { Showing } from './stage/stage.model'

type Props = ViewProps<typeof popupsAttributes, Showing | undefined, PopupsModel>

export function PopupsView({ state, model }: Props) {
  const stage = model.stage()
  if (!state || !stage) return null
  const { View, submit, engage, close } = stage
  const { definition, card, now } = state
  return <View key={definition.id} card={card} now={now} onSubmit={submit} onEngage={engage} onClose={close} />
}
