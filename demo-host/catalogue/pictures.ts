/** Pictures: which there are, and how a page points at them. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The folder of the originals. */
export const picturesFolder = fileURLToPath(new URL('./pictures/', import.meta.url))

/** The widths that are made on request: document 0, section 2. */
export const widths = [320, 480, 768] as const

/** The file of a product's picture: of a colour where there is one, else the main one. */
export function pictureFile(slug: string, variant?: string): string {
  const wanted = variant ? `${slug}--${variant.toLowerCase().replaceAll(' ', '-')}.webp` : `${slug}.webp`
  return hasPicture(wanted) ? wanted : `${slug}.webp`
}

/** Whether a picture is there: some of them may not have been made yet. */
export function hasPicture(file: string): boolean {
  return existsSync(picturesFolder + file)
}

/** The address of a picture, at one of the widths or as it is. */
export function pictureUrl(file: string, width?: (typeof widths)[number]): string {
  return width ? `/sites/default/files/styles/w${width}/public/${file}` : `/sites/default/files/${file}`
}

/**
 * For `srcset`: every width.
 *
 * @param original how wide the picture itself is, where it is wider than the styles and a page may need that
 */
export function pictureSet(file: string, original?: number): string {
  const made = widths.map((width) => `${pictureUrl(file, width)} ${width}w`)
  return [...made, ...(original ? [`${pictureUrl(file)} ${original}w`] : [])].join(', ')
}
