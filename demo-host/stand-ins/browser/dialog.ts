/** A provider's dialog over the page: a question with a button for each answer. */
import { openChannel } from './channel'

/** The question. Escape and closing answer with the last button. */
export interface Question {
  readonly title: string
  readonly text: string
  readonly locale: string
  /** Id and label of each button; the first one is the primary button. */
  readonly buttons: readonly (readonly [id: string, label: string])[]
}

/** Opens the dialog. Resolves with the id of the pressed button. @param origin the provider's host */
export function openQuestion(origin: string, question: Question): Promise<string> {
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
    channel.post('ask', question)
  })
}
