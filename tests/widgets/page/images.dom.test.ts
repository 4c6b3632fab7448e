import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createListen } from '../../../core/base/bus/listen'
import { blockImageMenus } from '../../../widgets/page/images/images.dom'

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
    blockImageMenus(createListen('test', life.signal), '.product-image img', life.signal)
    expect(hasMenu('.product-image img')).toBe(false)
    expect(hasMenu('.product-image img', -1)).toBe(true)
    expect(hasMenu('a')).toBe(true)
    expect(hasMenu('#other')).toBe(true)
    life.abort()
    expect(hasMenu('.product-image img')).toBe(true)
    expect(document.adoptedStyleSheets).toHaveLength(0)
  })
})
