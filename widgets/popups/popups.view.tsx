/** The popup that stands before the visitor, or nothing. */
import type { ViewProps } from '../../core/element/definition'
import type { popupsAttributes } from './popups.element'
import type { PopupsModel, Showing } from './popups.model'

type Props = ViewProps<typeof popupsAttributes, Showing | undefined, PopupsModel>

export function PopupsView({ state, model }: Props) {
  const Card = model.cardView()
  if (!state || !Card) return null
  const { id, card, now } = state
  return <Card key={id} card={card} now={now} onSubmit={model.submit} onEngage={model.engage} onClose={model.close} />
}
