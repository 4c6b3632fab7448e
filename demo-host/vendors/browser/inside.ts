/** The other end of a channel: what a vendor's frame says to the page that it stands on. */
import type { Message } from './channel'

/** Says something to the page. */
export function tell(type: string, body?: unknown): void {
  parent.postMessage({ type, body } satisfies Message, location.origin)
}

/** Listens to the page. What `hear` returns is the answer to what was asked. */
export function listen(hear: (type: string, body: unknown) => unknown): void {
  addEventListener('message', async (event: MessageEvent<Message>) => {
    if (event.origin !== location.origin || event.source !== parent) return
    const { type, id, body } = event.data
    const answer = await hear(type, body)
    if (id !== undefined) parent.postMessage({ type: 'answer', id, body: answer } satisfies Message, location.origin)
  })
  tell('hello')
}

/** Tells the page how high the frame's content is, now and whenever that changes. */
export function tellHeight(): void {
  const root = document.documentElement
  new ResizeObserver(() => tell('height', Math.ceil(document.body.getBoundingClientRect().height))).observe(root)
  new ResizeObserver(() => tell('height', Math.ceil(document.body.getBoundingClientRect().height))).observe(
    document.body,
  )
}
