import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from '../../../core/page'
import { loadLiveChat } from '../../../widgets/chat/chat-livechat.model'

type Asked = [method: string, input: unknown[]]
interface Queue {
  _q: Asked[]
  _h: ((...asked: Asked) => unknown) | null
}
const host = globalThis as { __lc?: unknown; LiveChatWidget?: Queue | undefined }
const account = { license: '7', group: '', script: '/vendors/livechat/tracking.js' }
const heard = new Map<string, (payload: unknown) => void>()
let called: unknown[][]
let script: HTMLScriptElement

/** What LiveChat's script does: takes over the queue. */
function arrive() {
  const handle = (method: string, input: unknown[]) => {
    if (method === 'on') heard.set(input[0] as string, input[1] as never)
    if (method === 'call') called.push([...input])
    return method === 'get' ? { availability: 'online' } : undefined
  }
  const queue = host.LiveChatWidget as Queue
  queue._h = handle
  for (const asked of queue._q.splice(0)) handle(...asked)
  script.dispatchEvent(new Event('load'))
  heard.get('ready')?.({})
}

beforeEach(() => {
  called = []
  heard.clear()
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

describe('LiveChat', () => {
  it('CHAT-01 is loaded for one account, shows what it is told to, and is handed who it is when it is to begin', async () => {
    const loading = loadLiveChat({ ...account, group: '3' })
    expect(host.__lc).toEqual({ license: '7', group: '3', asyncInit: true })
    expect(script.src).toBe(new URL(account.script, document.baseURI).href)
    arrive()
    const vendor = await loading
    expect(vendor.agents()).toBe('online')
    for (const window of ['hidden', 'minimized', 'maximized'] as const) vendor.show(window)
    expect(called.splice(0)).toEqual([['hide'], ['minimize'], ['maximize']])
    vendor.begin({ name: ' Ada ', email: 'ada@home.test', existing: 'Yes', order: ' 1024 ' })
    vendor.begin({ name: 'Ada', email: 'ada@home.test', existing: 'No', order: '1024' })
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

  it('tells who comes and goes, and how its window stands', async () => {
    const loading = loadLiveChat(account)
    arrive()
    const vendor = await loading
    const told = vi.fn()
    vendor.onAgents(told)
    vendor.onWindow(told)
    heard.get('availability_changed')?.({ availability: 'offline' })
    heard.get('visibility_changed')?.({ visibility: 'minimized' })
    expect(told.mock.calls).toEqual([['offline'], ['minimized']])
  })

  it('CHAT-01 comes from LiveChat itself where the shop names no other place', () => {
    void loadLiveChat({ ...account, script: '' })
    expect(script.src).toBe('https://cdn.livechatinc.com/tracking.js')
  })

  it('CHAT-01 is named where it is blocked, and waited for where it has not said a word yet', async () => {
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
