/** The frame's side of a channel: exchanges messages with the page. */
import type { Message } from './channel'

/** Posts a message to the page. */
export function post(type: string, body?: unknown): void {
  parent.postMessage({ type, body } satisfies Message, location.origin)
}

/** Receives messages of the page. The return value of `onMessage` is the answer to a request. */
export function listen(onMessage: (type: string, body: unknown) => unknown): void {
  addEventListener('message', async (event: MessageEvent<Message>) => {
    if (event.origin !== location.origin || event.source !== parent) return
    const { type, id, body } = event.data
    const answer = await onMessage(type, body)
    if (id !== undefined) parent.postMessage({ type: 'answer', id, body: answer } satisfies Message, location.origin)
  })
  post('hello')
}

/** Posts the height of the frame's content, now and when it changes. */
export function postHeight(): void {
  const root = document.documentElement
  new ResizeObserver(() => post('height', Math.ceil(document.body.getBoundingClientRect().height))).observe(root)
  new ResizeObserver(() => post('height', Math.ceil(document.body.getBoundingClientRect().height))).observe(
    document.body,
  )
}
