/** Which pictures are shown, and which of them is looked at. Source: document 1, section 4 (Swatch selection). */
import { areSame, type Picture } from './gallery.rules'

interface Shown {
  readonly pictures: readonly Picture[]
  /** Which one is looked at, from 0; the video comes after the last picture. */
  readonly current: number
}

/** What is shown, and whether others are on the way. */
export type GalleryState =
  | ({ readonly at: 'still' } & Shown)
  /** Others are wanted, and not decoded yet. */
  | ({ readonly at: 'changing'; readonly wanted: readonly Picture[] } & Shown)

/** What can happen to a gallery. */
export type GalleryEvent =
  | { readonly type: 'chosen'; readonly pictures: readonly Picture[] }
  | { readonly type: 'decoded'; readonly pictures: readonly Picture[] }
  | { readonly type: 'looked'; readonly current: number }

/** The state after an event. Pictures that are decoded too late, after others were chosen, change nothing. */
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
