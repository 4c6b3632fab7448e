/** A provider's frame on the page, and messages between the two, checked by frame and origin. */

/** One message. A request and its answer share an id. */
export interface Message {
  readonly type: string
  readonly id?: number
  readonly body?: unknown
}

/** A frame with its message channel. */
export interface Channel {
  readonly frame: HTMLIFrameElement
  post(type: string, body?: unknown): void
  /** Resolves with the frame's answer; never after the channel is closed. */
  request(type: string, body?: unknown): Promise<unknown>
  close(): void
}

/** Creates a frame, not yet in the page. Messages before it is ready are queued. */
export function openChannel(src: string, title: string, onMessage: (type: string, body: unknown) => void): Channel {
  const { origin } = new URL(src)
  const frame = document.createElement('iframe')
  Object.assign(frame, { src, title })
  Object.assign(frame.style, { border: '0', inlineSize: '100%', display: 'block', colorScheme: 'normal' })
  const answers = new Map<number, (body: unknown) => void>()
  let waiting: Message[] | undefined = []
  let count = 0

  const send = (message: Message) => {
    if (waiting) waiting.push(message)
    else frame.contentWindow?.postMessage(message, origin)
  }
  const receive = (event: MessageEvent<Message>) => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return
    const { type, id, body } = event.data
    if (type === 'hello') {
      const held = waiting ?? []
      waiting = undefined
      for (const message of held) send(message)
    } else if (type === 'answer' && id !== undefined) {
      answers.get(id)?.(body)
      answers.delete(id)
      return
    }
    onMessage(type, body)
  }
  addEventListener('message', receive)
  return {
    frame,
    post: (type, body) => send({ type, body }),
    request(type, body) {
      count += 1
      const id = count
      return new Promise((resolve) => {
        answers.set(id, resolve)
        send({ type, id, body })
      })
    },
    close() {
      removeEventListener('message', receive)
      frame.remove()
    },
  }
}
