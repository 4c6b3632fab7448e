import { describe, expect, it } from 'vitest'
import { type GalleryState, next } from '../../../widgets/gallery/gallery.machine'
import { nextVideo } from '../../../widgets/gallery/gallery-video.machine'
import { picturesNamed } from './pictures'

const oat = picturesNamed('oat', 'room')
const moss = picturesNamed('moss', 'room')
const rust = picturesNamed('rust')
const still: GalleryState = { at: 'still', pictures: oat, current: 1 }
const changing: GalleryState = { at: 'changing', pictures: oat, current: 1, wanted: moss }

describe('a gallery’s pictures', () => {
  it('GALLERY-01 stay until the chosen ones are decoded, and then begin with the first', () => {
    const waiting = next(still, { type: 'chosen', pictures: moss })
    expect(waiting).toEqual(changing)
    expect(next(waiting, { type: 'decoded', pictures: moss })).toEqual({ at: 'still', pictures: moss, current: 0 })
  })

  it('GALLERY-01 that are decoded after others were chosen change nothing', () => {
    const other = next(changing, { type: 'chosen', pictures: rust })
    expect(next(other, { type: 'decoded', pictures: moss })).toBe(other)
    expect(next(other, { type: 'decoded', pictures: rust })).toMatchObject({ at: 'still', pictures: rust })
  })

  it('that are chosen again while they come are not asked for again', () => {
    expect(next(changing, { type: 'chosen', pictures: picturesNamed('moss', 'room') })).toBe(changing)
  })

  it('are still again, where one looks, when the choice returns to those that stand', () => {
    const back = next(changing, { type: 'chosen', pictures: picturesNamed('oat', 'room') })
    expect(back).toEqual(still)
    expect(next(back, { type: 'decoded', pictures: moss })).toBe(back)
  })

  it('stay where the choice has none', () => {
    expect(next(still, { type: 'chosen', pictures: [] })).toBe(still)
  })

  it('keep which one is looked at, also while others come', () => {
    expect(next(changing, { type: 'looked', current: 0 })).toEqual({ ...changing, current: 0 })
    expect(next(still, { type: 'looked', current: 1 })).toBe(still)
  })
})

describe('a product’s video', () => {
  const loading = { at: 'loading', muted: false } as const

  it('GALLERY-02 loads when it is asked for, and begins when it moves', () => {
    expect(nextVideo({ at: 'resting' }, { type: 'asked', muted: false })).toEqual(loading)
    expect(nextVideo(loading, { type: 'started' })).toEqual({ at: 'begun', muted: false })
  })

  it('GALLERY-02 that fails, early or late, gives its place to the picture for good', () => {
    for (const state of [loading, { at: 'begun', muted: true } as const]) {
      const failed = nextVideo(state, { type: 'failed' })
      expect(failed).toEqual({ at: 'failed' })
      expect(nextVideo(failed, { type: 'asked', muted: false })).toBe(failed)
    }
  })

  it('is asked for once', () => {
    expect(nextVideo(loading, { type: 'asked', muted: true })).toBe(loading)
  })
})
