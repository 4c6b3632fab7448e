import { beforeEach, describe, expect, it, vi } from 'vitest'
import { playStream } from '../../../../core/view/video/hls-video'

const { players, support } = vi.hoisted(() => ({
  players: [] as { calls: string[]; tell(name: string, data?: object): void }[],
  support: { hls: true },
}))

vi.mock('hls.js/light', () => {
  class Hls {
    static isSupported = () => support.hls
    calls: string[] = []
    #listeners = new Map<string, (name: string, data: object) => void>()
    constructor() {
      players.push(this)
    }
    on = (name: string, listener: (name: string, data: object) => void) => void this.#listeners.set(name, listener)
    tell = (name: string, data = {}) => this.#listeners.get(name)?.(name, data)
    loadSource = (src: string) => this.calls.push(`load ${src}`)
    attachMedia = () => this.calls.push('attach')
    recoverMediaError = () => this.calls.push('recover')
    swapAudioCodec = () => this.calls.push('swap')
    destroy = () => this.calls.push('destroy')
  }
  return { default: Hls, Events: { ERROR: 'error', MANIFEST_PARSED: 'parsed' } }
})

const media = { fatal: true, type: 'mediaError' }

describe('a stream', () => {
  let video: HTMLVideoElement
  const failed = vi.fn()
  beforeEach(() => {
    players.length = 0
    support.hls = true
    failed.mockClear()
    Reflect.deleteProperty(window, 'ManagedMediaSource')
    video = document.createElement('video')
    video.play = vi.fn(async () => {})
  })
  const player = () => players[0] as (typeof players)[number]

  it('GALLERY-02 plays once its playlist is parsed', () => {
    playStream(video, '/film.m3u8', failed)
    expect(player().calls).toEqual(['load /film.m3u8', 'attach'])
    expect(video.play).not.toHaveBeenCalled()
    player().tell('parsed')
    expect(video.play).toHaveBeenCalledOnce()
  })

  it('GALLERY-02 fails on a fatal network error', () => {
    playStream(video, '/film.m3u8', failed)
    player().tell('error', { fatal: true, type: 'networkError' })
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'networkError', where: 'video' }))
    expect(player().calls.slice(2)).toEqual(['destroy'])
  })

  it('GALLERY-02 recovers from a media error, then with swapped codecs, then fails', () => {
    playStream(video, '/film.m3u8', failed)
    player().tell('error', media)
    expect(player().calls.slice(2)).toEqual(['recover'])
    player().tell('error', media)
    expect(player().calls.slice(3)).toEqual(['swap', 'recover'])
    expect(failed).not.toHaveBeenCalled()
    player().tell('error', media)
    expect(player().calls.slice(5)).toEqual(['destroy'])
    expect(failed).toHaveBeenCalledOnce()
  })

  it.each([
    ['played', false, 2],
    ['was paused', true, 1],
  ])('GALLERY-02 VIDEO-01 a video that %s before a media error does so after it', (_, paused, plays) => {
    playStream(video, '/film.m3u8', failed)
    player().tell('parsed')
    Object.defineProperty(video, 'paused', { value: paused })
    player().tell('error', media)
    expect(video.play).toHaveBeenCalledTimes(plays)
  })

  it('GALLERY-02 continues after errors that are not fatal', () => {
    playStream(video, '/film.m3u8', failed)
    player().tell('error', { fatal: false, type: 'networkError' })
    expect(player().calls).toHaveLength(2)
    expect(failed).not.toHaveBeenCalled()
  })

  it('GALLERY-02 stops with its element', () => {
    playStream(video, '/film.m3u8', failed)()
    expect(player().calls.slice(2)).toEqual(['destroy'])
  })

  it('GALLERY-02 is played natively only where the browser has managed media sources', () => {
    support.hls = false
    playStream(video, '/film.m3u8', failed)
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'unsupported' }))
    expect(video.getAttribute('src')).toBeNull()

    Object.assign(window, { ManagedMediaSource: class {} })
    const end = playStream(video, '/film.m3u8', failed)
    expect(video.getAttribute('src')).toBe('/film.m3u8')
    video.dispatchEvent(new Event('error'))
    expect(failed).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'mediaError' }))
    end()
    expect(video.hasAttribute('src')).toBe(false)
  })

  it('GALLERY-02 waits for the visitor where autoplay is blocked', async () => {
    video.play = vi.fn(() => Promise.reject(new DOMException('', 'NotAllowedError')))
    playStream(video, '/film.m3u8', failed)
    player().tell('parsed')
    await vi.waitFor(() => expect(video.play).toHaveBeenCalledOnce())
    expect(failed).not.toHaveBeenCalled()
  })
})
