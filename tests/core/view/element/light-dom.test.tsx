import { afterEach, describe, expect, it, vi } from 'vitest'
import { inLightDom } from '../../../../core/view/element/light-dom'
import { captureConsole } from '../../base/page/console'
import { defineCounter, show } from './counter'

const said = captureConsole()
afterEach(() => document.body.replaceChildren())

// The window of these tests has no setter.
const { prototype } = CSSStyleRule
const read = Object.getOwnPropertyDescriptor(prototype, 'selectorText')?.get
const written = new WeakMap<CSSStyleRule, string>()
Object.defineProperty(prototype, 'selectorText', {
  configurable: true,
  get(this: CSSStyleRule) {
    return written.get(this) ?? read?.call(this)
  },
  set(this: CSSStyleRule, text: string) {
    written.set(this, text)
  },
})

/** The widget's box in the light DOM, after it has this text. */
async function boxOf(element: Element, text: string): Promise<HTMLElement> {
  return vi.waitFor(() => {
    const box = element.querySelector<HTMLElement>('.rove-light')
    expect(box?.textContent).toBe(text)
    return box as HTMLElement
  })
}

describe('a view in the light DOM', () => {
  const define = () => defineCounter(undefined, (view) => inLightDom(view, 'button { color: teal }'))

  it('is in the page’s own DOM, where autofill and a provider’s script find it', async () => {
    const { tag } = define()
    const element = await show(`<${tag} nid="7">the server’s</${tag}>`)
    const box = await boxOf(element, '7:0 ')
    expect(document.querySelector('button')?.getRootNode()).toBe(document)
    expect(element.shadowRoot?.querySelector('slot')?.name).toBe(box.slot)
  })

  it('follows its model', async () => {
    const { tag, made } = define()
    const element = await show(`<${tag} nid="7">the server’s</${tag}>`)
    await boxOf(element, '7:0 ')
    made[0]?.store.set(2)
    await boxOf(element, '7:2 ')
  })

  it('styles only its own box, and takes precedence over the page’s rules', async () => {
    const { tag } = define()
    const before = document.adoptedStyleSheets.length
    const element = await show(`<${tag} nid="7">the server’s</${tag}>`)
    await boxOf(element, '7:0 ')
    const [sheet] = document.adoptedStyleSheets.slice(before)
    expect([...(sheet?.cssRules ?? [])].map((rule) => (rule as CSSStyleRule).selectorText)).toEqual([
      ':is(#rove-light,.rove-light) button',
    ])
    element.remove()
    await vi.waitFor(() => expect(document.adoptedStyleSheets).toHaveLength(before))
  })

  it('stands once where the page is written anew from its HTML, and beside a clone', async () => {
    const { tag } = define()
    const before = await show(`<${tag} nid="7">the server’s</${tag}>`)
    await boxOf(before, '7:0 ')
    const html = document.body.innerHTML
    document.body.innerHTML = html
    const element = document.querySelector(tag) as HTMLElement
    const clone = element.cloneNode(true) as HTMLElement
    await boxOf(element, '7:0 ')
    element.after(clone)
    for (const one of [element, clone]) {
      await boxOf(one, '7:0 ')
      expect(one.querySelectorAll('.rove-light')).toHaveLength(1)
      expect(one.textContent).toBe('the server’s7:0 ')
    }
  })

  it('keeps its box where the element is moved', async () => {
    const { tag } = define()
    const element = await show(`<${tag} nid="7">the server’s</${tag}>`)
    const box = await boxOf(element, '7:0 ')
    document.body.appendChild(document.createElement('p')).append(element)
    await Promise.resolve()
    expect(element.querySelector('.rove-light')).toBe(box)
  })

  it('LOAD-04 shows the server’s HTML when it throws', async () => {
    const { tag, made } = define()
    const element = await show(`<${tag} nid="7">the server’s</${tag}>`)
    await boxOf(element, '7:0 ')
    made[0]?.store.set(13)
    await vi.waitFor(() => expect(element.dataset).toMatchObject({ roveState: 'fallback', roveReason: 'error' }))
    await vi.waitFor(() => expect(element.querySelector('.rove-light')).toBeNull())
    expect(element.shadowRoot?.querySelector('slot:not([name])')).not.toBeNull()
    expect(said().filter((line) => line.startsWith('[rove]'))).toHaveLength(1)
  })
})
