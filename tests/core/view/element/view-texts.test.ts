import { afterEach, expect, it } from 'vitest'
import { claimText, type ViewTexts, viewTexts } from '../../../../core/view/element/view-texts'

const box = document.createElement('p')
let view: ViewTexts | undefined

/** Renders texts into a box, as the view library does. */
function rendered(...texts: string[]): Text[] {
  const nodes = texts.map((text) => new Text(text))
  for (const node of nodes) claimText(node)
  box.replaceChildren()
  document.body.append(box)
  view = viewTexts(box)
  view.render(() => box.append(...nodes))
  return nodes
}
/** What the view library does to a text that changes. */
const change = (text: Text, data: string) =>
  view?.render(() => {
    text.data = data
  })
/** An element of a translator or highlighter. */
function made(name: string, text: string): HTMLElement {
  const element = document.createElement(name)
  element.textContent = text
  return element
}
const font = (text: Text) => made('font', text.data.toUpperCase())
const turn = () => new Promise((resolve) => setTimeout(resolve))

afterEach(() => view?.end())

/** The ways in which translators replace a text. */
const translators: Record<string, (text: Text) => void> = {
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

it.each(Object.entries(translators))('a text that changes is renewed where the translator %s', async (_, translate) => {
  const [name, count] = rendered('name ', 'one') as [Text, Text]
  for (const text of [name, count]) translate(text)
  await turn()
  expect(box.textContent).toBe('NAME ONE')
  change(count, 'two')
  expect(box.textContent).toBe('NAME two')
  translate(count)
  await turn()
  expect(box.textContent).toBe('NAME TWO')
})

it('a translation is removed and moved with its text', async () => {
  const [first, second] = rendered('first ', 'second') as [Text, Text]
  for (const text of [first, second]) text.replaceWith(font(text))
  await turn()
  view?.render(() => first.remove())
  expect(box.textContent).toBe('SECOND')
  const added = new Text('new ')
  view?.render(() => second.before(added))
  expect(box.textContent).toBe('new SECOND')
})

it('a translator can restore the text, translate again, and translate empty texts', async () => {
  const [text] = rendered('text') as [Text]
  text.replaceWith(font(text))
  await turn()
  text.replaceWith(font(text))
  await turn()
  expect(box.innerHTML).toBe('<font>TEXT</font>')
  box.querySelector('font')?.replaceWith(made('font', 'Text'))
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
  change(text, '')
  expect(box.innerHTML).toBe('')
  change(text, 'wrong again')
  text.replaceWith(font(text))
  await turn()
  expect(box.innerHTML).toBe('<font>WRONG AGAIN</font>')
})

it('a text that is translated in the same task in which it was changed stays translated', async () => {
  const [text] = rendered('one') as [Text]
  text.replaceWith(font(text))
  await turn()
  change(text, 'two')
  text.replaceWith(font(text))
  await turn()
  expect(box.textContent).toBe('TWO')
})

it('nothing is changed for the texts that a view itself removes or replaces', async () => {
  const [text] = rendered('text') as [Text]
  view?.render(() => {
    text.remove()
    box.append(document.createElement('b'))
  })
  await turn()
  expect(box.innerHTML).toBe('<b></b>')
})

/** What others do to "₩2,550,000 each": only the view’s text may remain once it changes. */
const others: Record<string, (text: Text) => void> = {
  'telephone links before the rest': (text) => {
    text.before(new Text('₩'), made('a', '2,550,000'))
    text.data = ' each'
  },
  'telephone links behind the first part': (text) => {
    const rest = text.splitText(1)
    const link = made('a', '2,550,000')
    rest.before(link)
    rest.data = ' each'
  },
  'telephone links that replace the text': (text) =>
    text.replaceWith(new Text('₩'), made('a', '2,550,000'), new Text(' each')),
  'a highlighter that wraps the text': (text) => {
    const mark = document.createElement('mark')
    text.before(mark)
    mark.append(text)
  },
  'a highlighter that wraps a part': (text) => {
    const part = text.splitText(1)
    part.splitText(9)
    const mark = document.createElement('mark')
    part.before(mark)
    mark.append(part)
  },
  'a bilingual translator beside the text': (text) => text.after(document.createElement('br'), font(text)),
  'a bilingual translator around the text': (text) => {
    const both = document.createElement('span')
    text.before(both)
    both.append(text, made('i', '각 2,550,000원'))
  },
  'a currency converter': (text) => {
    text.data = '$1,890 each'
    text.after(made('small', '(₩2,550,000)'))
  },
  'joined texts': () => box.normalize(),
  'a removed text': (text) => text.remove(),
}

it.each(Object.entries(others))('a changed text stands alone after %s', async (_, disturb) => {
  const [price, unit] = rendered('₩2,550,000', ' each') as [Text, Text]
  disturb(price)
  await turn()
  change(price, '₩3,120,000')
  expect(box.textContent).toBe('₩3,120,000 each')
  expect(box.children).toHaveLength(0)
  disturb(price)
  unit.replaceWith(font(unit))
  view?.render(() => {
    price.data = '₩1'
    unit.data = ' a piece'
  })
  expect(box.innerHTML).toBe('₩1 a piece')
})

it('a copy behind the element of a text goes when the text changes, and tools of extensions stay', async () => {
  const text = new Text('one')
  claimText(text)
  const inner = document.createElement('b')
  const row = document.createElement('div')
  box.replaceChildren()
  view = viewTexts(box)
  view.render(() => {
    inner.append(text)
    row.append(inner)
    box.append(row)
  })
  row.after(made('p', 'copy'))
  inner.after(document.createElement('button'), document.createElement('x-manager'))
  text.after(document.createElement('x-icon'))
  await turn()
  change(text, 'two')
  expect(box.innerHTML).toBe('<div><b>two<x-icon></x-icon></b><button></button><x-manager></x-manager></div>')
})

it('an element of the view is taken out of what others have put around it before the view renders', async () => {
  const [text] = rendered('name ') as [Text]
  const strong = made('strong', 'Sofa')
  view?.render(() => box.append(strong))
  const around = document.createElement('span')
  strong.before(around)
  around.append(strong)
  await turn()
  view?.render(() => box.insertBefore(document.createElement('i'), strong))
  change(text, 'title ')
  expect(box.innerHTML).toBe('title <i></i><strong>Sofa</strong>')
})

it('a text that changes each second for an hour beside a bilingual translator does not grow', async () => {
  const [text] = rendered('3600') as [Text]
  for (let second = 3599; second >= 0; second--) {
    text.after(document.createElement('br'), font(text))
    change(text, `${second}`)
  }
  await turn()
  expect(box.childNodes).toHaveLength(1)
  expect(box.textContent).toBe('0')
})
