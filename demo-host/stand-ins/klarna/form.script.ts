/** Klarna's form with payment plans. */
import { make } from '../browser/element'
import { listen, postHeight } from '../browser/inside'
import type { KlarnaSessionSeen } from './klarna-api'
import { klarnaText } from './klarna-texts'

listen((type, body) => {
  if (type !== 'begin') return
  const { amount, currency, locale } = body as KlarnaSessionSeen
  document.documentElement.lang = locale
  const plans = [
    klarnaText(locale, 'plan', Math.ceil(amount / 4), currency),
    klarnaText(locale, 'later', amount, currency),
  ].map((words, n) =>
    make('div', { className: 'row' }, [
      make('label', { className: 'row__head' }, [
        make('input', { type: 'radio', name: 'plan', checked: n === 0 }),
        make('span', {}, [words]),
      ]),
    ]),
  )
  document.body.replaceChildren(
    make('main', {}, [
      make('h1', { className: 'unseen', id: 'heading' }, ['Klarna']),
      make('form', { className: 'accordion' }, [
        make('fieldset', { 'aria-labelledby': 'heading' }, plans),
        make('p', { className: 'stand-in' }, [klarnaText(locale, 'hint')]),
      ]),
    ]),
  )
  postHeight()
})
