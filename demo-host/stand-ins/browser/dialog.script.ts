/** The script of the frame of a provider's dialog. */
import type { Question } from './dialog'
import { make } from './element'
import { listen, post, postHeight } from './inside'

listen((type, body) => {
  if (type !== 'ask') return
  const { title, text, locale, buttons } = body as Question
  document.documentElement.lang = locale
  const pressable = buttons.map(([id, label], n) =>
    make('button', { type: 'button', className: n === 0 ? 'primary' : '', onclick: () => post('pressed', id) }, [
      label,
    ]),
  )
  document.body.replaceChildren(
    make('main', { className: 'dialog' }, [
      make('h1', {}, [title]),
      make('p', {}, [text]),
      make('div', { className: 'buttons' }, pressable),
    ]),
  )
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') post('pressed', buttons.at(-1)?.[0])
  })
  pressable[0]?.focus()
  postHeight()
})
