import { afterEach, describe, expect, it, vi } from 'vitest'
import { defineCounter, defineLater, show, shown } from './counter'

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})
const seen = (element: Element, text: string) => vi.waitFor(() => expect(shown(element)).toBe(text))

describe('an element’s rich properties', () => {
  it('reach the model, also when they were set before the code was loaded', async () => {
    const { element, tag } = defineLater()
    const early = document.body.appendChild(document.createElement(tag))
    early.setAttribute('nid', '7')
    Object.assign(early, { start: 5 })
    element.define()
    await seen(early, '7:5 ')
  })

  it('create a new model when they change, and can be read', async () => {
    const { tag, made, stopped } = defineCounter()
    const element = await show(`<${tag} nid="7"></${tag}>`)
    await seen(element, '7:0 ')
    const start = { valueOf: () => 9 }
    Object.assign(element, { start })
    await seen(element, '7:9 ')
    expect((element as unknown as { start: unknown }).start).toBe(start)
    expect([made.length, stopped.mock.calls.length]).toEqual([2, 1])
  })
})

describe('an attribute in place of a rich property', () => {
  it('is reported: a library writes one while the element is not defined', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { tag } = defineCounter()
    const element = await show(`<${tag} nid="7" start="[object Object]"></${tag}>`)
    await seen(element, '7:0 ')
    expect(reported.mock.calls).toEqual([[`[rove] <${tag}>: start is a property, its attribute is ignored`]])
  })
})

describe('a request to the page', () => {
  it('is a DOM event that the page can prevent', async () => {
    let request = (_: string, __: unknown) => true
    const { tag } = defineCounter((model, guest) => {
      request = guest.request
      return model
    })
    await show(`<${tag} nid="7"></${tag}>`)
    expect(request('cart:add-requested', { nid: 7 })).toBe(true)
    const asked = vi.fn((event: Event) => event.preventDefault())
    document.addEventListener('rove:cart:add-requested', asked, { once: true })
    expect(request('cart:add-requested', { nid: 7 })).toBe(false)
    expect(asked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ detail: { nid: 7 } }))
  })
})
