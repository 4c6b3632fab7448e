/** @jsxImportSource hono/jsx */
import type { Message } from '../visitor/messages'

const headings = { status: 'Status message', warning: 'Warning message', error: 'Error message' } as const

/** Messages as Drupal 7 renders them: by kind, a list if there are several. */
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
