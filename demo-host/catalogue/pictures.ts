/** The pictures' files and addresses. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The folder of the originals. */
export const picturesFolder = fileURLToPath(new URL('./pictures/', import.meta.url))

/** The widths created on request. */
export const widths = [320, 480, 768] as const

/** The file of a product's picture: that of the variant, else the main one. */
export function pictureFile(slug: string, variant?: string): string {
  const main = `${slug}.webp`
  if (!variant) return main
  const wanted = `${slug}--${variant.toLowerCase().replaceAll(' ', '-')}.webp`
  return hasPicture(wanted) ? wanted : main
}

/** Whether a picture exists: it may not have been rendered yet. */
export function hasPicture(file: string): boolean {
  return existsSync(picturesFolder + file)
}

/** The address of a picture, at one of the widths or as it is. */
export function pictureUrl(file: string, width?: (typeof widths)[number]): string {
  return width ? `/sites/default/files/styles/w${width}/public/${file}` : `/sites/default/files/${file}`
}

/**
 * The `srcset` with all widths.
 *
 * @param original the width of the original, if it is larger and the page may need it
 */
export function pictureSet(file: string, original?: number): string {
  const made = widths.map((width) => `${pictureUrl(file, width)} ${width}w`)
  return [...made, ...(original ? [`${pictureUrl(file)} ${original}w`] : [])].join(', ')
}

/** How a picture's address differs by its width, for widgets that make cards: core/shop/card/fill-card.ts. */
export const pictureWidths = widths.map((width) => `/w${width}/ ${width}w`).join(', ')
