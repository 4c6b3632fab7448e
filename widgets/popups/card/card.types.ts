import type { PopupState } from '../stage/stage.machine'
import type { Card } from './card.dom'

/** The props of a card. */
export interface CardProps {
  readonly card: Card
  readonly state: PopupState
  /** The card has become visible. */
  readonly onShown: () => void
  readonly onSubmit: (email: string) => void
  /** The visitor has pressed or typed something in it. */
  readonly onEngage: () => void
  /** The page's styles hide the card. */
  readonly onHidden: () => void
  readonly onClose: () => void
}
