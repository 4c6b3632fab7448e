/** Playing a stream in a video element. Owns hls.js, in the build without subtitles and encryption. */
import Hls, { type ErrorData, Events } from 'hls.js/light'
import { RoveError } from '../errors'
import { has, own } from '../own'

/**
 * Plays an HLS playlist: through hls.js where the browser has media sources, by the browser's own means only where it
 * manages them (others say `maybe` to HLS and cannot).
 *
 * A fatal media error is recovered from once, then once more with the audio codecs swapped (document 1, section 4).
 *
 * @param failed is called once, with RoveError `unsupported`, `networkError`, `mediaError` or another type of hls.js
 * @returns the end: nothing is loaded any more and the element is empty
 */
export function playStream(video: HTMLVideoElement, src: string, failed: (failure: RoveError) => void): () => void {
  const play = () => {
    video.play().catch(() => {
      // The browser wants the visitor to press: the controls are there.
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
  // Without a worker: its script would come from a blob, which strict pages forbid.
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
    if (cure) return cure()
    hls.destroy()
    failed(new RoveError(type, 'video', { cause: error }))
  })
  hls.loadSource(src)
  hls.attachMedia(video)
  return () => hls.destroy()
}
