/** LiveChat's widget: https://platform.text.com/docs/extending-chat-widget */

import { safeUrl } from '../../core/base/input/safe-url'
import { typedCode, typedEmail, typedText } from '../../core/base/input/typed.rules'
import { loadScript } from '../../core/base/net/load-script'
import { guard } from '../../core/base/report/report'
import type { ChatProvider, ChatWindow } from './chat.types'

/** The account, and the group of agents. */
export interface LiveChatAccount {
  readonly license: string
  /** Empty for any group. */
  readonly group: string
  /** The URL of a script that replaces LiveChat's own; empty for none. */
  readonly script: string
}

interface Widget {
  on(event: string, listener: (payload: Payload) => void): void
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

/** Loads the script. Resolves when the widget is ready, without a timeout. Rejects with RoveError `blocked`. */
export async function loadLiveChat({ license, group, script }: LiveChatAccount): Promise<ChatProvider> {
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
    onAgents: (listener) =>
      widget.on(
        'availability_changed',
        guard(where, (payload) => listener(payload?.availability ?? 'unknown')),
      ),
    onWindow: (listener) =>
      widget.on(
        'visibility_changed',
        guard(where, (payload) => listener(payload?.visibility ?? 'hidden')),
      ),
    start({ name, email, existing, order }) {
      widget.call('set_customer_name', typedText(name))
      widget.call('set_customer_email', typedEmail(email))
      widget.call('set_session_variables', {
        existing_order: existing,
        ...(typedCode(order) ? { order_number: typedCode(order) } : {}),
      })
      widget.call('maximize')
    },
    show: (window) => widget.call({ maximized: 'maximize', minimized: 'minimize', hidden: 'hide' }[window]),
  }
}

/** Whether the widget has sent its ready event before. */
function isReady(widget: Widget): boolean {
  try {
    return !!widget.get('state')
  } catch {
    return false
  }
}

/** The stub before the script is loaded: `_q` queues calls, `_h` handles events. */
function createQueue(): Widget {
  type QueuedCall = [method: string, input: unknown[]]
  const queue = {
    _q: [] as QueuedCall[],
    _h: null as ((...call: QueuedCall) => unknown) | null,
    _v: '2.0',
    on: (...input: unknown[]) => enqueue(['on', input]),
    once: (...input: unknown[]) => enqueue(['once', input]),
    off: (...input: unknown[]) => enqueue(['off', input]),
    call: (...input: unknown[]) => enqueue(['call', input]),
    get(...input: unknown[]) {
      if (!queue._h) throw new Error('[LiveChatWidget] not loaded')
      return queue._h('get', input) as ReturnType<Widget['get']>
    },
  }
  function enqueue(call: QueuedCall): void {
    if (queue._h) queue._h(...call)
    else queue._q.push(call)
  }
  return queue
}
