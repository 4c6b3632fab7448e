import { afterEach, describe, expect, it, vi } from 'vitest'
import { inLightDom } from '../../../core/element/light-dom'
import { hearConsole } from '../console'
import { defineCounter, show } from './counter'

const said = hearConsole()
afterEach(() => document.body.replaceChildren())

/** The box among the page's own nodes, once it reads so. */
async function boxOf(element: Element, text: string): Promise<HTMLElement> {
  return vi.waitFor(() => {
    const box = element.querySelector<HTMLElement>('.rove-light')
    expect(box?.textContent).toBe(text)
    return box as HTMLElement
  })
}

describe('a view in the light DOM', () => {
  const define = () => defineCounter(undefined, (view) => inLightDom(view, 'button { color: teal }'))

  it('stands among the page’s own nodes, where a browser’s autofill and a provider’s script find it', async () => {
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

  it('styles nothing but its own box, and weighs more than the page’s rules', async () => {
    const { tag } = define()
    const before = document.adoptedStyleSheets.length
    const element = await show(`<${tag} nid="7">the server’s</${tag}>`)
    await boxOf(element, '7:0 ')
    const [sheet] = document.adoptedStyleSheets.slice(before)
    expect([...(sheet?.cssRules ?? [])].map((rule) => (rule as CSSStyleRule).selectorText)[0]).toBe(
      ':is(#rove-light,.rove-light)',
    )
    element.remove()
    await vi.waitFor(() => expect(document.adoptedStyleSheets).toHaveLength(before))
  })

  it('LOAD-04 gives the place back to the server’s HTML when it throws', async () => {
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
