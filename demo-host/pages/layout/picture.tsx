/** @jsxImportSource hono/jsx */
/** Pictures of the catalogue, in the width a page needs. */
import { pictureSet, pictureUrl, pictureWidths } from '../../catalogue/pictures'

/** How wide a picture is in a grid of cards. */
export const cardSizes = '(max-width: 767px) 45vw, (max-width: 1100px) 30vw, 22vw'

interface PictureProps {
  file: string
  alt: string
  eager: boolean
  /** The main picture of the page, loaded with high priority. */
  isFirst?: boolean
  sizes?: string
  /** Its part of a card: `picture`. */
  mark?: string
}

/** A product, 4 to 5. */
export function Picture({ file, alt, eager, isFirst = false, sizes = cardSizes, mark }: PictureProps) {
  return (
    <img
      class="picture"
      src={pictureUrl(file, 480)}
      srcset={pictureSet(file)}
      sizes={sizes}
      width="960"
      height="1200"
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchpriority={isFirst ? 'high' : undefined}
      decoding="async"
      data-rove-card={mark}
      data-rove-widths={mark && pictureWidths}
    />
  )
}

/** A room, 8 to 5. The first of a page has high priority. */
export function Scene({
  file,
  alt,
  eager = false,
  sizes = '100vw',
}: Omit<PictureProps, 'eager' | 'isFirst' | 'mark'> & { eager?: boolean }) {
  return (
    <img
      class="scene"
      src={pictureUrl(file)}
      srcset={pictureSet(file, 1600)}
      sizes={sizes}
      width="1600"
      height="1000"
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchpriority={eager ? 'high' : undefined}
      decoding="async"
    />
  )
}
