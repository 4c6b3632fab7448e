/** @jsxImportSource hono/jsx */
import type { Message } from '../visitor/messages'

const headings = { status: 'Status message', warning: 'Warning message', error: 'Error message' } as const

/** What the visitor is told, as Drupal 7 writes it: by kind, a list where there is more than one. */
export function Messages({ messages }: { messages: readonly Message[] }) {
  return (
    <>
      {Object.entries(headings).map(([kind, heading]) => {
        const texts = messages.filter((message) => message.kind === kind).map(({ text }) => text)
        if (texts.length === 0) return null
        return (
          <div class={`messages ${kind}`} role={kind === 'status' ? 'status' : 'alert'}>
            <h2 class="element-invisible">{heading}</h2>
            {texts.length === 1 ? (
              texts[0]
            ) : (
              <ul>
                {texts.map((text) => (
                  <li>{text}</li>
                ))}
              </ul>
            )}
          </div>
        )
      })}
    </>
  )
}
