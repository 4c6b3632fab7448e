import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createListen } from '../../../core/base/bus/listen'
import { watchPrint } from '../../../widgets/page/print/print.dom'
import { captureConsole } from '../../core/base/page/console'

const said = captureConsole()
const print = vi.fn()
const begin = () => () => {}
let life: AbortController
/** Ends the loading of the image. */
let load: () => void

beforeEach(() => {
  life = new AbortController()
  print.mockClear()
  vi.stubGlobal('print', print)
  document.body.innerHTML =
    '<img id="late" loading="lazy" src="/late.webp" alt=""><button data-rove-print>Print</button>'
  const image = document.querySelector('img') as HTMLImageElement
  const decoded = new Promise<void>((resolve) => {
    load = () => {
      Object.defineProperty(image, 'complete', { configurable: true, value: true })
      resolve()
    }
  })
  Object.defineProperty(image, 'complete', { configurable: true, value: false })
  image.decode = () => decoded
  watchPrint(createListen('test', life.signal), begin, {
    element: document.body,
    parts: { lazyAttribute: 'data-src', printButton: '[data-rove-print]' },
    signal: life.signal,
  })
})
afterEach(() => {
  life.abort()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const press = () => document.querySelector('button')?.click()
/** Presses a key. @returns whether the browser prints by itself */
const pressKey = (init: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
  document.body.dispatchEvent(event)
  return !event.defaultPrevented
}
/** What has already been decided is done. */
const nextTurn = () => new Promise((resolve) => setTimeout(resolve))
const printed = () => vi.waitFor(() => expect(print).toHaveBeenCalled())

describe('PAGE-02 printing', () => {
  it('waits for the images once, however often the button is pressed meanwhile', async () => {
    press()
    press()
    await import('../../../widgets/page/print/print-waiting.dom')
    await nextTurn()
    expect(print).not.toHaveBeenCalled()
    load()
    await printed()
    press()
    await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(2))
  })

  it.each([
    ['Ctrl', { ctrlKey: true }],
    ['Cmd', { metaKey: true }],
  ])('by %s and P, held too, waits for the images and is done once', async (_, modifier) => {
    expect(pressKey({ key: 'p', ...modifier })).toBe(false)
    expect(pressKey({ key: 'P', repeat: true, ...modifier })).toBe(false)
    expect(pressKey({ key: 'p', repeat: true, ...modifier })).toBe(false)
    load()
    await printed()
    await nextTurn()
    expect(print).toHaveBeenCalledTimes(1)
    // With every image in place, the browser prints by itself.
    expect(pressKey({ key: 'p', ...modifier })).toBe(true)
  })

  it.each([
    { key: 'p' },
    { key: 'o', ctrlKey: true },
    { key: 'p', ctrlKey: true, shiftKey: true },
    { key: 'p', ctrlKey: true, altKey: true },
    { key: 'p', ctrlKey: true, metaKey: true },
  ])('is not asked for by %o', (init) => {
    expect(pressKey(init)).toBe(true)
    expect(document.querySelector('img')?.getAttribute('loading')).toBe('lazy')
  })

  it('ignores an event that has no key, as password managers dispatch it', () => {
    document.body.dispatchEvent(new Event('keydown', { bubbles: true, cancelable: true }))
    expect(said()).toEqual([])
  })
})
