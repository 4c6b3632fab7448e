/** Opens videos of the server's list: by a press on their links, and by the address (VIDEO-01). */

import type { Listen } from '../../core/base/bus/listen'
import { readMarket } from '../../core/base/country/country.setting'
import { isPlainPress } from '../../core/base/device/plain-press'
import { writeAddress } from '../../core/base/device/write-address'
import { builtIn } from '../../core/base/input/built-in'
import { safeUrl } from '../../core/base/input/safe-url'
import { report } from '../../core/base/report/report'
import { createTextLookup } from '../../core/base/texts/texts'
import { addressWith, openAfterMs, videoParameter } from './videos.rules'
import { videosTexts } from './videos.texts'
import { type OpenedVideo, openVideo } from './videos-player.dom'

/** The name of the element in reports. */
const where = '<rove-videos>'

/** Opens them until the signal aborts. */
export function watchVideos(element: HTMLElement, listen: Listen, signal: AbortSignal): void {
  const t = createTextLookup(videosTexts, readMarket().language)
  let opened: OpenedVideo | undefined

  function open(link: HTMLAnchorElement, stream: string, isPressed: boolean): void {
    clearTimeout(timer)
    if (opened?.link === link) {
      opened.show(isPressed)
      return
    }
    end()
    try {
      opened = openVideo({
        link,
        stream,
        captions: safeUrl(link.dataset.roveCaptions ?? ''),
        isPressed,
        t,
        onClose: close,
      })
      writeVideo(link.dataset.roveVideo)
      opened.show(false)
    } catch (failure) {
      report(where, failure)
      // Its own page can play it.
      if (isPressed) location.assign(link.href)
    }
  }

  function close(): void {
    const { link } = opened ?? {}
    end()
    writeVideo(undefined)
    link?.focus()
  }

  function end(): void {
    opened?.end()
    opened = undefined
  }

  listen<MouseEvent>(element, 'click', (event) => {
    const link = builtIn(event.target as Element).closest<HTMLAnchorElement>('[data-rove-video]')
    const stream = link && streamOf(link)
    if (!stream || !isPlainPress(event) || event.defaultPrevented) return
    event.preventDefault()
    open(link, stream, true)
  })

  const id = new URL(location.href).searchParams.get(videoParameter)
  const timer = setTimeout(() => {
    const links = [...element.querySelectorAll<HTMLAnchorElement>('[data-rove-video]')]
    const link = links.find(({ dataset }) => dataset.roveVideo === id)
    const stream = link && streamOf(link)
    if (stream) open(link, stream, false)
  }, openAfterMs)
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    end()
  })
}

const streamOf = ({ dataset }: HTMLElement): string | undefined => safeUrl(dataset.roveStream ?? '')

/** Names the opened video in the address, so that it can be shared. The history gets no entry. */
const writeVideo = (id: string | undefined): void =>
  writeAddress('replaceState', history.state, addressWith(location.href, id))
