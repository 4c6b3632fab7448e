/** One record of an index. */
export interface SearchRecord {
  /** `SOF1201-0`: the SKU is the part before the first dash. */
  readonly objectID: string
  readonly title: string
  readonly url: string
  readonly image: string
  /** The picture of a category. */
  readonly image_category: string
  readonly language: string
  readonly keywords: string
  readonly text: string
  readonly [more: string]: unknown
}
