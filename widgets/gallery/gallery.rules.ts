/**
 * Which pictures belong to what is chosen, and how a file becomes addresses.
 * Source: document 1, section 3 (Product settings objects), GALLERY-01.
 */

/** The setting `product_imgs`. */
export interface ProductImages {
  /** By model, by option id, and under `default`. */
  readonly data: Readonly<Record<string, readonly (string | { readonly file: string; readonly alt?: string | null })[]>>
  /** With `{file}` and `{width}`. */
  readonly template: string
  /** With `{file}`: the picture as it is. */
  readonly original?: string | null | undefined
}

/** One picture, ready to be shown. */
export interface Picture {
  /** What it shows, in words. */
  readonly alt: string
  readonly src: string
  readonly srcset: string
  readonly sizes: string
  /** The smallest one. */
  readonly thumb: string
  /** The largest one. */
  readonly original: string
}

/** What has been chosen of the product. */
export interface Chosen {
  readonly model: string | undefined
  readonly options: readonly number[]
}

/** How pictures are made. */
export interface PictureNeeds {
  readonly images: ProductImages
  /** What a picture without words of its own shows. */
  readonly title: string
  /** The gate for addresses: nothing for one that is not http or https. */
  safeUrl(url: string): string | undefined
}

/** The widths that the template is asked for. */
const widths = [320, 480, 768] as const
/** How wide an original is taken to be: browsers need a figure to choose by. */
const originalWidth = 1600
/** How wide the large picture stands: seven of twelve columns beside the buybox, else the whole screen. */
const sizes = '(min-width: 1440px) 680px, (min-width: 768px) 50vw, 100vw'

/** The model's pictures, else those of the chosen options, else the default ones. A file without an address is left out. */
export function picturesFor(needs: PictureNeeds, chosen: Chosen | undefined): readonly Picture[] {
  const { data } = needs.images
  const rows = (key: string) => (Object.hasOwn(data, key) ? (data[key] ?? []) : [])
  const sets = [
    chosen?.model === undefined ? [] : rows(chosen.model),
    (chosen?.options ?? []).flatMap((oid) => rows(String(oid))),
    rows('default'),
  ]
  for (const set of sets) {
    const pictures = set.flatMap((row) => pictureOf(needs, row))
    const bySrc = new Map(pictures.map((picture) => [picture.src, picture]))
    if (bySrc.size > 0) return [...bySrc.values()]
  }
  return []
}

/** Whether some choice has more than one picture: then room for the small ones is kept for all. */
export function hasSeveral({ data }: ProductImages): boolean {
  return Object.entries(data).some(([, rows]) => rows.length > 1)
}

/** Whether two lists show the same. */
export function areSame(some: readonly Picture[], others: readonly Picture[]): boolean {
  return some.length === others.length && some.every(({ src }, n) => src === others[n]?.src)
}

function pictureOf({ images, title, safeUrl }: PictureNeeds, row: ProductImages['data'][string][number]): Picture[] {
  const { file, alt } = typeof row === 'string' ? { file: row, alt: undefined } : row
  const addressOf = (template: string, width?: number) =>
    safeUrl(template.replace(/\{(file|width)\}/g, (_, name) => (name === 'file' ? inPath(file) : String(width))))
  const [thumb, middle, src] = widths.map((width) => addressOf(images.template, width))
  if (!file.trim() || !thumb || !middle || !src) return []
  const original = images.original ? addressOf(images.original) : undefined
  const rungs = [
    [thumb, widths[0]],
    [middle, widths[1]],
    [src, widths[2]],
    ...(original ? [[original, originalWidth] as const] : []),
  ] as const
  const srcset = rungs.map(([url, width]) => `${url} ${width}w`).join(', ')
  return [{ alt: alt || title, src, srcset, sizes, thumb, original: original ?? src }]
}

/** A file's name is a path: what would begin a query or a fragment is part of the name. */
function inPath(file: string): string {
  return file.replace(/[?#]/g, encodeURIComponent)
}
