/** `LiveChatWidget`, as LiveChat documents it: https://platform.text.com/docs/extending-chat-widget. A stand-in, for the demo only. */
import { scriptAddress } from '../browser/post-to-server'
import { chatWindow, type Visibility } from './chat-window'

type Listener = (told: unknown) => void
type Availability = 'online' | 'offline'

const { origin } = scriptAddress()
const globals = window as unknown as {
  __lc?: { license?: unknown; group?: unknown }
  LiveChatWidget?: {
    _q?: [method: string, given: ArrayLike<unknown>][]
    _h?: (method: string, given: never) => unknown
  }
}

const listeners = new Map<string, Set<Listener>>()
const tell = (name: string, told: unknown) => {
  for (const listener of [...(listeners.get(name) ?? [])]) listener(told)
}
let state: { availability: Availability; visibility: Visibility } | undefined
let customer: Readonly<Record<string, unknown>> = { status: 'browsing' }

const chat = chatWindow((visibility) => {
  if (!state) return
  state = { ...state, visibility }
  tell('visibility_changed', { visibility })
})

const calls: Readonly<Record<string, (given: never) => void>> = {
  maximize: () => chat.show('maximized'),
  minimize: () => chat.show('minimized'),
  hide: () => chat.show('hidden'),
  destroy: () => chat.remove(),
  set_customer_name: (name: string) => keep({ name }),
  set_customer_email: (email: string) => keep({ email }),
  set_session_variables: (sessionVariables: object) => keep({ sessionVariables }),
}
const keep = (more: Readonly<Record<string, unknown>>) => {
  customer = { ...customer, ...more }
  tell('customer_data', customer)
}

const widget = {
  _q: [],
  _v: 'stand-in',
  init: () => {},
  on(name: string, listener: Listener) {
    listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
    if (name === 'ready' && state) listener({ state, customerData: customer })
  },
  once(name: string, listener: Listener) {
    const first = (told: unknown) => {
      widget.off(name, first)
      listener(told)
    }
    widget.on(name, first)
  },
  off: (name: string, listener: Listener) => void listeners.get(name)?.delete(listener),
  call: (name: string, given?: unknown) => calls[name]?.(given as never),
  get(name: string) {
    if (!state) throw new Error("[LiveChatWidget] You can't use getters before load.")
    return name === 'state' ? state : name === 'customer_data' ? customer : undefined
  },
}

async function begin() {
  const { license, group } = globals.__lc ?? {}
  if (!license) return
  const asked = new URLSearchParams({
    license: String(license),
    ...(group === undefined ? {} : { group: String(group) }),
  })
  const { availability } = await (await fetch(`${origin}/vendors/livechat/agents.json?${asked}`)).json()
  const early = globals.LiveChatWidget
  const hear = (method: string, given: ArrayLike<unknown>) =>
    (widget[method as 'call'] as ((...all: unknown[]) => unknown) | undefined)?.(...Array.from(given))
  if (early) early._h = hear
  Object.assign(globals, { LiveChatWidget: widget })
  for (const [method, given] of early?._q?.splice(0) ?? []) hear(method, given)
  chat.begin(availability)
  state = { availability, visibility: 'minimized' }
  tell('ready', { state, customerData: customer })
}

void begin()
