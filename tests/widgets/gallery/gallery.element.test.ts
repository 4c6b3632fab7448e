import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageBus } from '../../../core/base/bus/bus'
import { page } from '../../../core/base/state/page'
import gallery from '../../../widgets/gallery/gallery.element'
import { captureConsole } from '../../core/base/page/console'
import { clearPage, setScript } from '../../core/base/page/host-page'

const images = {
  data: { default: ['front.webp', 'room.webp'], MOSS: ['moss.webp'], RUST: ['rust.webp'] },
  template: 'https://shop.example/{width}/{file}',
}
const chosen = (nid: number, model = 'MOSS') =>
  ({
    nid,
    model,
    options: [],
    price: 1890,
    memberPrice: 1512,
    regularPrice: 1890,
    currency: 'USD',
    stock: undefined,
  }) as const

describe('<rove-gallery>', () => {
  const consoleLines = captureConsole()
  beforeEach(() => {
    HTMLImageElement.prototype.decode = async () => {}
    delete page().bus
    gallery.define()
  })
  afterEach(() => {
    clearPage()
    location.hash = ''
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
  })

  function show(settings: object): HTMLElement {
    setScript(JSON.stringify(settings))
    document.body.innerHTML = '<rove-gallery nid="1201"><img src="/server.webp" alt=""></rove-gallery>'
    return document.body.firstElementChild as HTMLElement
  }
  const is = (element: HTMLElement, state: string) => vi.waitFor(() => expect(element.dataset.roveState).toBe(state))
  const first = (element: HTMLElement) => element.shadowRoot?.querySelector<HTMLImageElement>('[part=picture] img')?.src

  it('GALLERY-01 the server’s pictures stay if the page has no settings', async () => {
    const element = show({})
    await is(element, 'fallback')
    expect(element.dataset.roveReason).toBe('needs-product-imgs')
    expect(consoleLines()).toEqual(['[rove] <rove-gallery>: needs-product-imgs'])
  })

  it('GALLERY-01 the server’s pictures stay if no file has a valid URL', async () => {
    const element = show({ product_imgs: { data: { default: ['x'] }, template: 'javascript:{file}' } })
    await is(element, 'fallback')
    expect(element.dataset.roveReason).toBe('needs-product-imgs')
  })

  it('GALLERY-01 the server’s pictures stay until the first picture is decoded', async () => {
    let decoded = () => {}
    HTMLImageElement.prototype.decode = () => new Promise((resolve) => (decoded = resolve))
    const element = show({ product_imgs: images })
    await vi.waitFor(() => expect(decoded).not.toBeUndefined())
    expect(element.dataset.roveState).toBe('loading')
    decoded()
    await is(element, 'ready')
    expect(first(element)).toBe('https://shop.example/768/front.webp')
  })

  it('GALLERY-01 only the choice of the gallery’s own product changes its pictures', async () => {
    const readied: string[] = []
    HTMLImageElement.prototype.decode = async function (this: HTMLImageElement) {
      readied.push(this.src)
    }
    const element = show({ product_imgs: images })
    await is(element, 'ready')
    pageBus().publish('model:chosen', chosen(7, 'RUST'))
    pageBus().publish('model:chosen', chosen(1201))
    await vi.waitFor(() => expect(first(element)).toBe('https://shop.example/768/moss.webp'))
    expect(readied).toEqual(['https://shop.example/768/front.webp', 'https://shop.example/768/moss.webp'])
  })

  it('GALLERY-01 a gallery that loads late shows the choice published before', async () => {
    pageBus().publish('model:chosen', chosen(1201))
    const element = show({ product_imgs: images })
    await is(element, 'ready')
    expect(first(element)).toBe('https://shop.example/768/moss.webp')
  })

  it('GALLERY-01 the first picture is requested before the others', async () => {
    const element = show({ product_imgs: images })
    await is(element, 'ready')
    const hints = [...(element.shadowRoot?.querySelectorAll('[part=picture] img') ?? [])].map((picture) => [
      picture.getAttribute('loading'),
      picture.getAttribute('fetchpriority'),
    ])
    expect(hints).toEqual([
      ['eager', 'high'],
      ['lazy', 'auto'],
    ])
  })

  it('GALLERY-01 look books open in a new tab, without those that have no URL', async () => {
    const lookbooks = [
      { title: 'Oak', url: 'https://shop.example/oak' },
      { title: 'Bad', url: 'javascript:alert(1)' },
    ]
    const element = show({ product_imgs: images, rove: { product: { nid: 1201, title: 'Marlow', lookbooks } } })
    await is(element, 'ready')
    const links = [...(element.shadowRoot?.querySelectorAll<HTMLAnchorElement>('[part=lookbook]') ?? [])]
    expect(links.map(({ href, target, rel }) => [href, target, rel])).toEqual([
      ['https://shop.example/oak', '_blank', 'noopener'],
    ])
  })

  it.each(['before', 'after'])('GALLERY-02 #play-video requests the video, %s it is there', async (when) => {
    if (when === 'before') location.hash = '#play-video'
    const video = { src: 'https://shop.example/film.m3u8', poster: 'https://shop.example/film.webp' }
    const element = show({ product_imgs: images, rove: { product: { nid: 1201, title: 'Marlow', video } } })
    await is(element, 'ready')
    const state = () => element.shadowRoot?.querySelector<HTMLElement>('[part=video]')?.dataset.state
    if (when === 'after') {
      expect(state()).toBe('idle')
      location.hash = '#play-video'
      window.dispatchEvent(new Event('hashchange'))
    }
    await vi.waitFor(() => expect(state()).not.toBe('idle'))
  })

  it('GALLERY-02 a video with an invalid URL is left out', async () => {
    const product = { nid: 1201, title: 'Marlow', video: { src: 'javascript:alert(1)' } }
    const element = show({ product_imgs: images, rove: { product } })
    await is(element, 'ready')
    expect(element.shadowRoot?.querySelector('[part=video]')).toBeNull()
  })
})
