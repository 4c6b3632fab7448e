/** The tags, as the built types declare them for a shop's own JSX. */
import 'react'

interface Tag {
  children?: unknown
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rove-love': Tag & { nid: number; label?: string | undefined }
      'rove-love-count': Tag
      'rove-gallery': Tag & { nid: number }
      'rove-financing': Tag & { nid: number }
      'rove-wishlist': Tag
    }
  }
}
