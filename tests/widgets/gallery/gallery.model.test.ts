import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RoveError } from '../../../core/errors'
import { createSay } from '../../../core/texts'
import { createGalleryModel, type GalleryDeps, type GalleryModel } from '../../../widgets/gallery/gallery.model'
import type { Chosen, Picture } from '../../../widgets/gallery/gallery.rules'
import { galleryTexts } from '../../../widgets/gallery/gallery.texts'
import { picturesNamed } from './pictures'

/** A page on which everything waits until it is let. */
function page() {
  const told: { chosen?: (chosen: Chosen) => void; asked?: () => void; seen?: (seen: boolean) => void } = {}
  const decoding = new Map<readonly Picture[], () => void>()
  const undone: string[] = []
  const undo = (name: string) => () => void undone.push(name)
  const deps = {
    chosen: undefined,
    several: true,
    video: { src: 'https://shop.example/film.m3u8', poster: '', title: '' },
    lookbooks: [],
    say: createSay(galleryTexts, 'en'),
    picturesFor: (chosen) => picturesNamed(chosen?.model ?? 'front', 'room'),
    onChosen(listener) {
      told.chosen = listener
      return undo('chosen')
    },
    decode: (pictures) => new Promise<void>((resolve) => decoding.set(pictures, resolve)),
    openZoom: vi.fn(async () => undo('zoom')),
    play: vi.fn(async () => undo('play')),
    watchSeen(_, seen) {
      told.seen = seen
      return undo('seen')
    },
    onVideoAsked(listener) {
      told.asked = listener
      return undo('asked')
    },
    report: vi.fn(),
  } satisfies GalleryDeps
  return {
    deps,
    told,
    undone,
    choose: (model: string) => told.chosen?.({ model, options: [] }),
    async decoded(model: string) {
      for (const [pictures, resolve] of decoding) if (pictures[0]?.alt === model) resolve()
      await vi.waitFor(() => {})
    },
  }
}

const shown = (model: GalleryModel) => model.get().pictures.pictures[0]?.alt

describe('a gallery’s model', () => {
  let host: ReturnType<typeof page>
  let model: GalleryModel
  beforeEach(() => {
    host = page()
    model = createGalleryModel(host.deps)
  })

  it('GALLERY-01 begins with what was chosen before it came', () => {
    expect(shown(createGalleryModel({ ...host.deps, chosen: { model: 'rust', options: [] } }))).toBe('rust')
    expect(shown(model)).toBe('front')
  })

  it('GALLERY-01 shows the chosen model once its picture is decoded', async () => {
    host.choose('moss')
    expect(shown(model)).toBe('front')
    await host.decoded('moss')
    expect(shown(model)).toBe('moss')
  })

  it('GALLERY-01 shows the last choice, whichever picture is there first', async () => {
    host.choose('moss')
    host.choose('rust')
    await host.decoded('rust')
    expect(shown(model)).toBe('rust')
    await host.decoded('moss')
    expect(shown(model)).toBe('rust')
  })

  it('changes nothing any more once it is stopped, and lets go of all it held', async () => {
    await model.zoom(0)
    host.choose('moss')
    model.stop()
    await host.decoded('moss')
    expect(shown(model)).toBe('front')
    expect(host.undone.sort()).toEqual(['asked', 'chosen', 'zoom'])
  })

  it('looks at what there is, the video behind the last picture', () => {
    model.look(2)
    expect(model.get().pictures.current).toBe(2)
    model.look(3)
    model.look(-1)
    expect(model.get().pictures.current).toBe(2)
  })

  it('GALLERY-01 enlarges the picture that was pressed, once for two presses', async () => {
    const first = model.zoom(1)
    await Promise.all([first, model.zoom(0)])
    expect(host.deps.openZoom).toHaveBeenCalledExactlyOnceWith(model.get().pictures.pictures, 1)
  })

  it('GALLERY-01 says it when a picture cannot be enlarged, until it can', async () => {
    const failure = new TypeError('chunk')
    host.deps.openZoom.mockRejectedValueOnce(failure)
    await model.zoom(0)
    expect(model.get().notice).toBe('zoomFailed')
    expect(host.deps.report).toHaveBeenCalledExactlyOnceWith(failure)
    await model.zoom(0)
    expect(model.get().notice).toBeUndefined()
  })

  it('an enlarging that arrives after the end is closed again', async () => {
    const opening = model.zoom(0)
    model.stop()
    await opening
    expect(host.undone).toContain('zoom')
  })

  it('GALLERY-02 plays aloud when the visitor presses, without sound when the address asks', () => {
    model.playVideo()
    expect(model.get().video).toEqual({ at: 'loading', muted: false })
    const other = createGalleryModel(host.deps)
    host.told.asked?.()
    expect(other.get().video).toEqual({ at: 'loading', muted: true })
    expect(other.get().pictures.current).toBe(2)
  })

  it('GALLERY-02 an address that asks for a video where there is none changes nothing', () => {
    const without = createGalleryModel({ ...host.deps, video: undefined })
    host.told.asked?.()
    expect(without.get()).toMatchObject({ video: { at: 'resting' }, pictures: { current: 0 } })
  })

  it('GALLERY-02 pauses when it leaves the screen, and ends with its element', async () => {
    const video = document.createElement('video')
    const pause = vi.spyOn(video, 'pause')
    const unmount = model.mountVideo(video)
    await vi.waitFor(() => expect(host.deps.play).toHaveBeenCalledOnce())
    host.told.seen?.(true)
    expect(pause).not.toHaveBeenCalled()
    host.told.seen?.(false)
    expect(pause).toHaveBeenCalledOnce()
    unmount()
    expect(host.undone).toEqual(['seen', 'play'])
  })

  it('GALLERY-02 a player that arrives after its element is gone is ended at once', async () => {
    model.mountVideo(document.createElement('video'))()
    await vi.waitFor(() => expect(host.undone).toEqual(['seen', 'play']))
  })

  it.each([
    [
      'its stream breaks',
      (deps: GalleryDeps, failure: RoveError) => ({
        ...deps,
        play: async (...[, , failed]: Parameters<GalleryDeps['play']>) => {
          failed(failure)
          return () => {}
        },
      }),
    ],
    [
      'its player is not to be had',
      (deps: GalleryDeps, failure: RoveError) => ({ ...deps, play: () => Promise.reject(failure) }),
    ],
  ])('GALLERY-02 gives its place to the picture when %s', async (_, breaking) => {
    const failure = new RoveError('networkError', 'video')
    const broken = createGalleryModel(breaking(host.deps, failure))
    broken.playVideo()
    broken.mountVideo(document.createElement('video'))
    await vi.waitFor(() => expect(broken.get().video).toEqual({ at: 'failed' }))
    expect(host.deps.report).toHaveBeenCalledExactlyOnceWith(failure)
  })
})
