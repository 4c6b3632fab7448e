import 'hono/jsx'

interface RoveTag {
  nid?: number | string
  label?: string
  placeholder?: string
  load?: string
  class?: string
  children?: unknown
}

declare module 'hono/jsx' {
  namespace JSX {
    interface IntrinsicElements {
      'rove-search': RoveTag
      'rove-love': RoveTag
      'rove-love-count': RoveTag
      'rove-wishlist': RoveTag
      'rove-gallery': RoveTag
      'rove-buybox': RoveTag
      'rove-financing': RoveTag
    }
  }
}
