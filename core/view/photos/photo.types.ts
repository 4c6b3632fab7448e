/** What the dialog of photos shows (HOSTS-02, COMM-01). */

/** One photo. Its addresses are absolute and safe. */
export interface Photo {
  /** Its name in the page's address: `?photo=12`. */
  readonly id: string
  /** The large picture. */
  readonly image: string
  /** A smaller one, which is shown until the large one has loaded. */
  readonly small?: string | undefined
  /** What the picture shows, for those who do not see it. */
  readonly alt: string
  /** The person who took it, or whose home it shows. */
  readonly name: string
  readonly location: string
  readonly products: readonly PhotoProduct[]
}

/** A product in a photo. Its addresses are absolute and safe. */
export interface PhotoProduct {
  readonly name: string
  /** Without it, the name is no link. */
  readonly url?: string | undefined
  readonly image?: string | undefined
  /** A further line: its option, or its price. */
  readonly detail?: string | undefined
}
