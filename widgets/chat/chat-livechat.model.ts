/** LiveChat's widget: https://platform.text.com/docs/extending-chat-widget */
import { loadScript } from '../../core/net/load-script'
import { guard } from '../../core/report'
import { safeUrl } from '../../core/safe-url'
import type { ChatVendor, ChatWindow } from './chat.model'

/** Which account, and whom of it. */
export interface LiveChatAccount {
  readonly license: string
  /** Empty for anybody. */
  readonly group: string
  /** In place of LiveChat's own script. */
  readonly script: string
}

interface Widget {
  on(event: string, told: (payload: Payload) => void): void
  get(what: 'state'): { readonly availability: 'online' | 'offline' }
  call(method: string, ...input: unknown[]): void
}

type Payload = { readonly availability?: 'online' | 'offline'; readonly visibility?: ChatWindow } | undefined

interface HostWindow {
  __lc?: { license: string; group?: string; asyncInit: true }
  LiveChatWidget?: Widget
}

const host = globalThis as HostWindow
const where = 'chat'

/** Loads its script and waits for its first word, however late that comes. Rejects with RoveError `blocked`. */
export async function loadLiveChat({ license, group, script }: LiveChatAccount): Promise<ChatVendor> {
  host.__lc = { license, ...(group ? { group } : {}), asyncInit: true }
  host.LiveChatWidget ??= createQueue()
  const { LiveChatWidget: first } = host
  const ready = new Promise<void>((resolve) => {
    first.on('ready', () => resolve())
    if (isReady(first)) resolve()
  })
  const url = safeUrl(script) ?? 'https://cdn.livechatinc.com/tracking.js'
  await Promise.all([loadScript({ url, where }), ready])
  const widget = host.LiveChatWidget ?? first
  return {
    agents: () => widget.get('state').availability,
    onAgents: (told) =>
      widget.on(
        'availability_changed',
        guard(where, (payload) => told(payload?.availability ?? 'unknown')),
      ),
    onWindow: (told) =>
      widget.on(
        'visibility_changed',
        guard(where, (payload) => told(payload?.visibility ?? 'hidden')),
      ),
    begin({ name, email, existing, order }) {
      widget.call('set_customer_name', name.trim())
      widget.call('set_customer_email', email.trim())
      widget.call('set_session_variables', {
        existing_order: existing,
        ...(existing === 'Yes' && order.trim() ? { order_number: order.trim() } : {}),
      })
      widget.call('maximize')
    },
    show: (window) => widget.call({ maximized: 'maximize', minimized: 'minimize', hidden: 'hide' }[window]),
  }
}

/** It has said its first word before: what it is asked for then is answered. */
function isReady(widget: Widget): boolean {
  try {
    return !!widget.get('state')
  } catch {
    return false
  }
}

/** What stands there until the script has come: it takes what was asked of it out of `_q`, and hears through `_h`. */
function createQueue(): Widget {
  type Asked = [method: string, input: unknown[]]
  const queue = {
    _q: [] as Asked[],
    _h: null as ((...asked: Asked) => unknown) | null,
    _v: '2.0',
    on: (...input: unknown[]) => ask(['on', input]),
    once: (...input: unknown[]) => ask(['once', input]),
    off: (...input: unknown[]) => ask(['off', input]),
    call: (...input: unknown[]) => ask(['call', input]),
    get(...input: unknown[]) {
      if (!queue._h) throw new Error('[LiveChatWidget] not loaded')
      return queue._h('get', input) as ReturnType<Widget['get']>
    },
  }
  function ask(asked: Asked): void {
    if (queue._h) queue._h(...asked)
    else queue._q.push(asked)
  }
  return queue
}
