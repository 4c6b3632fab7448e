import { afterEach, expect, it } from 'vitest'
import { followTranslation } from '../../../core/element/translated-text'

const box = document.createElement('p')
let stop = () => {}

/** Renders texts, as a view does, into a box whose translation is followed. */
function rendered(...texts: string[]): Text[] {
  const nodes = texts.map((text) => new Text(text))
  box.replaceChildren(...nodes)
  document.body.append(box)
  stop = followTranslation(box)
  return nodes
}
/** The translator's element for a text. */
function font(text: Text): HTMLElement {
  const element = document.createElement('font')
  element.textContent = text.data.toUpperCase()
  return element
}
const turn = () => new Promise((resolve) => setTimeout(resolve))

afterEach(() => stop())

/** The ways in which translators replace a text. */
const ways: Record<string, (text: Text) => void> = {
  'replaces it': (text) => text.replaceWith(font(text)),
  'inserts before it': (text) => {
    text.before(font(text))
    text.remove()
  },
  'inserts after it': (text) => {
    text.after(font(text))
    text.remove()
  },
}

it.each(Object.entries(ways))('a text that changes is renewed where the translator %s', async (_, translate) => {
  const [name, count] = rendered('name ', 'one')
  for (const text of [name, count]) translate(text as Text)
  await turn()
  expect(box.textContent).toBe('NAME ONE')
  ;(count as Text).data = 'two'
  await turn()
  expect(box.textContent).toBe('NAME two')
  translate(count as Text)
  await turn()
  expect(box.textContent).toBe('NAME TWO')
})

it('a translation is removed and moved with its text', async () => {
  const [first, second] = rendered('first ', 'second') as [Text, Text]
  for (const text of [first, second]) text.replaceWith(font(text))
  await turn()
  first.remove()
  await turn()
  expect(box.textContent).toBe('SECOND')
  box.prepend(document.createElement('b'))
  second.before(new Text('new '))
  await turn()
  expect(box.textContent).toBe('new SECOND')
})

it('a translator can restore the text, translate again, and translate empty texts', async () => {
  const [text] = rendered('text') as [Text]
  text.replaceWith(font(text))
  await turn()
  text.replaceWith(font(text))
  await turn()
  expect(box.innerHTML).toBe('<font>TEXT</font>')
  box.querySelector('font')?.replaceWith(Object.assign(document.createElement('font'), { textContent: 'Text' }))
  await turn()
  expect(box.textContent).toBe('Text')
  box.querySelector('font')?.remove()
  await turn()
  expect(box.textContent).toBe('text')
})

it('a text that becomes empty loses its translation, and can be filled and translated again', async () => {
  const [text] = rendered('wrong') as [Text]
  text.replaceWith(font(text))
  await turn()
  // The text node is empty already, behind its translation.
  text.data = ''
  await turn()
  expect(box.innerHTML).toBe('')
  text.data = 'wrong again'
  await turn()
  text.replaceWith(font(text))
  await turn()
  expect(box.innerHTML).toBe('<font>WRONG AGAIN</font>')
})

it('a text that is translated in the same task in which it was changed stays translated', async () => {
  const [text] = rendered('one') as [Text]
  text.replaceWith(font(text))
  await turn()
  text.data = 'two'
  text.replaceWith(font(text))
  await turn()
  expect(box.textContent).toBe('TWO')
})

it('nothing is changed for the texts that a view itself removes or replaces', async () => {
  const [text] = rendered('text') as [Text]
  text.remove()
  box.append(document.createElement('b'))
  await turn()
  expect(box.innerHTML).toBe('<b></b>')
})
