import { afterEach, describe, expect, it, vi } from 'vitest'
import { showOriginals } from '../../../widgets/page/print/print-images.dom'

afterEach(() => document.body.replaceChildren())
const place = (html: string) => {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLImageElement
}

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
