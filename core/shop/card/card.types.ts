import type { CardPrice, SoldOut } from './card.rules'

/** What one card shows. Addresses are absolute and safe. */
export interface CardContent {
  readonly nid: string
  readonly href: string
  readonly title: string
  /** Further texts by their mark: `text`, `author`, `product`. */
  readonly texts?: Readonly<Record<string, string>>
  readonly picture: string | undefined
  /** Shown on hover and focus. */
  readonly secondPicture?: string | undefined
  /** Absent where it is not known, or for what is no product. */
  readonly price?: CardPrice | undefined
  readonly soldOut?: SoldOut | undefined
  readonly swatches?: readonly SwatchContent[]
}

/** One swatch of a card: what the card shows while the visitor looks at it. */
export interface SwatchContent {
  readonly label: string
  readonly href: string
  /** A CSS colour: `#6b7354`. */
  readonly color: string
  readonly picture: string | undefined
  readonly price: CardPrice | undefined
}
