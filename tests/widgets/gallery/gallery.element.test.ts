import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageBus } from '../../../core/bus'
import { page } from '../../../core/page'
import gallery from '../../../widgets/gallery/gallery.element'
import { hearConsole } from '../../core/console'
import { clearPage, setScript } from '../../core/host/host-page'

const images = {
  data: { default: ['front.webp', 'room.webp'], MOSS: ['moss.webp'], RUST: ['rust.webp'] },
  template: 'https://shop.example/{width}/{file}',
}
const chosen = (nid: number, model = 'MOSS') =>
  ({ nid, model, options: [], price: 1890, currency: 'USD', stock: undefined }) as const

describe('<rove-gallery>', () => {
  const said = hearConsole()
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

  it('GALLERY-01 keeps the server’s pictures where the page tells none', async () => {
    const element = show({})
    await is(element, 'fallback')
    expect(element.dataset.roveReason).toBe('needs-product-imgs')
    expect(said()).toEqual(['[rove] <rove-gallery>: needs-product-imgs'])
  })

  it('GALLERY-01 keeps them too where no file has an address', async () => {
    const element = show({ product_imgs: { data: { default: ['x'] }, template: 'javascript:{file}' } })
    await is(element, 'fallback')
    expect(element.dataset.roveReason).toBe('needs-product-imgs')
  })

  it('GALLERY-01 stays with the server’s pictures until its first one is decoded', async () => {
    let decoded = () => {}
    HTMLImageElement.prototype.decode = () => new Promise((resolve) => (decoded = resolve))
    const element = show({ product_imgs: images })
    await vi.waitFor(() => expect(decoded).not.toBeUndefined())
    expect(element.dataset.roveState).toBe('loading')
    decoded()
    await is(element, 'ready')
    expect(first(element)).toBe('https://shop.example/768/front.webp')
  })

  it('GALLERY-01 follows the choice of its own product and of no other', async () => {
    const readied: string[] = []
    HTMLImageElement.prototype.decode = async function (this: HTMLImageElement) {
      readied.push(this.src)
    }
    const element = show({ product_imgs: images })
    await is(element, 'ready')
    pageBus().tell('model:chosen', chosen(7, 'RUST'))
    pageBus().tell('model:chosen', chosen(1201))
    await vi.waitFor(() => expect(first(element)).toBe('https://shop.example/768/moss.webp'))
    expect(readied).toEqual(['https://shop.example/768/front.webp', 'https://shop.example/768/moss.webp'])
  })

  it('GALLERY-01 comes late and shows what was chosen before', async () => {
    pageBus().tell('model:chosen', chosen(1201))
    const element = show({ product_imgs: images })
    await is(element, 'ready')
    expect(first(element)).toBe('https://shop.example/768/moss.webp')
  })

  it('GALLERY-01 fetches the first picture before the others', async () => {
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

  it('GALLERY-01 opens look books beside the page, and only those with an address', async () => {
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

  it.each(['before', 'after'])('GALLERY-02 #play-video asks for the video, %s it is there', async (when) => {
    if (when === 'before') location.hash = '#play-video'
    const video = { src: 'https://shop.example/film.m3u8', poster: 'https://shop.example/film.webp' }
    const element = show({ product_imgs: images, rove: { product: { nid: 1201, title: 'Marlow', video } } })
    await is(element, 'ready')
    const state = () => element.shadowRoot?.querySelector<HTMLElement>('[part=video]')?.dataset.state
    if (when === 'after') {
      expect(state()).toBe('resting')
      location.hash = '#play-video'
      window.dispatchEvent(new Event('hashchange'))
    }
    await vi.waitFor(() => expect(state()).not.toBe('resting'))
  })

  it('GALLERY-02 has no video whose address is none', async () => {
    const product = { nid: 1201, title: 'Marlow', video: { src: 'javascript:alert(1)' } }
    const element = show({ product_imgs: images, rove: { product } })
    await is(element, 'ready')
    expect(element.shadowRoot?.querySelector('[part=video]')).toBeNull()
  })
})
