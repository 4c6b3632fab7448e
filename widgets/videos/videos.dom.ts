/** Opens videos of the server's list: by a press on their links, and by the address (VIDEO-01). */
import { readMarket } from '../../core/country/country.setting'
import { isPlainPress } from '../../core/device/plain-press'
import { writeAddress } from '../../core/device/write-address'
import { safeUrl } from '../../core/input/safe-url'
import type { Listen } from '../../core/page/listen'
import { report } from '../../core/report/report'
import { createTextLookup } from '../../core/texts/texts'
import { addressWith, openAfterMs, videoParameter } from './videos.rules'
import { videosTexts } from './videos.texts'
import type { OpenedVideo, openVideo } from './videos-player.dom'

/** The name of the element in reports. */
const where = '<rove-videos>'

/** Loads the player. */
export type LoadPlayer = () => Promise<{ readonly openVideo: typeof openVideo }>

/** @param loadPlayer loads the code that is needed once a video is opened */
export function watchVideos(element: HTMLElement, loadPlayer: LoadPlayer, listen: Listen, signal: AbortSignal): void {
  const t = createTextLookup(videosTexts, readMarket().language)
  let opened: OpenedVideo | undefined
  /** The link of the video that the visitor wants to see. */
  let wanted: HTMLAnchorElement | undefined

  async function open(link: HTMLAnchorElement, stream: string, isPressed: boolean): Promise<void> {
    clearTimeout(timer)
    wanted = link
    if (opened?.link === link) {
      opened.show(isPressed)
      return
    }
    link.setAttribute('aria-busy', 'true')
    try {
      const { openVideo } = await loadPlayer()
      if (wanted !== link || signal.aborted || !link.isConnected) return
      opened?.end()
      opened = openVideo({ link, stream, isPressed, t, onClose: close })
      writeVideo(link.dataset.roveVideo)
      opened.show(false)
    } catch (failure) {
      report(where, failure)
      // Its own page can play it.
      if (isPressed && wanted === link && !signal.aborted) location.assign(link.href)
    } finally {
      link.removeAttribute('aria-busy')
    }
  }

  function close(): void {
    const { link } = opened ?? {}
    end()
    writeVideo(undefined)
    link?.focus()
  }

  function end(): void {
    wanted = undefined
    opened?.end()
    opened = undefined
  }

  listen<MouseEvent>(element, 'click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-rove-video]')
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
