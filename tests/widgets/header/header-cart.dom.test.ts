import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageBus } from '../../../core/base/bus/bus'
import { createListen } from '../../../core/base/bus/listen'
import { createTextLookup } from '../../../core/base/texts/texts'
import { headerSelectors } from '../../../widgets/header/header.rules'
import { headerTexts } from '../../../widgets/header/header.texts'
import { connectCart } from '../../../widgets/header/header-cart.dom'

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
  const reconnect = () =>
    connectCart(root, { selectors: headerSelectors, t, onPress, listen: createListen('test', signal), signal })
  reconnect()
  const link = root.firstElementChild as HTMLElement
  return { root, link, onPress, reconnect, label: () => link.getAttribute('aria-label') }
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

it('SHELL-03 the name of the cart’s link follows the cart, also when its header was moved', () => {
  const { link, label, reconnect } = connect('', `Bag ${count}`)
  expect(label()).toBeNull()
  pageBus().publish('cart:changed', { count: 2 })
  pageBus().publish('cart:changed', { count: 1 })
  expect(label()).toBe('Bag, 1 item')
  expect(link.textContent).toBe('Bag 1')
  reconnect()
  pageBus().publish('cart:changed', { count: 3 })
  expect(label()).toBe('Bag, 3 items')
})

it('SHELL-03 a header whose HTML is replaced by an older copy shows the cart’s count again, in its link’s name too', async () => {
  const { root } = connect('', `Bag ${count}`)
  pageBus().publish('cart:changed', { count: 1 })
  root.innerHTML = '<a href="/cart" data-rove-header="cart">Bag <b data-rove-header="count">0</b></a>'
  const newLink = root.firstElementChild as HTMLElement
  await vi.waitFor(() => expect(newLink.textContent).toBe('Bag 1'))
  expect(newLink.getAttribute('aria-label')).toBe('Bag, 1 item')
})

it('SHELL-03 a count that the page’s own script writes stays until the cart changes again', async () => {
  const { root, link } = connect('', `Bag ${count}`)
  pageBus().publish('cart:changed', { count: 1 })
  const node = link.querySelector('b') as HTMLElement
  node.textContent = '5'
  // The header's own observer is told before this one.
  await new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(root, { childList: true })
    root.append(document.createElement('i'))
  })
  expect(link.textContent).toBe('Bag 5')
  pageBus().publish('cart:changed', { count: 1 })
  expect(link.textContent).toBe('Bag 1')
})

it('SHELL-03 a press with a key or another button stays the browser’s', () => {
  const { link, onPress } = connect('', 'Cart')
  const press = (init: MouseEventInit) => link.dispatchEvent(new MouseEvent('click', { ...init, bubbles: true }))
  press({ ctrlKey: true })
  press({ button: 1 })
  expect(onPress).not.toHaveBeenCalled()
  press({})
  expect(onPress).toHaveBeenCalledExactlyOnceWith(link)
})
