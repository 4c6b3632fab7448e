import { afterEach, describe, expect, it, vi } from 'vitest'
import { isCovered } from '../../../../core/base/device/covered'

const focus = (root: ParentNode, selector: string) => root.querySelector<HTMLElement>(selector)?.focus()

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

describe('what covers a page', () => {
  it('is nothing without overlays, also with a focused field', () => {
    document.body.innerHTML = '<dialog><p>closed</p></dialog><input>'
    expect(isCovered()).toBe(false)
    focus(document, 'input')
    expect(isCovered()).toBe(false)
  })

  it('is a full-screen video', () => {
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: document.body })
    expect(isCovered()).toBe(true)
    Reflect.deleteProperty(document, 'fullscreenElement')
    expect(isCovered()).toBe(false)
  })

  it.each([
    ['a library’s dialog', '<div role="dialog"><button>b</button></div>'],
    ['a dialog', '<dialog open><button>b</button></dialog>'],
    ['an alert', '<div role="alertdialog"><button>b</button></div>'],
  ])('is %s with the focus in it, also across shadow roots', (_, html) => {
    document.body.innerHTML = html
    expect(isCovered()).toBe(false)
    focus(document, 'button')
    expect(isCovered()).toBe(true)

    document.body.innerHTML = '<div id="host"></div>'
    const root = document.querySelector('#host')?.attachShadow({ mode: 'open' }) as ShadowRoot
    root.innerHTML = html
    focus(root, 'button')
    expect(isCovered()).toBe(true)

    document.body.innerHTML = html.replace('<button>b</button>', '<div id="host"></div>')
    const inner = document.querySelector('#host')?.attachShadow({ mode: 'open' }) as ShadowRoot
    inner.innerHTML = '<button>b</button>'
    focus(inner, 'button')
    expect(isCovered()).toBe(true)
  })

  it('is an open popover, where popovers are supported', () => {
    const found = vi.spyOn(document, 'querySelector')
    found.mockImplementation((selector) => (selector === ':popover-open' ? document.body : null))
    expect(isCovered()).toBe(true)
    found.mockImplementation((selector) => {
      if (selector === ':popover-open') throw new SyntaxError('no selector')
      return null
    })
    expect(isCovered()).toBe(false)
  })

  it('is a frame in the middle as tall as the screen, and no smaller one', () => {
    document.body.innerHTML = '<iframe></iframe>'
    const frame = document.querySelector('iframe') as HTMLIFrameElement
    vi.spyOn(document, 'elementFromPoint').mockReturnValue(frame)
    const height = vi.spyOn(frame, 'clientHeight', 'get').mockReturnValue(innerHeight)
    expect(isCovered()).toBe(true)
    height.mockReturnValue(innerHeight / 2)
    expect(isCovered()).toBe(false)
  })

  it.each(['<div aria-modal="true"><p>m</p></div>', '<div role="dialog"><p>m</p></div>'])(
    'is what a visitor sees in the middle of the screen: %s',
    (html) => {
      document.body.innerHTML = `${html}<main></main>`
      const middle = vi.spyOn(document, 'elementFromPoint')
      middle.mockReturnValue(document.querySelector('main'))
      expect(isCovered()).toBe(false)
      middle.mockReturnValue(document.querySelector('p'))
      expect(isCovered()).toBe(true)
      expect(middle).toHaveBeenCalledWith(innerWidth / 2, innerHeight / 2)
    },
  )
})
