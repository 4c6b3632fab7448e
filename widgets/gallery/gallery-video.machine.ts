/** The state machine of a product's video (GALLERY-02). */

/** The state of the video. */
export type VideoState =
  /** The poster and a play button are shown. */
  | { readonly at: 'idle' }
  /** Play was requested; playback has not started. */
  | { readonly at: 'loading'; readonly muted: boolean }
  /** Playback has started. The player itself pauses and resumes it. */
  | { readonly at: 'begun'; readonly muted: boolean }
  /** It cannot be played: the poster and a message are shown. */
  | { readonly at: 'failed' }

/** The events of a video. */
export type VideoEvent =
  /** `muted`: requested by the URL, not by a press. Browsers do not autoplay with sound. */
  { readonly type: 'asked'; readonly muted: boolean } | { readonly type: 'started' } | { readonly type: 'failed' }

/** Returns the next state. */
export function nextVideo(state: VideoState, event: VideoEvent): VideoState {
  switch (state.at) {
    case 'idle':
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
