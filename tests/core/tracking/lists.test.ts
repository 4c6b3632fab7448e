/** The events of lists that an element extends: further products, and the product that is opened. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageBus } from '../../../core/base/bus/bus'
import { captureConsole } from '../base/page/console'
import { eventNames, lastEvent, leave, newDevice, settle, sofa, visit } from './tracked-page'

vi.mock('../../../core/base/net/load-script', () => ({ loadScript: async () => {} }))
captureConsole()
beforeEach(newDevice)
afterEach(leave)

const listed = (nid: number) => ({
  nid: `${nid}`,
  name: `Sofa ${nid}`,
  url: `/product/${nid}`,
  image: undefined,
  price: 900,
})
const own = () => eventNames().filter((name) => name === 'view_item_list' || name === 'select_item')
const category = { page: { type: 'category', list: 'Sofas', items: [sofa] } }

it('TRACK-01 TRACK-02 the products that are added to a list are sent once, at most eight, with the list’s name and their places', async () => {
  await visit(category)
  const items = [...Array(12).keys()].map((n) => ({ ...listed(2000 + n), index: 24 + n }))
  pageBus().publish('list:shown', { list: 'Sofas', items })
  await settle()
  expect(own()).toEqual(['view_item_list', 'view_item_list'])
  const sent = lastEvent('view_item_list')
  expect(sent.item_list_name).toBe('Sofas')
  expect(sent.items).toHaveLength(8)
  expect(sent.items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ item_id: '2000', item_name: 'Sofa 2000', price: 900, index: 24 }),
    ]),
  )
})

it.each([
  ['the results of a search', { type: 'search', list: 'Sofas' }, 'search results'],
  ['any list of a search page', { type: 'search', list: 'Found' }, 'Found'],
  ['results on another page', { type: 'page', list: '' }, 'search results'],
])('TRACK-02 of %s three products are sent', async (_, page, list) => {
  await visit({ page: { ...page, items: [sofa] } })
  const items = [...Array(12).keys()].map((index) => ({ ...listed(2000 + index), index }))
  pageBus().publish('list:shown', { list, items })
  await settle()
  expect(lastEvent('view_item_list').items).toHaveLength(3)
})

it('TRACK-01 the product that is opened is sent once, with what the page knows of it and its place in the list', async () => {
  await visit(category)
  document.body.innerHTML = `<rove-listing data-rove-state="ready"><a href="/product/marlow-sofa">x</a></rove-listing>
    <rove-listing data-rove-state="fallback"><a href="/product/marlow-sofa">x</a></rove-listing>`
  document.body.addEventListener('click', (event) => event.preventDefault())
  const [ready, fallback] = document.querySelectorAll('a')
  ready?.click()
  pageBus().publish('list:selected', { list: 'Filtered sofas', index: 5, item: { ...listed(1201), price: undefined } })
  await settle()
  expect(own()).toEqual(['view_item_list', 'select_item'])
  expect(lastEvent('select_item')).toMatchObject({
    item_list_name: 'Filtered sofas',
    items: [{ item_id: 'MAR-3', price: 1200, index: 5 }],
  })
  fallback?.click()
  expect(lastEvent('select_item'), 'only the server’s list').toMatchObject({
    item_list_name: 'Sofas',
    items: [{ index: 0 }],
  })
})

it('TRACK-01 what was added to a list before tracking was loaded is sent too', async () => {
  pageBus().publish('list:shown', { list: 'Sofas', items: [{ ...listed(2000), index: 8 }] })
  await visit(category, {}, { here: true })
  expect(own()).toEqual(['view_item_list', 'view_item_list'])
})
