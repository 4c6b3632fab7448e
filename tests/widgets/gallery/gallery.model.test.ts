import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RoveError } from '../../../core/base/report/errors'
import { createTextLookup } from '../../../core/base/texts/texts'
import { createGalleryModel, type GalleryDeps, type GalleryModel } from '../../../widgets/gallery/gallery.model'
import type { Chosen, Picture } from '../../../widgets/gallery/gallery.rules'
import { galleryTexts } from '../../../widgets/gallery/gallery.texts'
import { picturesNamed } from './pictures'

/** A page on which everything is pending until the test resolves it. */
function page() {
  const emit: { chosen?: (chosen: Chosen) => void; asked?: () => void; seen?: (seen: boolean) => void } = {}
  const decoding = new Map<readonly Picture[], () => void>()
  const undone: string[] = []
  const undo = (name: string) => () => void undone.push(name)
  const deps = {
    chosen: undefined,
    several: true,
    video: { src: 'https://shop.example/film.m3u8', poster: '', title: '' },
    lookbooks: [],
    t: createTextLookup(galleryTexts, 'en'),
    picturesFor: (chosen) => picturesNamed(chosen?.model ?? 'front', 'room'),
    onChosen(listener) {
      emit.chosen = listener
      return undo('chosen')
    },
    decode: (pictures) => new Promise<void>((resolve) => decoding.set(pictures, resolve)),
    openZoom: vi.fn(async () => undo('zoom')),
    play: vi.fn(async () => undo('play')),
    watchSeen(_, seen) {
      emit.seen = seen
      return undo('seen')
    },
    onVideoAsked(listener) {
      emit.asked = listener
      return undo('asked')
    },
    report: vi.fn(),
  } satisfies GalleryDeps
  return {
    deps,
    emit,
    undone,
    choose: (model: string) => emit.chosen?.({ model, options: [] }),
    async decoded(model: string) {
      for (const [pictures, resolve] of decoding) if (pictures[0]?.alt === model) resolve()
      await vi.waitFor(() => {})
    },
  }
}

const shown = (model: GalleryModel) => model.get().pictures.pictures[0]?.alt

describe('the gallery model', () => {
  let host: ReturnType<typeof page>
  let model: GalleryModel
  beforeEach(() => {
    host = page()
    model = createGalleryModel(host.deps)
  })

  it('GALLERY-01 the initial choice is the one published before', () => {
    expect(shown(createGalleryModel({ ...host.deps, chosen: { model: 'rust', options: [] } }))).toBe('rust')
    expect(shown(model)).toBe('front')
  })

  it('GALLERY-01 the chosen model is shown once its picture is decoded', async () => {
    host.choose('moss')
    expect(shown(model)).toBe('front')
    await host.decoded('moss')
    expect(shown(model)).toBe('moss')
  })

  it('GALLERY-01 the last choice is shown, whichever picture is decoded first', async () => {
    host.choose('moss')
    host.choose('rust')
    await host.decoded('rust')
    expect(shown(model)).toBe('rust')
    await host.decoded('moss')
    expect(shown(model)).toBe('rust')
  })

  it('nothing changes after the model is stopped, and everything is released', async () => {
    await model.zoom(0)
    host.choose('moss')
    model.stop()
    await host.decoded('moss')
    expect(shown(model)).toBe('front')
    expect(host.undone.sort()).toEqual(['asked', 'chosen', 'zoom'])
  })

  it('the index is limited to the pictures and the video after them', () => {
    model.look(2)
    expect(model.get().pictures.current).toBe(2)
    model.look(3)
    model.look(-1)
    expect(model.get().pictures.current).toBe(2)
  })

  it('GALLERY-01 a pressed picture is enlarged, once for two presses', async () => {
    const first = model.zoom(1)
    await Promise.all([first, model.zoom(0)])
    expect(host.deps.openZoom).toHaveBeenCalledExactlyOnceWith(model.get().pictures.pictures, 1)
  })

  it('GALLERY-01 a message says if a picture cannot be enlarged, until it can', async () => {
    const failure = new TypeError('chunk')
    host.deps.openZoom.mockRejectedValueOnce(failure)
    await model.zoom(0)
    expect(model.get().notice).toBe('zoomFailed')
    expect(host.deps.report).toHaveBeenCalledExactlyOnceWith(failure)
    await model.zoom(0)
    expect(model.get().notice).toBeUndefined()
  })

  it('an enlarged picture that opens after the stop is closed', async () => {
    const opening = model.zoom(0)
    model.stop()
    await opening
    expect(host.undone).toContain('zoom')
  })

  it('GALLERY-02 a press plays the video with sound, the URL without', () => {
    model.playVideo()
    expect(model.get().video).toEqual({ at: 'loading', muted: false })
    const other = createGalleryModel(host.deps)
    host.emit.asked?.()
    expect(other.get().video).toEqual({ at: 'loading', muted: true })
    expect(other.get().pictures.current).toBe(2)
  })

  it('GALLERY-02 a URL that requests a missing video changes nothing', () => {
    const without = createGalleryModel({ ...host.deps, video: undefined })
    host.emit.asked?.()
    expect(without.get()).toMatchObject({ video: { at: 'idle' }, pictures: { current: 0 } })
  })

  it('GALLERY-02 the video pauses when it is out of view, and stops with its element', async () => {
    const video = document.createElement('video')
    const pause = vi.spyOn(video, 'pause')
    const unmount = model.mountVideo(video)
    await vi.waitFor(() => expect(host.deps.play).toHaveBeenCalledOnce())
    host.emit.seen?.(true)
    expect(pause).not.toHaveBeenCalled()
    host.emit.seen?.(false)
    expect(pause).toHaveBeenCalledOnce()
    unmount()
    expect(host.undone).toEqual(['seen', 'play'])
  })

  it('GALLERY-02 a player that loads after its element was removed is stopped', async () => {
    model.mountVideo(document.createElement('video'))()
    await vi.waitFor(() => expect(host.undone).toEqual(['seen', 'play']))
  })

  it.each([
    [
      'its stream fails',
      (deps: GalleryDeps, failure: RoveError) => ({
        ...deps,
        play: async (...[, , failed]: Parameters<GalleryDeps['play']>) => {
          failed(failure)
          return () => {}
        },
      }),
    ],
    [
      'its player fails to load',
      (deps: GalleryDeps, failure: RoveError) => ({ ...deps, play: () => Promise.reject(failure) }),
    ],
  ])('GALLERY-02 the poster replaces the video if %s', async (_, breaking) => {
    const failure = new RoveError('networkError', 'video')
    const broken = createGalleryModel(breaking(host.deps, failure))
    broken.playVideo()
    broken.mountVideo(document.createElement('video'))
    await vi.waitFor(() => expect(broken.get().video).toEqual({ at: 'failed' }))
    expect(host.deps.report).toHaveBeenCalledExactlyOnceWith(failure)
  })
})
