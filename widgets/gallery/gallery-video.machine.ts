/** The states of a product's video and what leads where. Source: document 1, section 4 (Video), GALLERY-02. */

/** Where the video is between its picture and its end. */
export type VideoState =
  /** Its picture, and a button. */
  | { readonly at: 'resting' }
  /** Asked for, and nothing moves yet. */
  | { readonly at: 'loading'; readonly muted: boolean }
  /** It has begun; whether it pauses is the player's. */
  | { readonly at: 'begun'; readonly muted: boolean }
  /** It cannot be played: its picture, and the reason. */
  | { readonly at: 'failed' }

/** What can happen to a video. */
export type VideoEvent =
  /** `muted`: nobody pressed, the address asked, and browsers play nothing aloud by themselves. */
  { readonly type: 'asked'; readonly muted: boolean } | { readonly type: 'started' } | { readonly type: 'failed' }

/** The state after an event. */
export function nextVideo(state: VideoState, event: VideoEvent): VideoState {
  switch (state.at) {
    case 'resting':
      return event.type === 'asked' ? { at: 'loading', muted: event.muted } : state
    case 'loading':
      if (event.type === 'started') return { at: 'begun', muted: state.muted }
      return event.type === 'failed' ? { at: 'failed' } : state
    case 'begun':
      return event.type === 'failed' ? { at: 'failed' } : state
    case 'failed':
      return state
  }
}
