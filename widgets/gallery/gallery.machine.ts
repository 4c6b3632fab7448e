/** The state machine of the pictures. */
import { areSame, type Picture } from './gallery.rules'

interface Shown {
  readonly pictures: readonly Picture[]
  /** The index of the current picture; the video follows the last picture. */
  readonly current: number
}

/** The state of a gallery. */
export type GalleryState =
  | ({ readonly at: 'still' } & Shown)
  /** Other pictures were chosen, and are not decoded yet. */
  | ({ readonly at: 'changing'; readonly wanted: readonly Picture[] } & Shown)

/** The events of a gallery. */
export type GalleryEvent =
  | { readonly type: 'chosen'; readonly pictures: readonly Picture[] }
  | { readonly type: 'decoded'; readonly pictures: readonly Picture[] }
  | { readonly type: 'looked'; readonly current: number }

/** Returns the next state. Decoded pictures are ignored if others were chosen since. */
export function next(state: GalleryState, event: GalleryEvent): GalleryState {
  const { pictures, current } = state
  switch (event.type) {
    case 'chosen':
      if (event.pictures.length === 0) return state
      if (areSame(pictures, event.pictures)) return state.at === 'still' ? state : { at: 'still', pictures, current }
      if (state.at === 'changing' && areSame(state.wanted, event.pictures)) return state
      return { at: 'changing', pictures, current, wanted: event.pictures }
    case 'decoded':
      if (state.at !== 'changing' || state.wanted !== event.pictures) return state
      return { at: 'still', pictures: state.wanted, current: 0 }
    case 'looked':
      return event.current === current ? state : { ...state, current: event.current }
  }
}
