/** The open popup, or nothing. */
import type { ViewProps } from '../../core/view/element/definition'
import type { PopupsModel } from './popups.model'
import type { OpenPopup } from './stage/stage.model'

type Props = ViewProps<OpenPopup | undefined, PopupsModel>

export function PopupsView({ state: open, model }: Props) {
  const stage = model.stage()
  if (!open || !stage) return null
  const { View, appear, submit, engage, hide, close } = stage
  const { definition, card, state } = open
  const on = { onShown: appear, onSubmit: submit, onEngage: engage, onHidden: hide, onClose: close }
  return <View key={definition.id} card={card} state={state} {...on} />
}
