import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageBus } from '../../../core/page/bus'
import { createListen } from '../../../core/page/listen'
import { createTextLookup } from '../../../core/page/texts'
import { connectCart, reportUnmatched } from '../../../widgets/header/header.dom'
import { headerSelectors, withDefaults } from '../../../widgets/header/header.rules'
import { headerTexts } from '../../../widgets/header/header.texts'
import { captureConsole } from '../../core/page/console'

const said = captureConsole()
let life: AbortController
beforeEach(() => {
  life = new AbortController()
})
afterEach(() => {
  life.abort()
  pageBus().latest.clear()
})

const count = '<b data-rove-header="count">2</b>'
function connect(attributes: string, content: string) {
  const root = document.createElement('div')
  root.innerHTML = `<a href="/cart" data-rove-header="cart" ${attributes}>${content}</a>`
  const onPress = vi.fn()
  const { signal } = life
  const t = createTextLookup(headerTexts, 'en')
  connectCart(root, { selectors: headerSelectors, t, onPress, listen: createListen('test', signal), signal })
  const link = root.firstElementChild as HTMLElement
  return { link, onPress, label: () => link.getAttribute('aria-label') }
}

it.each([
  ['', `Bag ${count}`, 'Bag, 3 items'],
  ['', `<svg aria-hidden="true"><title>x</title></svg>${count}`, 'Cart, 3 items'],
  ['title="Basket"', count, 'Basket, 3 items'],
  ['aria-label="My bag"', `Bag ${count}`, 'My bag, 3 items'],
  ['aria-label="My bag: 2 things"', count, 'My bag: 3 things'],
  ['aria-label="My bag"', 'Bag', 'My bag'],
])('SHELL-03 the cart’s link <a %s>%s</a> is called “%s” once three pieces are in it', (attributes, content, name) => {
  const { label } = connect(attributes, content)
  pageBus().publish('cart:changed', { count: 3 })
  expect(label()).toBe(name)
})

it('SHELL-03 the name of the cart’s link follows the cart, and is the server’s again when the header has left', () => {
  const { link, label } = connect('', `Bag ${count}`)
  expect(label()).toBeNull()
  pageBus().publish('cart:changed', { count: 2 })
  pageBus().publish('cart:changed', { count: 1 })
  expect(label()).toBe('Bag, 1 item')
  expect(link.textContent).toBe('Bag 1')
  life.abort()
  expect(label()).toBeNull()
})

it('SHELL-03 a press with a key or another button stays the browser’s', () => {
  const { link, onPress } = connect('', 'Cart')
  const press = (init: MouseEventInit) => link.dispatchEvent(new MouseEvent('click', { ...init, bubbles: true }))
  press({ ctrlKey: true })
  press({ button: 1 })
  expect(onPress).not.toHaveBeenCalled()
  press({})
  expect(onPress).toHaveBeenCalledExactlyOnceWith('/cart')
})

it.each([
  [{}, 'details', []],
  [{}, 'div', ['drawer matches no <details> in <rove-header>: [data-rove-header=drawer]']],
  [{ drawer: 'nav' }, 'details', ['drawer matches no <details> in <rove-header>: nav']],
  [{ drawer: 'details, nav', cart: 'nav' }, 'details', []],
  [
    { cart: '.bag', search: '#find' },
    'details',
    ['search matches no element in <rove-header>: #find', 'cart matches no element in <rove-header>: .bag'],
  ],
])(
  'SHELL-01 the selectors %j of a header with a <%s> are reported where they match nothing: %j',
  (given, tag, lines) => {
    document.body.innerHTML = `<rove-header><nav><${tag} data-rove-header="drawer"></${tag}></nav></rove-header>`
    for (let time = 0; time < 2; time++) reportUnmatched(given, withDefaults(given))
    expect(said()).toEqual(lines.map((line) => `[rove] rove.header: ${line}`))
  },
)
