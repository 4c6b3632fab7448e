/** A vendor's dialog over the shop's page: a question, and a button for each answer. */
import { openChannel } from './channel'

/** What is asked. Who presses Esc or closes it answers with the last of the buttons. */
export interface Question {
  readonly title: string
  readonly text: string
  readonly locale: string
  /** Id and label; the first is the one to press. */
  readonly buttons: readonly (readonly [id: string, label: string])[]
}

/** Resolves with the id of the button that was pressed. @param origin the vendor's host */
export function askShopper(origin: string, question: Question): Promise<string> {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', question.title)
  Object.assign(dialog.style, {
    border: '0',
    padding: '0',
    inlineSize: 'min(420px, 92vw)',
    borderRadius: '8px',
    overflow: 'hidden',
  })
  return new Promise((resolve) => {
    const channel = openChannel(`${origin}/vendors/dialog.html`, question.title, (type, body) => {
      if (type === 'height') channel.frame.style.blockSize = `${body}px`
      if (type === 'pressed') end(String(body))
    })
    const end = (answer: string) => {
      channel.close()
      dialog.close()
      dialog.remove()
      resolve(answer)
    }
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      end(question.buttons.at(-1)?.[0] ?? '')
    })
    dialog.append(channel.frame)
    document.body.append(dialog)
    dialog.showModal()
    channel.tell('ask', question)
  })
}
