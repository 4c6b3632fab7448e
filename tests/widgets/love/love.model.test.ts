import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RoveError } from '../../../core/base/report/errors'
import { createStore } from '../../../core/base/state/create-store'
import { createTextLookup } from '../../../core/base/texts/texts'
import type { LoveInput } from '../../../core/shop/love/love.contract'
import type { LovesState } from '../../../core/shop/love/love.store'
import { createLoveModel, type LoveDeps, type LoveModel } from '../../../widgets/love/love.model'
import { loveTexts } from '../../../widgets/love/love.texts'

/** A server that answers when the test says so. */
function shop(loved: number[] = []) {
  const store = createStore<LovesState>({ loved: new Set(loved), count: loved.length })
  const calls: LoveInput[] = []
  let turns = Promise.resolve()
  let fails: unknown
  const deps: LoveDeps = {
    nid: 1201,
    isLoggedIn: () => false,
    loves: {
      get: store.get,
      subscribe: store.subscribe,
      enqueue(run) {
        turns = turns.then(run)
      },
      async change(input) {
        calls.push(input)
        await null
        if (fails) throw fails
        const after = new Set(store.get().loved)
        if (input.loved) after.add(input.nid)
        else after.delete(input.nid)
        store.set({ loved: after, count: after.size })
      },
    },
    t: createTextLookup(loveTexts, 'en'),
    check: vi.fn(async () => ({ validate: true, html: '<form></form>' })),
    loadEmailView: async () => () => null,
    report: vi.fn(),
  }
  return { deps, calls, store, failWith: (failure: unknown) => (fails = failure) }
}

const settled = (model: LoveModel) =>
  vi.waitFor(() => {
    const { now } = model.get()
    expect(now.at).not.toMatch(/checking|saving/)
    expect(now.at === 'asking' && now.isSending).toBe(false)
  })

describe('the model of a heart', () => {
  let host: ReturnType<typeof shop>
  beforeEach(() => {
    host = shop()
  })

  it('LOVE-01 a product is loved only after the server has answered', async () => {
    const model = createLoveModel({ ...host.deps, isLoggedIn: () => true })
    model.press()
    expect(model.get()).toEqual({ now: { at: 'saving' }, loved: false })
    await settled(model)
    expect(model.get()).toEqual({ now: { at: 'idle', error: undefined }, loved: true })
  })

  it('LOVE-01 a second press during a request sends nothing', async () => {
    const model = createLoveModel({ ...host.deps, isLoggedIn: () => true })
    model.press()
    model.press()
    await settled(model)
    expect(host.calls).toEqual([{ nid: 1201, loved: true }])
  })

  it.each(['before the server has said whether to ask', 'while the dialog is open'])(
    'LOVE-02 an anonymous visitor who leaves the page %s loves the product, once',
    async (when) => {
      const model = createLoveModel(host.deps)
      model.press()
      if (when === 'while the dialog is open') await vi.waitFor(() => expect(model.get().now.at).toBe('asking'))
      dispatchEvent(new Event('pagehide'))
      expect(host.calls).toEqual([{ nid: 1201, loved: true }])
      await settled(model)
      dispatchEvent(new Event('pagehide'))
      model.stop()
      expect(host.calls).toHaveLength(1)
    },
  )

  it('LOVE-02 an anonymous visitor who closes the dialog still loves the product', async () => {
    const model = createLoveModel(host.deps)
    model.press()
    await vi.waitFor(() => expect(model.get().now.at).toBe('asking'))
    expect(host.calls).toEqual([])
    model.close()
    await settled(model)
    expect(host.calls).toEqual([{ nid: 1201, loved: true }])
    expect(model.get().loved).toBe(true)
  })

  it('LOVE-02 the address is sent with the newsletter choice', async () => {
    const model = createLoveModel(host.deps)
    model.press()
    await vi.waitFor(() => expect(model.get().now.at).toBe('asking'))
    model.submit(' one@example.com ', true)
    await settled(model)
    expect(host.calls).toEqual([{ nid: 1201, loved: true, email: 'one@example.com', subscribe: true }])
  })

  it('LOVE-02 an invalid address is marked, and nothing is sent', async () => {
    const model = createLoveModel(host.deps)
    model.press()
    await vi.waitFor(() => expect(model.get().now.at).toBe('asking'))
    model.submit('one@', false)
    await settled(model)
    expect(model.get().now).toMatchObject({ at: 'asking', error: 'wrongEmail' })
    expect(host.calls).toEqual([])
  })

  it('LOVE-02 an address that the shop refuses stays in the dialog; closed while it is sent, it is left out', async () => {
    const model = createLoveModel(host.deps)
    model.press()
    await vi.waitFor(() => expect(model.get().now.at).toBe('asking'))
    host.failWith(new RoveError('refused', 'love.set'))
    model.submit('one@example.com', true)
    await settled(model)
    expect(model.get().now).toMatchObject({ at: 'asking', error: 'failed' })
    model.submit('one@example.com', true)
    model.close()
    host.failWith(undefined)
    host.deps.loves.change = vi.fn(host.deps.loves.change)
    await settled(model)
    expect(model.get()).toMatchObject({ now: { at: 'idle' }, loved: true })
  })

  it('LOVE-02 an empty address is none: the product is loved without one', async () => {
    const model = createLoveModel(host.deps)
    model.press()
    await vi.waitFor(() => expect(model.get().now.at).toBe('asking'))
    model.submit('', true)
    await settled(model)
    expect(host.calls).toEqual([{ nid: 1201, loved: true }])
  })

  it('LOVE-02 removing a love asks for no address', async () => {
    host = shop([1201])
    const model = createLoveModel(host.deps)
    model.press()
    await settled(model)
    expect(host.deps.check).not.toHaveBeenCalled()
    expect(host.calls).toEqual([{ nid: 1201, loved: false }])
  })

  it('LOVE-02 if the check fails, the product is loved without asking', async () => {
    const model = createLoveModel({
      ...host.deps,
      check: () => Promise.reject(new RoveError('timeout', 'love.validate')),
    })
    model.press()
    await settled(model)
    expect(host.calls).toEqual([{ nid: 1201, loved: true }])
    expect(host.deps.report).toHaveBeenCalledTimes(1)
  })

  it('LOVE-03 the loves of the server’s page are shown', () => {
    expect(createLoveModel(shop([7, 1201]).deps).get().loved).toBe(true)
    expect(createLoveModel(shop([7]).deps).get().loved).toBe(false)
  })

  it('LOVE-04 a failed request is reported once; the heart shows the server’s state', async () => {
    const failure = new RoveError('status-500', 'love.set')
    host.failWith(failure)
    const model = createLoveModel({ ...host.deps, isLoggedIn: () => true })
    model.press()
    await settled(model)
    expect(model.get()).toEqual({ now: { at: 'idle', error: 'failed' }, loved: false })
    expect(host.deps.report).toHaveBeenCalledExactlyOnceWith(failure)
  })

  it('LOVE-04 a refusal shows the server’s message', async () => {
    host.failWith(new RoveError('status-422', 'love.set', {}, 'You love 500 products.'))
    const model = createLoveModel({ ...host.deps, isLoggedIn: () => true })
    model.press()
    await settled(model)
    expect(model.get().now).toEqual({ at: 'idle', error: { serverMessage: 'You love 500 products.' } })
  })

  it('changes of other hearts and tabs are followed until the model is stopped', () => {
    const model = createLoveModel(host.deps)
    host.store.set({ loved: new Set([1201]), count: 1 })
    expect(model.get().loved).toBe(true)
    model.stop()
    host.store.set({ loved: new Set(), count: 0 })
    expect(model.get().loved).toBe(true)
  })

  it('LOVE-02 two hearts pressed at once ask one after the other', async () => {
    const first = createLoveModel(host.deps)
    const second = createLoveModel({ ...host.deps, nid: 1202 })
    first.press()
    second.press()
    await vi.waitFor(() => expect(first.get().now.at).toBe('asking'))
    expect(second.get().now.at).toBe('checking')
    expect(host.deps.check).toHaveBeenCalledTimes(1)
    first.close()
    await vi.waitFor(() => expect(second.get().now.at).toBe('asking'))
    second.close()
    await settled(second)
    expect(host.calls.map(({ nid }) => nid)).toEqual([1201, 1202])
  })

  it('LOVE-02 a heart that is closed before its turn lets the next one ask', async () => {
    const [first, second, third] = [1201, 1202, 1203].map((nid) => createLoveModel({ ...host.deps, nid }))
    first?.press()
    second?.press()
    await vi.waitFor(() => expect(first?.get().now.at).toBe('asking'))
    second?.stop()
    await vi.waitFor(() => expect(host.calls).toHaveLength(1))
    first?.close()
    third?.press()
    await vi.waitFor(() => expect(third?.get().now.at).toBe('asking'))
    expect(vi.mocked(host.deps.check).mock.calls).toEqual([[1201], [1203]])
  })

  it('LOVE-02 a removed heart lets the next one ask', async () => {
    const first = createLoveModel(host.deps)
    const second = createLoveModel({ ...host.deps, nid: 1202 })
    first.press()
    second.press()
    await vi.waitFor(() => expect(first.get().now.at).toBe('asking'))
    first.stop()
    await vi.waitFor(() => expect(second.get().now.at).toBe('asking'))
  })
})
