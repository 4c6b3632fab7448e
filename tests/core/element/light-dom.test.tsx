import { afterEach, describe, expect, it, vi } from 'vitest'
import { inLightDom } from '../../../core/element/light-dom'
import { captureConsole } from '../page/console'
import { defineCounter, show } from './counter'

const said = captureConsole()
afterEach(() => document.body.replaceChildren())

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
    expect([...(sheet?.cssRules ?? [])].map((rule) => (rule as CSSStyleRule).selectorText)[0]).toBe(
      ':is(#rove-light,.rove-light)',
    )
    element.remove()
    await vi.waitFor(() => expect(document.adoptedStyleSheets).toHaveLength(before))
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
