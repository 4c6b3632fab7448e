import { describe, expect, it, vi } from 'vitest'
import { createSinkQueue, type Sink } from '../../../core/tracking/sink-queue'
import { captureConsole } from '../base/page/console'

const said = captureConsole()
const event = { event: { event: 'home', at: 0, params: {} }, as: 'home' } as const

function outlet(open: () => Promise<Sink>) {
  const state = { allowed: true, sent: 0 }
  const way = createSinkQueue({
    name: 'one',
    consent: 'ads',
    isAllowed: () => state.allowed,
    open,
    sent: () => {
      state.sent += 1
    },
  })
  return { way, state }
}

describe('the queue of a sink', () => {
  it('TRACK-07 an error in a sink is reported once, and the sink still gets the next event', async () => {
    const take = vi.fn(() => {
      throw new Error('no room')
    })
    const { way, state } = outlet(async () => ({ send: take }))
    way.review()
    await vi.waitFor(() => expect(way.isOpen()).toBe(true))
    way.send(event)
    way.send(event)
    expect([take.mock.calls.length, state.sent]).toEqual([2, 0])
    expect(said()).toEqual(['[rove] tracking one: no room'])
  })

  it('TRACK-07 a sink that fails to load is logged with its reason, and nothing is queued for it', async () => {
    const line = vi.spyOn(console, 'info').mockImplementation(() => {})
    const cause = new Error('blocked')
    const { way, state } = outlet(() => Promise.reject(cause))
    way.send(event)
    way.review()
    await vi.waitFor(() => expect(line).toHaveBeenCalledOnce())
    expect(line).toHaveBeenCalledWith('[rove] tracking one: broken', cause)
    way.send(event)
    expect([way.isOpen(), state.sent]).toEqual([false, 0])
    line.mockRestore()
  })

  it('TRACK-06 TRACK-07 a full queue of fifty drops its oldest event before a contact', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {})
    const take = vi.fn()
    const { way } = outlet(async () => ({ send: take }))
    const contact = (n: number) => ({ contact: { name: `${n}` } })
    for (let n = 0; n < 49; n += 1) way.send(contact(n))
    way.send(event)
    way.send(contact(49))
    way.send(contact(50))
    way.review()
    await vi.waitFor(() => expect(way.isOpen()).toBe(true))
    expect(take.mock.calls.flat()).toEqual(Array.from({ length: 50 }, (_, n) => contact(n + 1)))
  })

  it('TRACK-07 a sink refused while it was loading gets the withdrawal and nothing else', async () => {
    const take = vi.fn()
    const withdraw = vi.fn()
    let come = (_: Sink) => {}
    const { way, state } = outlet(() => new Promise((resolve) => (come = resolve)))
    way.send(event)
    way.review()
    state.allowed = false
    way.withdraw()
    come({ send: take, withdraw })
    await vi.waitFor(() => expect(withdraw).toHaveBeenCalledOnce())
    expect(take).not.toHaveBeenCalled()
  })
})
