import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from '../../../core/base/state/page'
import { loadLiveChat } from '../../../widgets/chat/chat-livechat.vendor'

type Asked = [method: string, input: unknown[]]
interface Queue {
  _q: Asked[]
  _h: ((...asked: Asked) => unknown) | null
}
const host = globalThis as { __lc?: unknown; LiveChatWidget?: Queue | undefined }
const account = { license: '7', group: '', script: '/vendors/livechat/tracking.js' }
const listeners = new Map<string, (payload: unknown) => void>()
let called: unknown[][]
let script: HTMLScriptElement

/** Simulates LiveChat's script: processes the queue. */
function arrive() {
  const handle = (method: string, input: unknown[]) => {
    if (method === 'on') listeners.set(input[0] as string, input[1] as never)
    if (method === 'call') called.push([...input])
    return method === 'get' ? { availability: 'online' } : undefined
  }
  const queue = host.LiveChatWidget as Queue
  queue._h = handle
  for (const asked of queue._q.splice(0)) handle(...asked)
  script.dispatchEvent(new Event('load'))
  listeners.get('ready')?.({})
}

beforeEach(() => {
  called = []
  listeners.clear()
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    script = node as HTMLScriptElement
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  page().shared.clear()
  delete host.__lc
  delete host.LiveChatWidget
})

describe('LiveChat’s adapter', () => {
  it('CHAT-01 the script is loaded for one account, opens its window on request, and gets the visitor’s answers at the start', async () => {
    const loading = loadLiveChat({ ...account, group: '3' })
    expect(host.__lc).toEqual({ license: '7', group: '3', asyncInit: true })
    expect(script.src).toBe(new URL(account.script, document.baseURI).href)
    arrive()
    const vendor = await loading
    expect(vendor.agents()).toBe('online')
    for (const window of ['hidden', 'minimized', 'maximized'] as const) vendor.show(window)
    expect(called.splice(0)).toEqual([['hide'], ['minimize'], ['maximize']])
    vendor.start({ name: ' Ada ', email: 'ada@home.test', existing: 'Yes', order: ' 1024 ' })
    vendor.start({ name: 'Ada', email: 'ada@home.test', existing: 'No', order: '' })
    expect(called).toEqual([
      ['set_customer_name', 'Ada'],
      ['set_customer_email', 'ada@home.test'],
      ['set_session_variables', { existing_order: 'Yes', order_number: '1024' }],
      ['maximize'],
      ['set_customer_name', 'Ada'],
      ['set_customer_email', 'ada@home.test'],
      ['set_session_variables', { existing_order: 'No' }],
      ['maximize'],
    ])
  })

  it('the adapter reports availability and window states', async () => {
    const loading = loadLiveChat(account)
    arrive()
    const vendor = await loading
    const told = vi.fn()
    vendor.onAgents(told)
    vendor.onWindow(told)
    listeners.get('availability_changed')?.({ availability: 'offline' })
    listeners.get('visibility_changed')?.({ visibility: 'minimized' })
    expect(told.mock.calls).toEqual([['offline'], ['minimized']])
  })

  it('CHAT-01 the script is loaded from LiveChat itself unless the shop names another URL', () => {
    void loadLiveChat({ ...account, script: '' })
    expect(script.src).toBe('https://cdn.livechatinc.com/tracking.js')
  })

  it('CHAT-01 a blocked script rejects, and a script that is not ready is waited for', async () => {
    const blocked = loadLiveChat(account)
    script.dispatchEvent(new Event('error'))
    await expect(blocked).rejects.toMatchObject({ code: 'blocked', where: 'chat' })
    page().shared.clear()
    const came = vi.fn()
    const late = loadLiveChat(account).then(came)
    script.dispatchEvent(new Event('load'))
    await Promise.resolve()
    expect(came).not.toHaveBeenCalled()
    arrive()
    await late
    expect(came).toHaveBeenCalledTimes(1)
  })
})
