/** Telling the same visitor's other tabs what happened here. */

export interface Tabs<Message> {
  /** Says it to the other tabs. Where they cannot be reached nothing happens. */
  post(message: Message): void
  stop(): void
}

/**
 * A line between tabs of this origin. It is closed while the page is in the back-forward cache, so that it does not
 * keep the page out of it.
 *
 * @param heard is called with what another tab posted: it is as trustworthy as any script of this origin
 */
export function createTabs<Message>(name: `rove_${string}`, heard: (message: unknown) => void): Tabs<Message> {
  let channel: BroadcastChannel | undefined
  const open = () => {
    if (channel || typeof BroadcastChannel === 'undefined') return
    try {
      channel = new BroadcastChannel(name)
      channel.onmessage = (event) => heard(event.data)
    } catch {
      // The browser refuses the line where it refuses storage: this tab stays alone.
    }
  }
  const close = () => {
    channel?.close()
    channel = undefined
  }
  open()
  addEventListener('pagehide', close)
  addEventListener('pageshow', open)
  return {
    post(message) {
      try {
        channel?.postMessage(message)
      } catch {
        // It cannot be carried: the other tabs will ask the server.
      }
    },
    stop() {
      removeEventListener('pagehide', close)
      removeEventListener('pageshow', open)
      close()
    },
  }
}
