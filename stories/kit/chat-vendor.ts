/** A LiveChat stand-in for stories: agents are online, offline, or its script does not load. */
import { page } from '../../core/base/state/page'

/** The stand-in's behaviour. */
export type Agents = 'online' | 'offline' | 'blocked' | 'silent'

/** The URL of the provider's script in the story's settings. */
export const chatScript = '/stories/livechat.js'

/** Installs the stand-in in place of the script. It is ready at once. */
export function serveChat(agents: Agents): void {
  const listeners: Record<string, (payload: unknown) => void> = {}
  const widget = {
    on(name: string, listener: (payload: unknown) => void) {
      listeners[name] = listener
    },
    get() {
      if (agents === 'silent') throw new Error('not loaded')
      return { availability: agents }
    },
    call(method: string) {
      const visibility = { maximize: 'maximized', minimize: 'minimized', hide: 'hidden' }[method]
      if (visibility) listeners.visibility_changed?.({ visibility })
    },
  }
  Object.assign(window, { LiveChatWidget: widget })
  const loaded = agents === 'blocked' ? Promise.reject(new Error('blocked')) : Promise.resolve()
  loaded.catch(() => {})
  page().shared.set(`script ${new URL(chatScript, location.href)}`, {
    value: { loaded, stop() {} } as { stop(): void },
    users: 1,
  })
}
