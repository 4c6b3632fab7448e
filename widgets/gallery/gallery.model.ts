/** The gallery model: shows the chosen model's pictures, enlarges a picture, plays the video. */

import { createStore, type Store } from '../../core/base/state/create-store'
import type { TextLookup } from '../../core/base/texts/texts'
import { type GalleryEvent, type GalleryState, next } from './gallery.machine'
import type { Chosen, Picture } from './gallery.rules'
import type { GalleryCode } from './gallery.texts'
import { nextVideo, type VideoEvent, type VideoState } from './gallery-video.machine'

/** The product's video. */
export interface GalleryVideo {
  /** An HLS playlist. */
  readonly src: string
  /** The picture before playback, and if playback fails. */
  readonly poster: string
  readonly title: string
  /** The address of its captions (WebVTT), and their language. */
  readonly captions?: { readonly src: string; readonly language: string }
}

/** A look book: opens in a new tab. */
export interface Lookbook {
  readonly title: string
  readonly href: string
}

/** What the gallery model needs from the page. */
export interface GalleryDeps {
  /** The current choice, if one was published. */
  readonly chosen: Chosen | undefined
  readonly several: boolean
  readonly video: GalleryVideo | undefined
  readonly lookbooks: readonly Lookbook[]
  readonly t: TextLookup<GalleryCode>
  picturesFor(chosen: Chosen | undefined): readonly Picture[]
  /** Calls back when this product's choice changes. @returns a function that unsubscribes */
  onChosen(listener: (chosen: Chosen) => void): () => void
  /** Resolves when the initially visible pictures are decoded. Never rejects. */
  decode(pictures: readonly Picture[]): Promise<void>
  /** Opens the enlarged pictures. Resolves with a function that closes them; rejects if their code fails to load. */
  openZoom(pictures: readonly Picture[], index: number): Promise<() => void>
  /** Plays a stream. Rejects if the player's code fails to load. @see playStream */
  play(video: HTMLVideoElement, src: string, failed: (failure: unknown) => void): Promise<() => void>
  /** @see watchSeen */
  watchSeen(element: Element, listener: (seen: boolean) => void): () => void
  /** Calls back when the URL requests the video, at once if it does. @returns a function that unsubscribes */
  onVideoAsked(listener: () => void): () => void
  report(failure: unknown): void
}

/** What a gallery shows. */
export interface GalleryShown {
  readonly pictures: GalleryState
  readonly video: VideoState
  /** The error of the visitor's last action. */
  readonly notice: 'zoomFailed' | undefined
}

/** What the view uses of a gallery. */
export interface GalleryModel extends Pick<Store<GalleryShown>, 'get' | 'subscribe'> {
  readonly t: TextLookup<GalleryCode>
  readonly several: boolean
  readonly video: GalleryVideo | undefined
  readonly lookbooks: readonly Lookbook[]
  /** The number of pictures, plus one for the video. */
  count(): number
  look(index: number): void
  zoom(index: number): void
  /** Plays the video: the visitor pressed play. */
  playVideo(): void
  videoStarted(): void
  /** Plays in this element. @returns a function that stops it */
  mountVideo(video: HTMLVideoElement): () => void
  stop(): void
}

/** @see GalleryDeps */
export function createGalleryModel(deps: GalleryDeps): GalleryModel {
  const store = createStore<GalleryShown>({
    pictures: { at: 'still', pictures: deps.picturesFor(deps.chosen), current: 0 },
    video: { at: 'idle' },
    notice: undefined,
  })
  const ending = new AbortController()
  let isZoomLoading = false
  let closeZoom = () => {}

  function dispatch(event: GalleryEvent): void {
    store.set({ ...store.get(), pictures: next(store.get().pictures, event) })
  }

  function dispatchVideo(event: VideoEvent): void {
    store.set({ ...store.get(), video: nextVideo(store.get().video, event) })
  }

  const unsubscribe = deps.onChosen(async (chosen) => {
    const before = store.get().pictures
    dispatch({ type: 'chosen', pictures: deps.picturesFor(chosen) })
    const after = store.get().pictures
    if (after.at !== 'changing' || after === before) return
    await deps.decode(after.wanted)
    if (!ending.signal.aborted) dispatch({ type: 'decoded', pictures: after.wanted })
  })

  const count = () => store.get().pictures.pictures.length + (deps.video ? 1 : 0)

  const stopWatchingUrl = deps.onVideoAsked(() => {
    if (!deps.video) return
    dispatch({ type: 'looked', current: count() - 1 })
    dispatchVideo({ type: 'asked', muted: true })
  })

  function failVideo(failure: unknown): void {
    deps.report(failure)
    dispatchVideo({ type: 'failed' })
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    t: deps.t,
    several: deps.several || deps.video !== undefined,
    video: deps.video,
    lookbooks: deps.lookbooks,
    count,
    look(index) {
      if (index >= 0 && index < count()) dispatch({ type: 'looked', current: index })
    },
    async zoom(index) {
      if (isZoomLoading) return
      isZoomLoading = true
      store.set({ ...store.get(), notice: undefined })
      try {
        closeZoom = await deps.openZoom(store.get().pictures.pictures, index)
        if (ending.signal.aborted) closeZoom()
      } catch (failure) {
        deps.report(failure)
        store.set({ ...store.get(), notice: 'zoomFailed' })
      }
      isZoomLoading = false
    },
    playVideo: () => dispatchVideo({ type: 'asked', muted: false }),
    videoStarted: () => dispatchVideo({ type: 'started' }),
    mountVideo(video) {
      const leaving = new AbortController()
      const { signal } = leaving
      const unwatchSeen = deps.watchSeen(video, (seen) => {
        if (!seen) video.pause()
      })
      signal.addEventListener('abort', unwatchSeen)
      deps.play(video, deps.video?.src ?? '', failVideo).then(
        (end) => (signal.aborted ? end() : signal.addEventListener('abort', end)),
        (failure) => signal.aborted || failVideo(failure),
      )
      return () => leaving.abort()
    },
    stop() {
      ending.abort()
      unsubscribe()
      stopWatchingUrl()
      closeZoom()
    },
  }
}
