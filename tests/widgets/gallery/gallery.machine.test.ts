import { describe, expect, it } from 'vitest'
import { type GalleryState, next } from '../../../widgets/gallery/gallery.machine'
import { nextVideo } from '../../../widgets/gallery/gallery-video.machine'
import { picturesNamed } from './pictures'

const oat = picturesNamed('oat', 'room')
const moss = picturesNamed('moss', 'room')
const rust = picturesNamed('rust')
const still: GalleryState = { at: 'still', pictures: oat, current: 1 }
const changing: GalleryState = { at: 'changing', pictures: oat, current: 1, wanted: moss }

describe('the state machine of the pictures', () => {
  it('GALLERY-01 pictures stay until the chosen are decoded, then the first is current', () => {
    const waiting = next(still, { type: 'chosen', pictures: moss })
    expect(waiting).toEqual(changing)
    expect(next(waiting, { type: 'decoded', pictures: moss })).toEqual({ at: 'still', pictures: moss, current: 0 })
  })

  it('GALLERY-01 pictures that are decoded after another choice change nothing', () => {
    const other = next(changing, { type: 'chosen', pictures: rust })
    expect(next(other, { type: 'decoded', pictures: moss })).toBe(other)
    expect(next(other, { type: 'decoded', pictures: rust })).toMatchObject({ at: 'still', pictures: rust })
  })

  it('pictures that are loading are not requested again', () => {
    expect(next(changing, { type: 'chosen', pictures: picturesNamed('moss', 'room') })).toBe(changing)
  })

  it('the same picture is current again if the choice returns to the shown pictures', () => {
    const back = next(changing, { type: 'chosen', pictures: picturesNamed('oat', 'room') })
    expect(back).toEqual(still)
    expect(next(back, { type: 'decoded', pictures: moss })).toBe(back)
  })

  it('the pictures stay if the choice has none', () => {
    expect(next(still, { type: 'chosen', pictures: [] })).toBe(still)
  })

  it('the current picture stays while others load', () => {
    expect(next(changing, { type: 'looked', current: 0 })).toEqual({ ...changing, current: 0 })
    expect(next(still, { type: 'looked', current: 1 })).toBe(still)
  })
})

describe('the state machine of the video', () => {
  const loading = { at: 'loading', muted: false } as const

  it('GALLERY-02 the video loads when it is requested, and starts when playback does', () => {
    expect(nextVideo({ at: 'idle' }, { type: 'asked', muted: false })).toEqual(loading)
    expect(nextVideo(loading, { type: 'started' })).toEqual({ at: 'begun', muted: false })
  })

  it('GALLERY-02 a video that fails, early or late, is replaced by its poster for good', () => {
    for (const state of [loading, { at: 'begun', muted: true } as const]) {
      const failed = nextVideo(state, { type: 'failed' })
      expect(failed).toEqual({ at: 'failed' })
      expect(nextVideo(failed, { type: 'asked', muted: false })).toBe(failed)
    }
  })

  it('the video is requested once', () => {
    expect(nextVideo(loading, { type: 'asked', muted: true })).toBe(loading)
  })
})
