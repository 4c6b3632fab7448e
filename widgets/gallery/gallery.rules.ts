/** The pictures of a choice, and the URLs of a picture file (GALLERY-01). */
import { above } from '../../core/base/device/screens.rules'
import { pictureAddress } from '../../core/shop/product/picture-address.rules'

/** The width of the element from which thumbnails are beside the picture, in pixels, as in its styles. */
export const besidePx = 520

/** The setting `product_imgs`. */
export interface ProductImages {
  /** By model name, by option id, and under `default`. */
  readonly data: Readonly<Record<string, readonly (string | { readonly file: string; readonly alt?: string | null })[]>>
  /** With `{file}` and `{width}`. */
  readonly template: string
  /** With `{file}`: the URL of the original file. */
  readonly original?: string | null | undefined
}

/** One picture, ready to be rendered. */
export interface Picture {
  /** The alternative text. */
  readonly alt: string
  readonly src: string
  readonly srcset: string
  readonly sizes: string
  /** The URL of the smallest width. */
  readonly thumb: string
  /** The URL of the largest width. */
  readonly original: string
}

/** The choice of the product. */
export interface Chosen {
  readonly model: string | undefined
  readonly options: readonly number[]
}

/** The input from which pictures are made. */
export interface PictureInput {
  readonly images: ProductImages
  /** The alternative text of pictures without one of their own. */
  readonly title: string
  /** Returns a URL if it is http or https; else `undefined`. */
  safeUrl(url: string): string | undefined
}

/** The widths that the template is filled with. */
const widths = [320, 480, 768] as const
/** The assumed width of an original: browsers need a number to choose by. */
const originalWidth = 1600
/** The width of the large picture: half of the window beside the buybox, else the whole window. */
const sizes = `${above('desktop')} 680px, ${above('phone')} 50vw, 100vw`

/**
 * The model's pictures; else those of the chosen options; else the default ones. Files without a valid URL are left
 * out.
 */
export function picturesFor(needs: PictureInput, chosen: Chosen | undefined): readonly Picture[] {
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

/** Whether any choice has more than one picture: then space for thumbnails is reserved for all choices. */
export function hasSeveral({ data }: ProductImages): boolean {
  return Object.entries(data).some(([, rows]) => rows.length > 1)
}

/** Whether two lists have the same pictures. */
export function areSame(some: readonly Picture[], others: readonly Picture[]): boolean {
  return some.length === others.length && some.every(({ src }, n) => src === others[n]?.src)
}

function pictureOf({ images, title, safeUrl }: PictureInput, row: ProductImages['data'][string][number]): Picture[] {
  const { file, alt } = typeof row === 'string' ? { file: row, alt: undefined } : row
  const addressOf = (template: string, width?: number) => safeUrl(pictureAddress(template, file, width))
  const [thumb, middle, src] = widths.map((width) => addressOf(images.template, width))
  if (!file.trim() || !thumb || !middle || !src) return []
  const original = images.original ? addressOf(images.original) : undefined
  const srcsetEntries = [
    [thumb, widths[0]],
    [middle, widths[1]],
    [src, widths[2]],
    ...(original ? [[original, originalWidth] as const] : []),
  ] as const
  const srcset = srcsetEntries.map(([url, width]) => `${url} ${width}w`).join(', ')
  return [{ alt: alt || title, src, srcset, sizes, thumb, original: original ?? src }]
}
