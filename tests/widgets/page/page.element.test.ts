import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from '../../../core/page/page'
import pageElement from '../../../widgets/page/page.element'
import { captureConsole } from '../../core/page/console'
import { clearPage, setScript } from '../../core/page/host-page'

vi.mock('../../../core/live/live.store', () => ({ startLiveInfo: vi.fn() }))

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

beforeEach(() => pageElement.define())
afterEach(async () => {
  clearPage()
  await settled()
})

async function place(html: string): Promise<void> {
  document.body.innerHTML = `${html}<div class="product-image"><img id="default" alt=""></div><p class="shot"><img id="own" alt=""></p>`
  await settled()
}

describe('the element of every page', () => {
  it('works once a page: a second one is reported and does nothing', async () => {
    await place('<rove-page></rove-page><rove-page></rove-page>')
    expect(said()).toEqual(['[rove] <rove-page>: is on this page twice'])
    expect([...page().shared.keys()]).toContain('rove-page')
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
