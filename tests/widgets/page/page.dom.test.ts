import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { blockImageMenus } from '../../../widgets/page/images/images.dom'
import { watchLinks } from '../../../widgets/page/loading/loading-links.dom'
import { listenUntil } from '../../../widgets/page/page.dom'
import { showOriginals } from '../../../widgets/page/print/print-images.dom'
import { setWidths, unsetWidths } from '../../../widgets/page/widths/widths.dom'

let life: AbortController
beforeEach(() => {
  life = new AbortController()
})
afterEach(() => {
  life.abort()
  document.body.replaceChildren()
})
const place = (html: string) => {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLImageElement
}

describe('PAGE-01 product images', () => {
  const hasMenu = (selector: string, button = 2) => {
    const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, composed: true, button })
    document.querySelector(selector)?.dispatchEvent(event)
    return !event.defaultPrevented
  }

  it('have no menu, and everything else has one', () => {
    place('<a class="product-image" href="/a"><img alt="a"></a><img id="other" alt="b">')
    blockImageMenus(listenUntil(life.signal), '.product-image img', life.signal)
    expect(hasMenu('.product-image img')).toBe(false)
    expect(hasMenu('.product-image img', -1)).toBe(true)
    expect(hasMenu('a')).toBe(true)
    expect(hasMenu('#other')).toBe(true)
    life.abort()
    expect(hasMenu('.product-image img')).toBe(true)
    expect(document.adoptedStyleSheets).toHaveLength(0)
  })
})

describe('PAGE-02 lazy images', () => {
  it.each([
    ['<img src="/small.webp" data-src="/large.webp">', '/large.webp', null],
    ['<img src="/small.webp" data-original="https://files.test/large.webp">', 'https://files.test/large.webp', null],
    ['<img src="/small.webp" data-srcset="/a.webp 1x, /b.webp 2x">', '/small.webp', '/a.webp 1x, /b.webp 2x'],
    ['<img src="/small.webp" srcset="/own.webp 2x" loading="lazy">', '/small.webp', '/own.webp 2x'],
    ['<img src="/small.webp" data-src="javascript:alert(1)">', '/small.webp', null],
    ['<img src="/small.webp" data-src="data:image/gif;base64,R0lGOD">', '/small.webp', null],
    ['<img src="/small.webp" data-srcset="/a.webp 1x, data:image/gif;base64,R0 2x">', '/small.webp', null],
  ])('%s is printed from its original', (html, src, srcset) => {
    const image = place(html)
    showOriginals(['data-src', 'data-original'])
    expect([image.getAttribute('src'), image.getAttribute('srcset')]).toEqual([src, srcset])
    // The browser loads it now, also below the screen.
    expect(image.getAttribute('loading')).toBe('eager')
  })

  it('are waited for until they are loaded', () => {
    const image = place('<img loading="lazy" src="/small.webp" data-src="/large.webp" alt="">')
    for (const complete of [true, false]) {
      Object.defineProperty(image, 'complete', { configurable: true, value: complete })
      expect(showOriginals(['data-src'])).toEqual(complete ? [] : [image])
    }
  })

  it('are found in the shadow roots of our elements, and changed once', () => {
    const root = place('<div data-rove-state="ready"></div>').attachShadow({ mode: 'open' })
    root.innerHTML = '<img data-src="/large.webp" alt="">'
    const image = root.querySelector('img') as HTMLImageElement
    const set = vi.spyOn(image, 'setAttribute')
    showOriginals(['data-src'])
    showOriginals(['data-src'])
    expect(set.mock.calls.filter(([name]) => name === 'src')).toEqual([['src', '/large.webp']])
  })
})

describe('image widths', () => {
  it('PAGE-08 are 320, 480 and 768', () => {
    const image = place('<img src="/a.webp" data-widths="https://files.test/w{width}/{width}.webp">')
    setWidths(image)
    expect(image.getAttribute('srcset')).toBe(
      [320, 480, 768].map((width) => `https://files.test/w${width}/${width}.webp ${width}w`).join(', '),
    )
    expect(image.getAttribute('sizes')).toBe('100vw')
    unsetWidths()
    expect(image.hasAttribute('srcset')).toBe(false)
  })

  it.each([
    ['<img data-widths="/{width}.webp" data-sizes="50vw">', '50vw'],
    ['<img data-widths="/{width}.webp" loading="lazy">', 'auto, 100vw'],
    ['<img data-widths="/{width}.webp" sizes="10vw" data-sizes="50vw">', '10vw'],
  ])('PAGE-08 %s has the sizes %s', (html, sizes) => {
    const image = place(html)
    setWidths(image)
    expect(image.getAttribute('sizes')).toBe(sizes)
  })

  it.each(['/one.webp', 'javascript:{width}', 'data:{width}', ''])('PAGE-08 are not made of “%s”', (address) => {
    const image = place('<img>')
    image.dataset.widths = address
    setWidths(image)
    expect(image.hasAttribute('srcset')).toBe(false)
  })

  it('PAGE-08 of the server stay', () => {
    const image = place('<img srcset="/own.webp 2x" data-widths="/{width}.webp">')
    setWidths(image)
    unsetWidths()
    expect(image.getAttribute('srcset')).toBe('/own.webp 2x')
  })
})

describe('PAGE-07 page requests without the Navigation API', () => {
  const leave = vi.fn()
  const requestOf = (html: string, init: MouseEventInit = {}) => {
    leave.mockClear()
    const element = place(html)
    element.addEventListener('click', (event) => event.preventDefault())
    watchLinks(listenUntil(life.signal), leave)
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init }))
    return leave.mock.calls[0]?.[1]
  }

  it.each([
    ['<a href="https://shop.test/looks">', {}, 'https://shop.test/looks'],
    ['<a href="https://shop.test/looks" target="_self">', {}, 'https://shop.test/looks'],
    ['<a href="https://shop.test/looks" target="_blank">', {}, undefined],
    ['<a href="https://shop.test/looks" download>', {}, undefined],
    ['<a href="https://shop.test/looks">', { ctrlKey: true }, undefined],
    ['<a href="https://shop.test/looks">', { button: 1 }, undefined],
    ['<a href="mailto:me@home.test">', {}, undefined],
    ['<a href="javascript:void 0">', {}, undefined],
    ['<p>', {}, undefined],
  ] as const)('%s with %o requests %s', (html, init, url) => {
    expect(requestOf(html, init)).toBe(url)
  })

  it('a link to a place on the page requests nothing', () => {
    expect(requestOf(`<a href="${location.href.split('#')[0]}#pictures">`)).toBeUndefined()
  })

  it.each([
    ['<form action="https://shop.test/search">', 'https://shop.test/search'],
    ['<form action="https://shop.test/search" target="_blank">', undefined],
    ['<form method="dialog">', undefined],
    ['<form action="javascript:void 0">', undefined],
    ['<form action="https://shop.test/x"><input name="action"><input name="target">', 'https://shop.test/x'],
  ])('%s requests %s', (html, url) => {
    const form = place(html)
    leave.mockClear()
    watchLinks(listenUntil(life.signal), leave)
    form.dispatchEvent(new CustomEvent('submit', { bubbles: true, cancelable: true }))
    expect(leave.mock.calls[0]?.[1]).toBe(url)
  })
})
