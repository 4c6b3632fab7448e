/** Messages between the visitor's tabs. */

export interface Tabs<Message> {
  /** Sends a message to the other tabs. Does nothing where the browser forbids it. */
  post(message: Message): void
  stop(): void
}

/**
 * A channel between the tabs of this origin. It is closed when the page is left, because an open channel keeps a page
 * out of the back-forward cache.
 *
 * @param onMessage called with the message of another tab, which is as trustworthy as any script of this origin
 */
export function createTabs<Message>(name: `rove_${string}`, onMessage: (message: unknown) => void): Tabs<Message> {
  let channel: BroadcastChannel | undefined
  const open = () => {
    if (channel || typeof BroadcastChannel === 'undefined') return
    try {
      channel = new BroadcastChannel(name)
      channel.onmessage = (event) => onMessage(event.data)
    } catch {
      // The browser refuses the channel where it refuses storage: this tab receives nothing.
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
        // The payload cannot be cloned: other tabs are not notified.
      }
    },
    stop() {
      removeEventListener('pagehide', close)
      removeEventListener('pageshow', open)
      close()
    },
  }
}
