/** The opened video in the server's list: player, title, description, and a button that closes it (VIDEO-01). */
import { loadCode } from '../../core/base/async/load-code'
import { createListen } from '../../core/base/bus/listen'
import { own } from '../../core/base/input/own'
import { make as makeElement, note, restore } from '../../core/base/page/traces'
import { report } from '../../core/base/report/report'
import type { TextLookup } from '../../core/base/texts/texts'
import type { VideosCode } from './videos.texts'
import { scrollToVideo } from './videos-scroll.dom'

/** The name of the element in reports. */
const where = '<rove-videos>'

/** A video to open. */
export interface VideoToOpen {
  /** The server's link of the video. */
  readonly link: HTMLAnchorElement
  /** The address of its stream, checked. */
  readonly stream: string
  /** The address of its captions (WebVTT), checked. */
  readonly captions: string | undefined
  /** Whether the visitor has pressed the link. Otherwise it plays without sound, and the focus stays where it is. */
  readonly isPressed: boolean
  readonly t: TextLookup<VideosCode>
  /** The visitor closes it. */
  readonly onClose: () => void
}

/** An opened video. */
export interface OpenedVideo {
  readonly link: HTMLAnchorElement
  /** Scrolls to it. @param isFocused moves the focus to it too */
  show(isFocused: boolean): void
  /** Removes it. */
  end(): void
}

/** Adds the player to the video's item, behind its link, and plays the stream. */
export function openVideo({ link, stream, captions, isPressed, t, onClose }: VideoToOpen): OpenedVideo {
  const item = link.closest<HTMLElement>('[data-rove-videos=item]') ?? link
  const picture = link.querySelector('img')
  const ending = new AbortController()
  const listen = createListen(where, ending.signal)

  const title = wordsOf('title', 'h2')
  const description = wordsOf('description', 'p')
  const video = make('video', 'video')
  Object.assign(video, { controls: true, playsInline: true, muted: !isPressed, tabIndex: 0 })
  video.setAttribute('aria-label', title.textContent || link.textContent)
  if (captions) {
    const srclang = title.lang || document.documentElement.lang
    video.append(makeElement('track', { kind: 'captions', src: captions, srclang }))
  }
  if (picture) {
    video.poster = picture.currentSrc || picture.src
    // Its place has the picture's shape before the first frame is there.
    for (const name of ['width', 'height']) video.setAttribute(name, picture.getAttribute(name) ?? '')
  }
  const status = make('p', 'status')
  status.setAttribute('role', 'status')
  const button = make('button', 'close-button')
  Object.assign(button, { type: 'button', textContent: t('close') })
  const frame = make('div', 'frame', video, status)
  const player = make('section', 'player', frame, make('div', 'details', title, description, button))
  player.tabIndex = -1
  player.lang = document.documentElement.lang
  player.setAttribute('aria-label', title.textContent || link.textContent)

  listen(button, 'click', onClose)
  listen<KeyboardEvent>(player, 'keydown', (event) => {
    // The first Escape of a video that fills the screen is the browser's.
    if (event.key !== 'Escape' || event.isComposing || document.fullscreenElement) return
    event.preventDefault()
    onClose()
  })
  // One plays at a time, also among other videos of the page.
  listen(
    document,
    'play',
    ({ target }) => {
      for (const one of document.querySelectorAll('video')) if (one !== target) one.pause()
    },
    true,
  )

  const isFocused = document.activeElement === link
  item.append(player)
  note(item, 'data-open').dataset.open = ''
  // On a phone the player takes the place of its link, and the focus with it.
  if (isPressed || (isFocused && link.getClientRects().length === 0)) video.focus(own({ preventScroll: true }))
  note(link, 'aria-current').setAttribute('aria-current', 'true')
  play()

  async function play(): Promise<void> {
    try {
      const { playStream } = await loadCode(import('../../core/view/video/hls-video'))
      if (ending.signal.aborted) return
      ending.signal.addEventListener('abort', playStream(video, stream, fail))
    } catch (failure) {
      fail(failure)
    }
  }

  /** Shows the picture in place of the video. */
  function fail(failure: unknown): void {
    report(where, failure)
    if (ending.signal.aborted) return
    const isFocused = video.matches(':focus')
    const still = make('img', 'still')
    Object.assign(still, { src: video.poster, alt: '', width: video.width, height: video.height })
    video.replaceWith(still)
    status.textContent = t('failed')
    if (isFocused) player.focus(own({ preventScroll: true }))
  }

  /** A copy of the words that the server has written in the link. */
  function wordsOf(name: string, tagName: 'h2' | 'p'): HTMLElement {
    const written = link.querySelector<HTMLElement>(`[data-rove-videos=${name}]`)
    const words = make(tagName, name)
    words.textContent = written?.textContent ?? ''
    words.lang = written?.closest<HTMLElement>('[lang]')?.lang ?? ''
    return words
  }

  return {
    link,
    show(isFocused) {
      if (isFocused) (video.isConnected ? video : player).focus(own({ preventScroll: true }))
      scrollToVideo(player, ending.signal)
    },
    end() {
      ending.abort()
      player.remove()
      restore(item, 'data-open')
      restore(link, 'aria-current')
    },
  }
}

/** Makes an element, marked with the name of its part. */
function make<Name extends keyof HTMLElementTagNameMap>(
  tagName: Name,
  part: string,
  ...children: readonly Node[]
): HTMLElementTagNameMap[Name] {
  const node = makeElement(tagName, undefined, ...children)
  node.dataset.roveVideos = part
  return node
}
