import { expect, it } from 'vitest'
import { headerSelectors, withDefaults } from '../../../widgets/header/header.rules'
import { reportMarks, reportUnmatched } from '../../../widgets/header/header-reports.dom'
import { captureConsole } from '../../core/base/page/console'

const said = captureConsole()

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

it('SHELL-01 unknown marks of a header are named once, and a search link without its form', () => {
  document.body.innerHTML = `<rove-header><a data-rove-header="carts" href="/cart">Cart</a>
    <a data-rove-header="new-tab" data-rove-visitor="customer member"></a><a data-rove-visitor="guests"></a>
    <a data-rove-header="search" href="#find">Search</a></rove-header>`
  const root = document.querySelector('rove-header') as Element
  for (let time = 0; time < 2; time++) reportMarks(root, headerSelectors.search)
  expect(said()).toEqual([
    '[rove] rove-header: data-rove-header="carts" is unknown; use drawer, search, cart, count, new-tab',
    '[rove] rove-header: data-rove-visitor="guests" is unknown; use guest, customer, member',
    '[rove] rove-header: the search link #find names no form',
  ])
  document.body.innerHTML = '<form id="find"></form>'
  document.body.append(root)
  root.querySelector('[data-rove-header=carts]')?.remove()
  reportMarks(root, headerSelectors.search)
  expect(said()).toHaveLength(3)
})
