/** What a gallery does: follows the chosen model, enlarges a picture, plays the product's video. */
import { createStore, type Store } from '../../core/state/create-store'
import type { Say } from '../../core/texts'
import { type GalleryEvent, type GalleryState, next } from './gallery.machine'
import type { Chosen, Picture } from './gallery.rules'
import type { GalleryCode } from './gallery.texts'
import { nextVideo, type VideoEvent, type VideoState } from './gallery-video.machine'

/** The product's video. */
export interface GalleryVideo {
  /** An HLS playlist. */
  readonly src: string
  /** The picture before it plays and in its place when it fails. */
  readonly poster: string
  readonly title: string
}

/** A look book: opens in a tab of its own. */
export interface Lookbook {
  readonly title: string
  readonly href: string
}

/** What a gallery needs from the page. */
export interface GalleryDeps {
  /** What is chosen now, if anybody said so. */
  readonly chosen: Chosen | undefined
  readonly several: boolean
  readonly video: GalleryVideo | undefined
  readonly lookbooks: readonly Lookbook[]
  readonly say: Say<GalleryCode>
  picturesFor(chosen: Chosen | undefined): readonly Picture[]
  /** Calls back when something else is chosen of this product. @returns the undo */
  onChosen(listener: (chosen: Chosen) => void): () => void
  /** Resolves once what is seen of these at once can be painted. Never rejects. */
  decode(pictures: readonly Picture[]): Promise<void>
  /** Opens the enlarged pictures. Resolves to the way to close them; rejects when their code is not to be had. */
  openZoom(pictures: readonly Picture[], index: number): Promise<() => void>
  /** Plays a stream; rejects when the player's code is not to be had. @see playStream */
  play(video: HTMLVideoElement, src: string, failed: (failure: unknown) => void): Promise<() => void>
  /** @see watchSeen */
  watchSeen(element: Element, told: (seen: boolean) => void): () => void
  /** Calls back when the address asks for the video, at once if it does. @returns the undo */
  onVideoAsked(listener: () => void): () => void
  report(failure: unknown): void
}

/** All that a gallery shows. */
export interface GalleryShown {
  readonly pictures: GalleryState
  readonly video: VideoState
  /** What went wrong with what the visitor asked for last. */
  readonly notice: 'zoomFailed' | undefined
}

/** What the view can ask of a gallery. */
export interface GalleryModel extends Pick<Store<GalleryShown>, 'get' | 'subscribe'> {
  readonly say: Say<GalleryCode>
  readonly several: boolean
  readonly video: GalleryVideo | undefined
  readonly lookbooks: readonly Lookbook[]
  /** How many can be looked at, the video among them. */
  count(): number
  look(index: number): void
  zoom(index: number): void
  /** The visitor pressed play. */
  playVideo(): void
  videoStarted(): void
  /** Plays in this element. @returns the end */
  mountVideo(video: HTMLVideoElement): () => void
  stop(): void
}

/** @see GalleryDeps */
export function createGalleryModel(deps: GalleryDeps): GalleryModel {
  const store = createStore<GalleryShown>({
    pictures: { at: 'still', pictures: deps.picturesFor(deps.chosen), current: 0 },
    video: { at: 'resting' },
    notice: undefined,
  })
  const ending = new AbortController()
  let zooming = false
  let closeZoom = () => {}

  function take(event: GalleryEvent): void {
    store.set({ ...store.get(), pictures: next(store.get().pictures, event) })
  }

  function takeVideo(event: VideoEvent): void {
    store.set({ ...store.get(), video: nextVideo(store.get().video, event) })
  }

  const leaveFact = deps.onChosen(async (chosen) => {
    const before = store.get().pictures
    take({ type: 'chosen', pictures: deps.picturesFor(chosen) })
    const after = store.get().pictures
    if (after.at !== 'changing' || after === before) return
    await deps.decode(after.wanted)
    if (!ending.signal.aborted) take({ type: 'decoded', pictures: after.wanted })
  })

  const count = () => store.get().pictures.pictures.length + (deps.video ? 1 : 0)

  const leaveAddress = deps.onVideoAsked(() => {
    if (!deps.video) return
    take({ type: 'looked', current: count() - 1 })
    takeVideo({ type: 'asked', muted: true })
  })

  function failVideo(failure: unknown): void {
    deps.report(failure)
    takeVideo({ type: 'failed' })
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    say: deps.say,
    several: deps.several || deps.video !== undefined,
    video: deps.video,
    lookbooks: deps.lookbooks,
    count,
    look(index) {
      if (index >= 0 && index < count()) take({ type: 'looked', current: index })
    },
    async zoom(index) {
      if (zooming) return
      zooming = true
      store.set({ ...store.get(), notice: undefined })
      try {
        closeZoom = await deps.openZoom(store.get().pictures.pictures, index)
        if (ending.signal.aborted) closeZoom()
      } catch (failure) {
        deps.report(failure)
        store.set({ ...store.get(), notice: 'zoomFailed' })
      }
      zooming = false
    },
    playVideo: () => takeVideo({ type: 'asked', muted: false }),
    videoStarted: () => takeVideo({ type: 'started' }),
    mountVideo(video) {
      const leaving = new AbortController()
      const { signal } = leaving
      const leaveScreen = deps.watchSeen(video, (seen) => {
        if (!seen) video.pause()
      })
      signal.addEventListener('abort', leaveScreen)
      deps.play(video, deps.video?.src ?? '', failVideo).then(
        (end) => (signal.aborted ? end() : signal.addEventListener('abort', end)),
        (failure) => signal.aborted || failVideo(failure),
      )
      return () => leaving.abort()
    },
    stop() {
      ending.abort()
      leaveFact()
      leaveAddress()
      closeZoom()
    },
  }
}
