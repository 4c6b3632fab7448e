import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest'
import { createTextLookup } from '../../../core/base/texts/texts'
import { createChatModel } from '../../../widgets/chat/chat.model'
import type { Agents, Answers } from '../../../widgets/chat/chat.rules'
import { chatTexts } from '../../../widgets/chat/chat.texts'
import type { ChatDeps, ChatProvider, ChatWindow } from '../../../widgets/chat/chat.types'

const answers: Answers = { name: 'Ada', email: 'ada@home.test', existing: 'Yes', order: '1024' }
let agents: Agents
let emitAgents: (agents: Agents) => void
let emitWindow: (window: ChatWindow) => void
let vendor: ChatProvider
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
      emitAgents = told
    },
    onWindow: (told) => {
      emitWindow = told
    },
    start: vi.fn(() => emitWindow('maximized')),
    show: vi.fn(),
  }
  deps = {
    t: createTextLookup(chatTexts, 'en'),
    contactUrl: '/contact-us',
    loadProvider: vi.fn(async () => vendor),
    loadForm: vi.fn(async () => () => null),
    mayCheck: () => true,
    keepClosed: vi.fn(),
    whenLoaded(run) {
      run()
      return () => {}
    },
    conversation: { before: undefined, setWindow: stands, pause: vi.fn() },
    report: vi.fn(),
    inform: vi.fn(),
  }
})
afterEach(() => {
  model.stop()
  vi.useRealTimers()
})

describe('the chat model', () => {
  it('CHAT-01 nothing is loaded before the availability check after 30 s, which opens nothing', async () => {
    begin()
    await vi.advanceTimersByTimeAsync(29_999)
    expect([deps.loadProvider, deps.loadForm].map((load) => vi.mocked(load).mock.calls.length)).toEqual([0, 0])
    await vi.advanceTimersByTimeAsync(1)
    expect(model.get()).toEqual({ now: { at: 'idle' }, agents: 'online' })
    expect(deps.loadForm).not.toHaveBeenCalled()
    emitAgents('offline')
    expect(model.get().agents).toBe('offline')
  })

  it('CHAT-01 availability is not checked without permission, and a failed check shows nothing', async () => {
    deps = { ...deps, mayCheck: () => false }
    begin()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(deps.loadProvider).not.toHaveBeenCalled()
    model.stop()
    deps = { ...deps, mayCheck: () => true, loadProvider: () => Promise.reject(new Error('blocked')) }
    begin()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(deps.inform).toHaveBeenCalledTimes(1)
    expect(deps.report).not.toHaveBeenCalled()
    expect(at()).toBe('idle')
  })

  it('CHAT-01 a window that the visitor has not opened is hidden: proactive chats are disabled', async () => {
    begin()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(vi.mocked(vendor.show).mock.calls).toEqual([['hidden']])
    emitWindow('maximized')
    expect(vi.mocked(vendor.show).mock.calls).toEqual([['hidden'], ['hidden']])
    expect(at()).toBe('idle')
    expect(stands).not.toHaveBeenCalled()
  })

  it('CHAT-01 the answers are passed once, and the window’s state is stored until it is hidden', async () => {
    begin()
    await model.press()
    await model.submit({ ...answers, email: 'ada' })
    expect(model.get().now).toMatchObject({ at: 'asking', invalidFields: ['email'] })
    const sending = model.submit(answers)
    await model.submit(answers)
    await sending
    expect(vendor.start).toHaveBeenCalledTimes(1)
    expect(vendor.start).toHaveBeenCalledWith(answers)
    expect(at()).toBe('talking')
    expect(stands).toHaveBeenLastCalledWith('maximized')
    emitWindow('minimized')
    expect(stands).toHaveBeenLastCalledWith('minimized')
    expect(at()).toBe('talking')
    emitWindow('maximized')
    emitWindow('hidden')
    expect(stands).toHaveBeenLastCalledWith('hidden')
    expect(at()).toBe('idle')
    expect(vi.mocked(vendor.show).mock.calls).toEqual([['hidden']])
  })

  it('a window state from before the conversation does not end it', async () => {
    vendor = { ...vendor, start: () => emitWindow('hidden') }
    begin()
    await model.press()
    await model.submit(answers)
    expect(at()).toBe('talking')
  })

  it('CHAT-01 a visitor learns that no agent is online at the press, or on submit', async () => {
    agents = 'offline'
    begin()
    await model.press()
    expect(at()).toBe('away')
    model.close()
    agents = 'online'
    emitAgents('online')
    await model.press()
    model.typed(answers)
    expect(model.answers(), 'what was filled in stays, also for a form that opens anew').toEqual(answers)
    agents = 'offline'
    await model.submit(answers)
    expect(at()).toBe('away')
    expect(vendor.start).not.toHaveBeenCalled()
  })

  it('CHAT-01 the form stays if the script fails to load, and can be submitted again', async () => {
    const failure = new Error('blocked')
    vi.mocked(deps.loadProvider).mockRejectedValueOnce(failure)
    begin()
    await model.press()
    await vi.advanceTimersByTimeAsync(0)
    expect(model.get().now).toMatchObject({ at: 'asking', failed: true })
    expect(deps.inform).toHaveBeenCalledWith(failure)
    vi.mocked(deps.loadProvider).mockRejectedValueOnce(failure)
    await model.submit(answers)
    expect(model.get().now).toMatchObject({ at: 'asking', failed: true })
    await model.submit(answers)
    expect(at()).toBe('talking')
  })

  it('CHAT-01 it is stored that the visitor closed the chat, and no abandoned conversation starts', async () => {
    let arrive = (_: ChatProvider) => {}
    vi.mocked(deps.loadProvider).mockReturnValue(new Promise((resolve) => (arrive = resolve)))
    begin()
    await model.press()
    const sending = model.submit(answers)
    model.close()
    arrive(vendor)
    await sending
    expect(vendor.start).not.toHaveBeenCalled()
    expect(deps.keepClosed).toHaveBeenCalledTimes(1)
    expect(at()).toBe('idle')
  })

  it.each(['maximized', 'minimized'] as const)(
    'CHAT-01 a conversation of the previous page continues with its window %s, without another form',
    async (before) => {
      deps = { ...deps, mayCheck: () => false, conversation: { ...deps.conversation, before } }
      begin()
      void model.press()
      expect(at()).toBe('resuming')
      await vi.advanceTimersByTimeAsync(0)
      expect(at()).toBe('talking')
      expect(vi.mocked(vendor.show).mock.calls).toEqual([[before]])
      expect(vendor.start).not.toHaveBeenCalled()
      emitWindow(before)
      emitWindow('hidden')
      expect(stands.mock.calls).toEqual([[before], ['hidden']])
      expect(at()).toBe('idle')
    },
  )

  it('CHAT-01 if a conversation cannot be resumed here, the button is shown, and the next page may resume it', async () => {
    vi.mocked(deps.loadProvider).mockRejectedValueOnce(new Error('blocked'))
    deps = { ...deps, conversation: { ...deps.conversation, before: 'maximized' } }
    begin()
    await vi.advanceTimersByTimeAsync(0)
    expect(at()).toBe('idle')
    expect(deps.conversation.pause).toHaveBeenCalledTimes(1)
    expect(stands).not.toHaveBeenCalled()
  })

  it('CHAT-01 a provider that loads after 8 s opens nothing by itself, and is used at the next press', async () => {
    let arrive = (_: ChatProvider) => {}
    vi.mocked(deps.loadProvider).mockReturnValue(new Promise((resolve) => (arrive = resolve)))
    begin()
    await model.press()
    const sending = model.submit(answers)
    await vi.advanceTimersByTimeAsync(8000)
    await sending
    expect(model.get().now).toMatchObject({ at: 'asking', failed: true })
    expect(deps.inform).toHaveBeenCalledWith(expect.objectContaining({ code: 'timeout', where: 'chat' }))
    arrive(vendor)
    await vi.advanceTimersByTimeAsync(0)
    emitWindow('maximized')
    expect(vi.mocked(vendor.show).mock.calls).toEqual([['hidden'], ['hidden']])
    await model.submit(answers)
    expect(at()).toBe('talking')
    expect(deps.loadProvider).toHaveBeenCalledTimes(1)
  })

  it('if the form’s code fails to load, the button links to the contact page', async () => {
    vi.mocked(deps.loadForm).mockRejectedValue(new Error('404'))
    begin()
    await model.press()
    expect(at()).toBe('lost')
    expect(deps.report).toHaveBeenCalledTimes(1)
  })

  it('CHAT-01 the window is left to the element that replaced this one', async () => {
    begin()
    await vi.advanceTimersByTimeAsync(30_000)
    model.stop()
    emitWindow('maximized')
    expect(vi.mocked(vendor.show).mock.calls).toEqual([['hidden']])
  })

  it('nothing is requested after the model is stopped', async () => {
    begin()
    model.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(deps.loadProvider).not.toHaveBeenCalled()
  })
})
