import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest'
import { createSay } from '../../../core/texts'
import { type ChatDeps, type ChatVendor, type ChatWindow, createChatModel } from '../../../widgets/chat/chat.model'
import type { Agents, Answers } from '../../../widgets/chat/chat.rules'
import { chatTexts } from '../../../widgets/chat/chat.texts'

const answers: Answers = { name: 'Ada', email: 'ada@home.test', existing: 'Yes', order: '1024' }
let agents: Agents
let tellAgents: (agents: Agents) => void
let tellWindow: (window: ChatWindow) => void
let vendor: ChatVendor
let deps: ChatDeps
let stands: Mock<(window: ChatWindow) => void>
let model: ReturnType<typeof createChatModel>
const at = () => model.get().now.at
const begin = () => {
  model = createChatModel(deps)
}

beforeEach(() => {
  vi.useFakeTimers()
  agents = 'online'
  stands = vi.fn<(window: ChatWindow) => void>()
  vendor = {
    agents: () => agents,
    onAgents: (told) => {
      tellAgents = told
    },
    onWindow: (told) => {
      tellWindow = told
    },
    begin: vi.fn(() => tellWindow('maximized')),
    show: vi.fn(),
  }
  deps = {
    say: createSay(chatTexts, 'en'),
    contactUrl: '/contact-us',
    loadVendor: vi.fn(async () => vendor),
    loadForm: vi.fn(async () => () => null),
    mayCheck: () => true,
    keepClosed: vi.fn(),
    whenLoaded(run) {
      run()
      return () => {}
    },
    talk: { before: undefined, stands, pause: vi.fn() },
    report: vi.fn(),
    inform: vi.fn(),
  }
})
afterEach(() => {
  model.stop()
  vi.useRealTimers()
})

describe('a chat', () => {
  it('CHAT-01 loads nothing before it is asked whether somebody is there, after 30 s, and then does not open', async () => {
    begin()
    await vi.advanceTimersByTimeAsync(29_999)
    expect([deps.loadVendor, deps.loadForm].map((load) => vi.mocked(load).mock.calls.length)).toEqual([0, 0])
    await vi.advanceTimersByTimeAsync(1)
    expect(model.get()).toEqual({ now: { at: 'resting' }, agents: 'online' })
    expect(deps.loadForm).not.toHaveBeenCalled()
    tellAgents('offline')
    expect(model.get().agents).toBe('offline')
  })

  it('CHAT-01 does not ask where it may not, and says nothing aloud where it cannot', async () => {
    deps = { ...deps, mayCheck: () => false }
    begin()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(deps.loadVendor).not.toHaveBeenCalled()
    model.stop()
    deps = { ...deps, mayCheck: () => true, loadVendor: () => Promise.reject(new Error('blocked')) }
    begin()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(deps.inform).toHaveBeenCalledTimes(1)
    expect(deps.report).not.toHaveBeenCalled()
    expect(at()).toBe('resting')
  })

  it('CHAT-01 puts a window away that opens unasked: proactive is off', async () => {
    begin()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(vi.mocked(vendor.show).mock.calls).toEqual([['hidden']])
    tellWindow('maximized')
    expect(vi.mocked(vendor.show).mock.calls).toEqual([['hidden'], ['hidden']])
    expect(at()).toBe('resting')
    expect(stands).not.toHaveBeenCalled()
  })

  it('CHAT-01 hands over once what was filled in, and keeps how the window stands until it is away', async () => {
    begin()
    await model.press()
    await model.submit({ ...answers, email: 'ada' })
    expect(model.get().now).toMatchObject({ at: 'asking', mistakes: ['email'] })
    const sending = model.submit(answers)
    await model.submit(answers)
    await sending
    expect(vendor.begin).toHaveBeenCalledTimes(1)
    expect(vendor.begin).toHaveBeenCalledWith(answers)
    expect(at()).toBe('talking')
    expect(stands).toHaveBeenLastCalledWith('maximized')
    tellWindow('minimized')
    expect(stands).toHaveBeenLastCalledWith('minimized')
    expect(at()).toBe('talking')
    tellWindow('maximized')
    tellWindow('hidden')
    expect(stands).toHaveBeenLastCalledWith('hidden')
    expect(at()).toBe('resting')
    expect(vi.mocked(vendor.show).mock.calls).toEqual([['hidden']])
  })

  it('does not take the vendor’s word of before for the end of a talk', async () => {
    vendor = { ...vendor, begin: () => tellWindow('hidden') }
    begin()
    await model.press()
    await model.submit(answers)
    expect(at()).toBe('talking')
  })

  it('CHAT-01 says that nobody is there when it is pressed, or when the form is sent', async () => {
    agents = 'offline'
    begin()
    await model.press()
    expect(at()).toBe('away')
    model.close()
    agents = 'online'
    tellAgents('online')
    await model.press()
    model.typed(answers)
    expect(model.answers(), 'what was filled in stays, also for a form that opens anew').toEqual(answers)
    agents = 'offline'
    await model.submit(answers)
    expect(at()).toBe('away')
    expect(vendor.begin).not.toHaveBeenCalled()
  })

  it('CHAT-01 keeps the form where the script does not come, and can be tried again', async () => {
    const failure = new Error('blocked')
    vi.mocked(deps.loadVendor).mockRejectedValueOnce(failure)
    begin()
    await model.press()
    await vi.advanceTimersByTimeAsync(0)
    expect(model.get().now).toMatchObject({ at: 'asking', failed: true })
    expect(deps.inform).toHaveBeenCalledWith(failure)
    vi.mocked(deps.loadVendor).mockRejectedValueOnce(failure)
    await model.submit(answers)
    expect(model.get().now).toMatchObject({ at: 'asking', failed: true })
    await model.submit(answers)
    expect(at()).toBe('talking')
  })

  it('CHAT-01 keeps that the visitor closed it, and begins no talk that they have left', async () => {
    let arrive = (_: ChatVendor) => {}
    vi.mocked(deps.loadVendor).mockReturnValue(new Promise((resolve) => (arrive = resolve)))
    begin()
    await model.press()
    const sending = model.submit(answers)
    model.close()
    arrive(vendor)
    await sending
    expect(vendor.begin).not.toHaveBeenCalled()
    expect(deps.keepClosed).toHaveBeenCalledTimes(1)
    expect(at()).toBe('resting')
  })

  it.each(['maximized', 'minimized'] as const)(
    'CHAT-01 goes on with a talk of the page before, its window %s, and asks nothing again',
    async (before) => {
      deps = { ...deps, mayCheck: () => false, talk: { ...deps.talk, before } }
      begin()
      void model.press()
      expect(at()).toBe('resuming')
      await vi.advanceTimersByTimeAsync(0)
      expect(at()).toBe('talking')
      expect(vi.mocked(vendor.show).mock.calls).toEqual([[before]])
      expect(vendor.begin).not.toHaveBeenCalled()
      tellWindow(before)
      tellWindow('hidden')
      expect(stands.mock.calls).toEqual([[before], ['hidden']])
      expect(at()).toBe('resting')
    },
  )

  it('CHAT-01 is a button again where a talk cannot go on here, and the next page may take it up', async () => {
    vi.mocked(deps.loadVendor).mockRejectedValueOnce(new Error('blocked'))
    deps = { ...deps, talk: { ...deps.talk, before: 'maximized' } }
    begin()
    await vi.advanceTimersByTimeAsync(0)
    expect(at()).toBe('resting')
    expect(deps.talk.pause).toHaveBeenCalledTimes(1)
    expect(stands).not.toHaveBeenCalled()
  })

  it('CHAT-01 a vendor who comes after 8 s opens nothing unasked, and is there when it is asked again', async () => {
    let arrive = (_: ChatVendor) => {}
    vi.mocked(deps.loadVendor).mockReturnValue(new Promise((resolve) => (arrive = resolve)))
    begin()
    await model.press()
    const sending = model.submit(answers)
    await vi.advanceTimersByTimeAsync(8000)
    await sending
    expect(model.get().now).toMatchObject({ at: 'asking', failed: true })
    expect(deps.inform).toHaveBeenCalledWith(expect.objectContaining({ code: 'timeout', where: 'chat' }))
    arrive(vendor)
    await vi.advanceTimersByTimeAsync(0)
    tellWindow('maximized')
    expect(vi.mocked(vendor.show).mock.calls).toEqual([['hidden'], ['hidden']])
    await model.submit(answers)
    expect(at()).toBe('talking')
    expect(deps.loadVendor).toHaveBeenCalledTimes(1)
  })

  it('leads to the contact page where its own form does not come', async () => {
    vi.mocked(deps.loadForm).mockRejectedValue(new Error('404'))
    begin()
    await model.press()
    expect(at()).toBe('lost')
    expect(deps.report).toHaveBeenCalledTimes(1)
  })

  it('CHAT-01 leaves the window to the element that stands in its place', async () => {
    begin()
    await vi.advanceTimersByTimeAsync(30_000)
    model.stop()
    tellWindow('maximized')
    expect(vi.mocked(vendor.show).mock.calls).toEqual([['hidden']])
  })

  it('asks for nothing once it has left the page', async () => {
    begin()
    model.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(deps.loadVendor).not.toHaveBeenCalled()
  })
})
