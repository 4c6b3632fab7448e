/** LiveChat for stories: somebody is there, nobody is, or nothing of it comes. */
import { page } from '../core/page'

/** How the vendor is today. */
export type Agents = 'online' | 'offline' | 'blocked' | 'silent'

/** Where the story's page says the vendor's script is. */
export const chatScript = '/stories/livechat.js'

/** Puts it in the place of the script that would be fetched: it is there at once. */
export function serveChat(agents: Agents): void {
  const heard: Record<string, (payload: unknown) => void> = {}
  const widget = {
    on(name: string, told: (payload: unknown) => void) {
      heard[name] = told
    },
    get() {
      if (agents === 'silent') throw new Error('not loaded')
      return { availability: agents }
    },
    call(method: string) {
      const visibility = { maximize: 'maximized', minimize: 'minimized', hide: 'hidden' }[method]
      if (visibility) heard.visibility_changed?.({ visibility })
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
