/** Plays streams in a video element. Owns hls.js, in its build without subtitles and encryption. */
import Hls, { type ErrorData, Events } from 'hls.js/light'
import { has, own } from '../../base/input/own'
import { RoveError } from '../../base/report/errors'

/**
 * Plays an HLS playlist: with hls.js where the browser supports media sources; natively only where it has managed media
 * sources, because other browsers answer `maybe` and cannot play it.
 *
 * A fatal media error is recovered from once, then once more with the audio codecs swapped.
 *
 * @param failed called once, with RoveError `unsupported`, `networkError`, `mediaError` or another error type of hls.js
 * @returns a function that stops loading and empties the element
 */
export function playStream(video: HTMLVideoElement, src: string, failed: (failure: RoveError) => void): () => void {
  const play = () => {
    video.play().catch(() => {
      // The browser blocks autoplay: the visitor can use the controls.
    })
  }
  if (Hls.isSupported()) return playByHls(video, src, play, failed)
  if (!has(window, 'ManagedMediaSource')) {
    failed(new RoveError('unsupported', 'video'))
    return () => {}
  }
  const ending = new AbortController()
  const wrong = () => failed(new RoveError('mediaError', 'video', { cause: video.error }))
  video.addEventListener('error', wrong, own({ once: true, signal: ending.signal }))
  video.src = src
  play()
  return () => {
    ending.abort()
    video.removeAttribute('src')
    video.load()
  }
}

function playByHls(
  video: HTMLVideoElement,
  src: string,
  play: () => void,
  failed: (failure: RoveError) => void,
): () => void {
  // Without a worker: its script is a blob URL, which strict policies forbid.
  const hls = new Hls({ enableWorker: false, capLevelToPlayerSize: true })
  const cures = [
    () => hls.recoverMediaError(),
    () => {
      hls.swapAudioCodec()
      hls.recoverMediaError()
    },
  ]
  hls.on(Events.MANIFEST_PARSED, play)
  hls.on(Events.ERROR, (_: unknown, { fatal, type, error }: ErrorData) => {
    if (!fatal) return
    const cure = type === 'mediaError' ? cures.shift() : undefined
    if (cure) {
      const { paused } = video
      cure()
      // Attaching the video again pauses it.
      if (!paused) play()
      return
    }
    hls.destroy()
    failed(new RoveError(type, 'video', { cause: error }))
  })
  hls.loadSource(src)
  hls.attachMedia(video)
  return () => hls.destroy()
}
