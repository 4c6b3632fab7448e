/** A simple chat: a button at the foot of the page, and a window above it. */
import { make } from '../browser/element'
import { chatStyles } from './chat-styles'

/** The visibility of the chat. */
export type Visibility = 'maximized' | 'minimized' | 'hidden'

const greetings = {
  online: 'Hello! You are chatting with a stand-in: nobody reads this.',
  offline: 'Nobody is here right now. Leave a message, and we write back.',
} as const

/** The chat on a page. */
export interface ChatWindow {
  /** Adds it to the page. */
  begin(availability: keyof typeof greetings): void
  show(visibility: Visibility): void
  remove(): void
}

/** @param changed called when the chat opens, closes or is hidden */
export function chatWindow(changed: (visibility: Visibility) => void): ChatWindow {
  const host = make('div', { id: 'chat-widget-container' })
  const root = host.attachShadow({ mode: 'open' })
  const said = make('ol', { ariaLive: 'polite' })
  const field = make('input', { type: 'text', placeholder: 'Write a message…', ariaLabel: 'Message' })
  const close = make('button', { type: 'button', ariaLabel: 'Minimize' }, ['–'])
  const form = make('form', {}, [field, make('button', { type: 'submit' }, ['Send'])])
  const panel = make('section', { ariaLabel: 'Live chat', hidden: true }, [
    make('header', {}, [make('h2', {}, ['Live chat']), close]),
    said,
    form,
  ])
  const bubble = make('button', { type: 'button', className: 'bubble' }, ['Live chat'])
  const say = (words: string, by: 'us' | 'you') => {
    said.append(make('li', { className: by }, [words]))
    said.scrollTop = said.scrollHeight
  }

  const show = (visibility: Visibility) => {
    panel.hidden = visibility !== 'maximized'
    bubble.hidden = visibility !== 'minimized'
    changed(visibility)
    if (visibility === 'maximized') field.focus()
  }
  bubble.onclick = () => show('maximized')
  close.onclick = () => show('minimized')
  form.onsubmit = (event) => {
    event.preventDefault()
    if (!field.value.trim()) return
    say(field.value, 'you')
    field.value = ''
    setTimeout(() => say('Thank you. Somebody will answer.', 'us'), 600)
  }

  return {
    begin(availability) {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(chatStyles)
      root.adoptedStyleSheets = [sheet]
      root.append(panel, bubble)
      say(greetings[availability], 'us')
      document.body.append(host)
    },
    show,
    remove: () => host.remove(),
  }
}
