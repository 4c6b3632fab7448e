/** A vendor's frame on the shop's page, and the words that go between them: only from that frame, only from the vendor's host. */

/** One message. Questions and answers share an id. */
export interface Message {
  readonly type: string
  readonly id?: number
  readonly body?: unknown
}

/** A frame that can be talked to. */
export interface Channel {
  readonly frame: HTMLIFrameElement
  tell(type: string, body?: unknown): void
  /** Resolves with the frame's answer. One that is closed never answers. */
  ask(type: string, body?: unknown): Promise<unknown>
  close(): void
}

/** Makes a frame that is not on the page yet. What is said before it can listen waits until it can. */
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
    tell: (type, body) => send({ type, body }),
    ask(type, body) {
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
