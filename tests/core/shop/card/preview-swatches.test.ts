import { afterEach, beforeEach, expect, it } from 'vitest'
import { createListen } from '../../../../core/base/bus/listen'
import { previewSwatches } from '../../../../core/shop/card/preview-swatches'

let stop = new AbortController()

beforeEach(() => {
  document.body.innerHTML = `<div id="list">
    <article data-nid="1"><a id="one" data-rove-card="link" href="/one"></a>
    <p data-rove-card="price"><b data-rove-card="due-amount"></b></p><ul>
      <li><a data-rove-card="swatch" id="moss" href="/one?oid=1"><i id="dot"></i></a></li>
      <li><a data-rove-card="swatch" id="rust" href="/one?oid=2"></a></li></ul></article></div>`
  stop = new AbortController()
  const list = document.getElementById('list') as HTMLElement
  previewSwatches(list, { currency: 'USD', decimals: 0 }, createListen('test', stop.signal))
})
afterEach(() => stop.abort())

const at = (id: string) => document.getElementById(id) as HTMLElement
const shown = () => at('one').getAttribute('href')
const pointer = (id: string, type: string, pointerType: string) =>
  at(id).dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true, cancelable: true }))
/** @returns whether the link is followed */
const click = (id: string) => at(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

it('LIST-01 a swatch is shown by mouse or focus, not by a passing finger', () => {
  pointer('dot', 'pointerover', 'touch')
  expect(shown()).toBe('/one')
  pointer('dot', 'pointerover', 'mouse')
  expect(shown()).toBe('/one?oid=1')
  at('rust').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  expect(shown()).toBe('/one?oid=2')
})

it('LIST-01 the price of one swatch does not stay beside the next one', () => {
  Object.assign(at('moss').dataset, { kind: 'regular', due: '1890' })
  pointer('moss', 'pointerover', 'mouse')
  const price = document.querySelector<HTMLElement>('[data-rove-card=price]')
  expect([price?.textContent, price?.hidden]).toEqual(['$1,890', false])
  pointer('rust', 'pointerover', 'mouse')
  expect(price?.hidden).toBe(true)
})

it('LIST-01 the first touch shows a swatch, the second opens it; a click opens it', () => {
  pointer('moss', 'pointerdown', 'touch')
  expect(shown()).toBe('/one?oid=1')
  expect(click('moss')).toBe(false)
  pointer('moss', 'pointerdown', 'touch')
  expect(click('moss')).toBe(true)
  pointer('rust', 'pointerover', 'mouse')
  pointer('rust', 'pointerdown', 'mouse')
  expect(click('rust')).toBe(true)
})
