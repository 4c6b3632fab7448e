/** A stand-in for `kakao.Postcode`, as Kakao documents it, for the demo only: a search in a frame. */
import { type Channel, openChannel } from '../browser/channel'
import type { KakaoAddress } from './postcode-table'

const origin = new URL((document.currentScript as HTMLScriptElement | null)?.src || location.href).origin

interface PostcodeOptions {
  readonly oncomplete?: (address: KakaoAddress) => void
  readonly onclose?: (state: 'FORCE_CLOSE' | 'COMPLETE_CLOSE') => void
  readonly onresize?: (size: { readonly width: number; readonly height: number }) => void
  readonly width?: number | string
  readonly height?: number | string
}

const length = (size: number | string | undefined, otherwise: string): string =>
  size === undefined ? otherwise : typeof size === 'number' ? `${size}px` : size

class Postcode {
  readonly #options: PostcodeOptions

  constructor(options: PostcodeOptions = {}) {
    this.#options = options
  }

  embed(place: HTMLElement, { q = '' }: { readonly q?: string } = {}) {
    const { oncomplete, onclose, onresize, width, height } = this.#options
    const channel: Channel = openChannel(`${origin}/vendors/postcode.html`, '우편번호 검색', (type, body) => {
      if (type === 'height') onresize?.({ width: channel.frame.clientWidth, height: Number(body) })
      if (type !== 'chosen') return
      oncomplete?.(body as KakaoAddress)
      onclose?.('COMPLETE_CLOSE')
      channel.close()
    })
    Object.assign(channel.frame.style, { inlineSize: length(width, '100%'), blockSize: length(height, '400px') })
    channel.post('begin', q)
    place.replaceChildren(channel.frame)
  }

  /** Kakao opens a window; this stand-in opens a dialog over the page. */
  open({ q = '' }: { readonly q?: string } = {}) {
    const dialog = document.createElement('dialog')
    const end = () => dialog.remove()
    dialog.addEventListener('cancel', () => {
      end()
      this.#options.onclose?.('FORCE_CLOSE')
    })
    document.body.append(dialog)
    dialog.showModal()
    const { onclose } = this.#options
    new Postcode({
      ...this.#options,
      onclose(state) {
        end()
        onclose?.(state)
      },
    }).embed(dialog, { q })
  }
}

Object.assign(window, { kakao: { Postcode, postcode: { load: (begin: () => void) => queueMicrotask(begin) } } })
