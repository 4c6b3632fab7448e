import { describe, expect, it, vi } from 'vitest'
import { createOutlet, type Sink } from '../../../core/tracking/outlet'
import { hearConsole } from '../console'

const said = hearConsole()
const event = { event: { event: 'home', at: 0, params: {} }, as: 'home' } as const

function outlet(open: () => Promise<Sink>) {
  const state = { allowed: true, sent: 0 }
  const way = createOutlet({
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

describe('the way to a receiver', () => {
  it('TRACK-07 a receiver that throws is named once, told the next event all the same, and throws at nobody', async () => {
    const take = vi.fn(() => {
      throw new Error('no room')
    })
    const { way, state } = outlet(async () => ({ take }))
    way.review()
    await vi.waitFor(() => expect(way.isOpen()).toBe(true))
    way.take(event)
    way.take(event)
    expect([take.mock.calls.length, state.sent]).toEqual([2, 0])
    expect(said()).toEqual(['[rove] tracking one: no room'])
  })

  it('TRACK-07 a receiver that does not come is missed with its reason, and nothing waits for it', async () => {
    const line = vi.spyOn(console, 'info').mockImplementation(() => {})
    const cause = new Error('blocked')
    const { way, state } = outlet(() => Promise.reject(cause))
    way.take(event)
    way.review()
    await vi.waitFor(() => expect(line).toHaveBeenCalledOnce())
    expect(line).toHaveBeenCalledWith('[rove] tracking one: broken', cause)
    way.take(event)
    expect([way.isOpen(), state.sent]).toEqual([false, 0])
    line.mockRestore()
  })

  it('TRACK-06 TRACK-07 of fifty that wait the oldest event goes before who the visitor is', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {})
    const take = vi.fn()
    const { way } = outlet(async () => ({ take }))
    const contact = (n: number) => ({ contact: { name: `${n}` } })
    for (let n = 0; n < 49; n += 1) way.take(contact(n))
    way.take(event)
    way.take(contact(49))
    way.take(contact(50))
    way.review()
    await vi.waitFor(() => expect(way.isOpen()).toBe(true))
    expect(take.mock.calls.flat()).toEqual(Array.from({ length: 50 }, (_, n) => contact(n + 1)))
  })

  it('TRACK-07 a receiver that was refused while it was on its way is told so, and nothing else', async () => {
    const take = vi.fn()
    const withdraw = vi.fn()
    let come = (_: Sink) => {}
    const { way, state } = outlet(() => new Promise((resolve) => (come = resolve)))
    way.take(event)
    way.review()
    state.allowed = false
    way.withdraw()
    come({ take, withdraw })
    await vi.waitFor(() => expect(withdraw).toHaveBeenCalledOnce())
    expect(take).not.toHaveBeenCalled()
  })
})
