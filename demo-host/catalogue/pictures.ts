/** Pictures: which there are, and how a page points at them. */
import { readdirSync } from 'node:fs'

const folder = new URL('./pictures/', import.meta.url)
const there = new Set(listed())

/** The widths that are made on request. */
export const widths = [320, 480, 768] as const

function listed(): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** The folder of the originals. */
export const picturesFolder = folder.pathname

/** The file of a product's picture: of a colour where there is one, else the main one. */
export function pictureFile(slug: string, variant?: string): string {
  const wanted = variant ? `${slug}--${variant.toLowerCase().replaceAll(' ', '-')}.webp` : `${slug}.webp`
  return there.has(wanted) ? wanted : `${slug}.webp`
}

/** Whether a picture is there. */
export function hasPicture(file: string): boolean {
  return there.has(file)
}

/** The address of a picture, at one of the widths or as it is. */
export function pictureUrl(file: string, width?: (typeof widths)[number]): string {
  return width ? `/sites/default/files/styles/w${width}/public/${file}` : `/sites/default/files/${file}`
}

/** For `srcset`: every width. */
export function pictureSet(file: string): string {
  return widths.map((width) => `${pictureUrl(file, width)} ${width}w`).join(', ')
}
