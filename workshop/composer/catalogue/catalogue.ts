/** What the build has written about the elements: `catalogue.json` and `receipt.json`. */

/** An attribute as the form shows it. */
export interface CatalogueAttribute {
  readonly name: string
  readonly type: 'string' | 'number' | 'boolean'
  readonly values: readonly string[]
  readonly required: boolean
  readonly doc: string
}

/** One element. */
export interface CatalogueWidget {
  /** Without `rove-`. */
  readonly name: string
  readonly summary: string
  readonly attributes: readonly CatalogueAttribute[]
  /** What stands inside the tag. */
  readonly inside: string
  /** Whether `<div data-rove>` in a text can become it. */
  readonly isPlaceable: boolean
  /** The settings that its code reads. */
  readonly settings: readonly string[]
  /** The example of its README. */
  readonly sample: string
}

/** A setting as the README describes it. */
export interface CatalogueSetting {
  readonly name: string
  readonly meaning: string
}

/** The content of `catalogue.json`. */
export interface Catalogue {
  readonly widgets: readonly CatalogueWidget[]
  readonly settings: readonly CatalogueSetting[]
}

/** A file of the page and what it weighs, compressed with Brotli. */
export interface ReceiptFile {
  readonly file: string
  readonly bytes: number
}

/** What one element costs and does. */
export interface Receipt {
  /** What a page with only this tag receives. */
  readonly files: readonly ReceiptFile[]
  /** What joins it where the page has settings. */
  readonly withSettings: readonly ReceiptFile[]
  /** What can be loaded later. */
  readonly later: readonly ReceiptFile[]
  readonly calls: readonly { readonly call: string; readonly when: string }[]
  readonly facts: readonly { readonly fact: string; readonly doc: string }[]
  /** Cookies and keys of storage that belong together. */
  readonly storage: readonly { readonly keys: readonly string[]; readonly says: string }[]
  /** Which receivers get which event of its facts, and with which consent. */
  readonly events: readonly { readonly fact: string; readonly event: string; readonly sinks: readonly ReceiptSink[] }[]
}

/** A receiver of an event. */
export interface ReceiptSink {
  readonly sink: string
  readonly name: string
  readonly consent: string
}

/** The content of `receipt.json`, by the names of the elements. */
export type Receipts = Readonly<Record<string, Receipt>>

/** Elements for marketers, which the list has first. */
export const marketing: readonly string[] = [
  'popups',
  'countdown',
  'chat',
  'love',
  'search',
  'listing',
  'love-count',
  'reviews',
  'community',
  'faq',
]
