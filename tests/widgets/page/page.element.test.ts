import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from '../../../core/base/state/page'
import { startLiveInfo } from '../../../core/shop/live/live.store'
import pageElement from '../../../widgets/page/page.element'
import { captureConsole } from '../../core/base/page/console'
import { clearPage, setScript } from '../../core/base/page/host-page'

vi.mock('../../../core/shop/live/live.store', () => ({ startLiveInfo: vi.fn() }))

const said = captureConsole()
const menuOf = (selector: string) => {
  const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, composed: true, button: 2 })
  document.querySelector(selector)?.dispatchEvent(event)
  return event.defaultPrevented ? 'none' : 'menu'
}
/** Every element is ready, and each that was removed has ended. */
const settled = () =>
  vi.waitFor(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('rove-page')]
    expect(elements.map(({ dataset }) => dataset.roveState)).toEqual(elements.map(() => 'ready'))
  })
/** What was removed in this turn has ended. */
const nextTurn = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  pageElement.define()
  vi.mocked(startLiveInfo).mockClear()
})
afterEach(async () => {
  clearPage()
  await settled()
})

async function place(html: string): Promise<void> {
  document.body.innerHTML = `${html}<div class="product-image"><img id="default" alt=""></div><p class="shot"><img id="own" alt=""></p>`
  await settled()
}

describe('the element of every page', () => {
  it('works once a page: a second one is reported, and works in the place of the first once that is removed', async () => {
    await place('<rove-page id="first"></rove-page><rove-page></rove-page><rove-page></rove-page>')
    expect(said()).toEqual(['[rove] rove-page: is on this page twice'])
    expect(startLiveInfo).toHaveBeenCalledTimes(1)
    for (const timesStarted of [2, 3]) {
      document.querySelector('rove-page')?.remove()
      await nextTurn()
      expect(startLiveInfo).toHaveBeenCalledTimes(timesStarted)
      expect(menuOf('#default')).toBe('none')
      expect(document.adoptedStyleSheets).toHaveLength(1)
    }
    document.querySelector('rove-page')?.remove()
    await nextTurn()
    expect(menuOf('#default')).toBe('menu')
    expect(page().shared.has('rove-page')).toBe(false)
  })

  it('that waits and is removed with the first one never works', async () => {
    await place('<rove-page></rove-page><rove-page></rove-page>')
    for (const element of document.querySelectorAll('rove-page')) element.remove()
    await nextTurn()
    expect(startLiveInfo).toHaveBeenCalledTimes(1)
  })

  it('works in the place of one that was removed in the same turn', async () => {
    await place('<rove-page></rove-page>')
    const next = document.createElement('rove-page')
    document.querySelector('rove-page')?.replaceWith(next)
    await settled()
    expect(said()).toEqual([])
    expect(menuOf('#default')).toBe('none')
  })

  it('does nothing after it was removed', async () => {
    await place('<rove-page></rove-page>')
    expect(menuOf('#default')).toBe('none')
    document.querySelector('rove-page')?.remove()
    await settled()
    expect(menuOf('#default')).toBe('menu')
    expect(page().shared.has('rove-page')).toBe(false)
    expect(document.adoptedStyleSheets).toHaveLength(0)
  })

  it('finds product images by the theme’s own selector', async () => {
    setScript(JSON.stringify({ rove: { page: { images: '.shot img' } } }))
    await place('<rove-page></rove-page>')
    expect([menuOf('#own'), menuOf('#default')]).toEqual(['none', 'menu'])
    expect(said()).toEqual([])
  })

  it('reports an invalid selector once with its key, and uses its default', async () => {
    setScript(JSON.stringify({ rove: { page: { images: 'img[', vr: '.tour' } } }))
    await place('<rove-page></rove-page>')
    expect(menuOf('#default')).toBe('none')
    expect(said()).toHaveLength(1)
    expect(said()[0]).toMatch(/rove\.page.*images/)
  })
})
