import { afterEach, describe, expect, it, vi } from 'vitest'
import { RoveError } from '../../../../core/base/report/errors'
import { captureConsole } from '../../base/page/console'
import { type CounterModel, defineCounter, show, shown } from './counter'

const said = captureConsole()
afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})
const seen = (element: Element, text: string) => vi.waitFor(() => expect(shown(element)).toBe(text))

describe('an element', () => {
  it('shows its view once its model is ready, with the state ready', async () => {
    const { tag } = defineCounter()
    const element = await show(`<${tag} nid="7" unit-name="pairs" loud>3</${tag}>`)
    await seen(element, '7:0 pairs!')
    expect(element.dataset.roveState).toBe('ready')
  })

  it('shows the server’s HTML until a slow model is ready', async () => {
    let finish = (_: CounterModel) => {}
    const { tag, made } = defineCounter(() => new Promise((resolve) => (finish = resolve)))
    const element = await show(`<${tag} nid="7">the server’s</${tag}>`)
    expect(shown(element)).toBe('server: the server’s')
    expect(element.dataset.roveState).toBe('loading')
    finish(made[0] as CounterModel)
    await seen(element, '7:0 ')
  })

  it('focuses what its definition names: in its view, else in the server’s HTML', async () => {
    let finish = (_: CounterModel) => {}
    const { tag, made } = defineCounter(() => new Promise((resolve) => (finish = resolve)))
    const element = await show(`<${tag} nid="7"><button>the server’s</button></${tag}>`)
    element.focus()
    expect(document.activeElement).toBe(element.querySelector('button'))
    finish(made[0] as CounterModel)
    await seen(element, '7:0 ')
    element.focus()
    expect(element.shadowRoot?.activeElement?.textContent).toBe('7:0 ')
  })

  it.each([
    [
      'throws',
      () => {
        throw new RoveError('odd', 'counter')
      },
    ],
    ['rejects', () => Promise.reject(new RoveError('odd', 'counter'))],
  ])('LOAD-04 keeps the server’s HTML, with the reason, when its model %s', async (_, fail) => {
    const { tag } = defineCounter(fail as never)
    const element = await show(`<${tag} nid="7">the server’s</${tag}>`)
    await vi.waitFor(() => expect(element.dataset.roveState).toBe('fallback'))
    expect(element.dataset.roveReason).toBe('odd')
    await seen(element, 'server: the server’s')
    expect(said()).toHaveLength(1)
  })

  it('LOAD-04 shows the server’s HTML when its view throws, at first or later', async () => {
    const { tag, made, stopped } = defineCounter()
    const element = await show(`<${tag} nid="7">the server’s</${tag}>`)
    await seen(element, '7:0 ')
    made[0]?.store.set(13)
    await seen(element, 'server: the server’s')
    expect(element.dataset).toMatchObject({ roveState: 'fallback', roveReason: 'error' })
    expect(stopped).toHaveBeenCalledTimes(1)
  })

  it('LOAD-04 waits for all of its HTML, whose end can come after its code', async () => {
    const parsing = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    const { tag, made } = defineCounter()
    const element = await show(`<${tag} nid="7"></${tag}>`)
    expect(element.dataset.roveState).toBe('loading')
    expect(made).toHaveLength(0)
    document.body.append(document.createElement('footer'))
    await seen(element, '7:0 ')
    parsing.mockRestore()
  })

  it('LOAD-04 a failing element does not affect its neighbour', async () => {
    const bad = defineCounter(() => {
      throw new Error('bad')
    })
    const good = defineCounter()
    await show(`<${bad.tag} nid="1"></${bad.tag}><${good.tag} nid="2"></${good.tag}>`)
    await seen(document.body.lastElementChild as Element, '2:0 ')
  })
})

describe('attributes and properties', () => {
  it('a removed attribute and an empty one are told apart', async () => {
    const { tag } = defineCounter()
    const element = await show(`<${tag} nid="7" loud="" unit-name="pairs"></${tag}>`)
    await seen(element, '7:0 pairs!')
    element.removeAttribute('loud')
    element.removeAttribute('unit-name')
    await seen(element, '7:0 ')
  })

  it('a property reads and writes its attribute', async () => {
    const { tag } = defineCounter()
    const element = (await show(`<${tag} nid="7"></${tag}>`)) as HTMLElement & {
      nid: number
      loud: boolean
      unitName?: string | undefined
    }
    element.loud = true
    element.unitName = 'pairs'
    await seen(element, '7:0 pairs!')
    expect([element.getAttribute('loud'), element.nid, element.loud]).toEqual(['', 7, true])
    element.unitName = undefined
    element.loud = false
    await seen(element, '7:0 ')
  })

  it('a property set before the code was loaded is applied', async () => {
    const tag = 'rove-counter-late'
    const early = Object.assign(document.createElement(tag), { nid: 9, loud: true })
    document.body.append(early)
    const { element } = defineCounter()
    const Known = customElements.get(element.definition.tag) as CustomElementConstructor
    customElements.define(tag, class extends Known {})
    customElements.upgrade(early)
    await seen(early, '9:0 !')
  })

  it('LOAD-03 an invalid value is reported once, and reads as absent', async () => {
    const { tag } = defineCounter()
    const element = await show(`<${tag} nid="7" unit-name="crates"></${tag}>`)
    await seen(element, '7:0 ')
    expect(said()).toEqual([`[rove] <${tag}>: unit-name="crates" is not pieces, pairs, it is ignored`])
  })

  it.each(['', 'sofa', 'NaN'])(
    'LOAD-04 without a usable value of what it needs (%j) the server’s HTML stays',
    async (nid) => {
      const { tag, made } = defineCounter()
      const element = await show(`<${tag} nid="${nid}">the server’s</${tag}>`)
      await seen(element, 'server: the server’s')
      expect(element.dataset).toMatchObject({ roveState: 'fallback', roveReason: 'needs-nid' })
      expect(made).toEqual([])
    },
  )

  it('a changed identity creates another model', async () => {
    const { tag, made, stopped } = defineCounter()
    const element = await show(`<${tag} nid="7"></${tag}>`)
    made[0]?.store.set(5)
    await seen(element, '7:5 ')
    element.setAttribute('nid', '8')
    await seen(element, '8:0 ')
    expect(stopped).toHaveBeenCalledTimes(1)
  })

  it('a failed element works again with valid attributes', async () => {
    const { tag } = defineCounter()
    const element = await show(`<${tag}>the server’s</${tag}>`)
    await seen(element, 'server: the server’s')
    element.setAttribute('nid', '3')
    await seen(element, '3:0 ')
    expect(element.dataset.roveState).toBe('ready')
    expect(element.dataset.roveReason).toBeUndefined()
  })
})

describe('adding, moving and removing elements', () => {
  it('an element that is moved keeps its model, its state and its nodes', async () => {
    const { tag, made, stopped } = defineCounter()
    const element = await show(`<${tag} nid="7"></${tag}>`)
    made[0]?.store.set(5)
    await seen(element, '7:5 ')
    const button = element.shadowRoot?.querySelector('button')
    document.body.append(document.createElement('main'))
    document.querySelector('main')?.append(element)
    await Promise.resolve()
    expect(shown(element)).toBe('7:5 ')
    expect(element.shadowRoot?.querySelector('button')).toBe(button)
    expect([made.length, stopped.mock.calls.length]).toEqual([1, 0])
  })

  it('an element that is removed stops its model, and starts again when it returns', async () => {
    const { tag, made, stopped } = defineCounter()
    const element = await show(`<${tag} nid="7"></${tag}>`)
    element.remove()
    await vi.waitFor(() => expect(stopped).toHaveBeenCalledTimes(1))
    made[0]?.store.set(9)
    document.body.append(element)
    await seen(element, '7:0 ')
  })

  it('a clone has a model of its own', async () => {
    const { tag, made } = defineCounter()
    const element = await show(`<${tag} nid="7"></${tag}>`)
    made[0]?.store.set(5)
    const clone = element.cloneNode(true) as Element
    document.body.append(clone)
    await seen(clone, '7:0 ')
    await seen(element, '7:5 ')
  })

  it('a model that is ready after its element was removed is stopped', async () => {
    let finish = (_: CounterModel) => {}
    const { tag, made, stopped } = defineCounter(() => new Promise((resolve) => (finish = resolve)))
    const element = await show(`<${tag} nid="7"></${tag}>`)
    element.remove()
    await Promise.resolve()
    finish(made[0] as CounterModel)
    await vi.waitFor(() => expect(stopped).toHaveBeenCalledTimes(1))
  })

  it('a tag that is already registered stays unchanged', () => {
    const { element } = defineCounter()
    const first = customElements.get(element.definition.tag)
    expect(() => element.define()).not.toThrow()
    expect(customElements.get(element.definition.tag)).toBe(first)
  })

  it('all elements of a tag share their style sheets', async () => {
    const { tag } = defineCounter()
    await show(`<${tag} nid="1"></${tag}><${tag} nid="2"></${tag}>`)
    const [one, two] = [...document.querySelectorAll(tag)].map((element) => element.shadowRoot?.adoptedStyleSheets)
    expect(one?.length).toBe(1)
    expect(one?.every((sheet, n) => sheet === two?.[n])).toBe(true)
  })
})
