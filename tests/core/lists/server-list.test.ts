import { beforeEach, expect, it } from 'vitest'
import { createTextLookup } from '../../../core/base/texts/texts'
import { endlessTexts } from '../../../core/lists/endless-list.texts'
import { readServerList } from '../../../core/lists/server-list'

const t = createTextLookup(endlessTexts, 'en')
const read = () => readServerList(document.querySelector('section') as HTMLElement, '<rove-reviews>', t)
const shownIds = () => [...document.querySelectorAll('li')].map(({ id }) => id)
const nextLink = () => document.querySelector('a[rel=next]') as HTMLAnchorElement
const place = () => document.querySelector('p')?.textContent

/** Items with these ids and a link. */
const itemsOf = (...ids: string[]) =>
  ids.map((id) => {
    const item = document.createElement('li')
    item.id = id
    item.innerHTML = '<a href="/product">Product</a>'
    return item
  })

beforeEach(() => {
  document.body.innerHTML = `<section>
    <ul data-rove-listing="grid" data-total="6"><li id="a"></li><li id="b"></li></ul>
    <p data-rove-listing="place"></p>
    <a rel="next" data-rove-listing="next" href="/reviews/page/2">More</a>
  </section>`
})

it('REVIEW-01 items are added at the end, and the link leads to the page after them', () => {
  const list = read()
  const arrival = list.add({ items: itemsOf('c', 'd'), nextHref: '/reviews/page/3' })
  expect(shownIds()).toEqual(['a', 'b', 'c', 'd'])
  expect(nextLink().pathname).toBe('/reviews/page/3')
  expect(place()).toBe('4 of 6')
  expect(arrival).toEqual({ added: 2, from: 1, shown: 4, total: 6, isLast: false })
  expect(list.hrefOf(2)).toBe(new URL('/reviews/page/2', location.href).href)
})

it('REVIEW-01 the list ends with its last item, whatever address follows', () => {
  const list = read()
  expect(list.add({ items: itemsOf('c', 'd', 'e', 'f'), nextHref: '/reviews/page/3' }).isLast).toBe(true)
  expect(place()).toBe('6 of 6')
})

it('REVIEW-01 an item that is there already is not added twice', () => {
  const list = read()
  expect(list.add({ items: itemsOf('b', 'c'), nextHref: '/reviews/page/3' }).added).toBe(1)
  expect(shownIds()).toEqual(['a', 'b', 'c'])
})

it('REVIEW-01 an item keeps its place, and loses an id that something else has', () => {
  document.body.insertAdjacentHTML('beforeend', '<main id="main"></main>')
  const list = read()
  expect(list.add({ items: itemsOf('main', 'c', 'c'), nextHref: '/reviews/page/3' }).added).toBe(2)
  expect(shownIds()).toEqual(['a', 'b', '', 'c'])
})

it.each([
  ['has no next page', itemsOf('c'), undefined],
  ['leads to itself', itemsOf('c'), '/reviews/page/2'],
  ['leads to a script', itemsOf('c'), 'javascript:alert(1)'],
])('REVIEW-01 a page that %s is the last one; the focus moves to what was added', (_, items, nextHref) => {
  const list = read()
  nextLink().focus()
  const href = nextHref === '/reviews/page/2' ? nextLink().href : nextHref
  expect(list.add({ items, nextHref: href }).isLast).toBe(true)
  expect(nextLink().hidden).toBe(true)
  expect(list.hasNext()).toBe(false)
  expect(document.activeElement?.closest('li')?.id).toBe('c')
})

it('REVIEW-01 a page without items is the last one', () => {
  const list = read()
  expect(list.add({ items: [], nextHref: '/reviews/page/3' }).isLast).toBe(true)
  expect(nextLink().hidden).toBe(true)
  expect(list.hasNext()).toBe(false)
})

it('REVIEW-01 HTML without a marked list is left to the server', () => {
  document.body.innerHTML = '<section></section>'
  expect(read).toThrow('no-grid')
})

it('BLOG-01 a page that is the last by its number has no next one', () => {
  document.querySelector('ul')?.setAttribute('data-pages', '2')
  const list = read()
  expect(list.add({ items: itemsOf('c'), nextHref: '/reviews/page/3' }).isLast).toBe(true)
  expect(nextLink().hidden).toBe(true)
})

it('REVIEW-01 COMM-01 a list that is read again goes on with its pages', () => {
  read().add({ items: itemsOf('c', 'd'), nextHref: '/reviews/page/3' })
  const again = read()
  expect(again.sizes).toEqual([2, 2])
  expect(again.hrefOf(2)).toBe(new URL('/reviews/page/2', location.href).href)
  expect(again.add({ items: itemsOf('e', 'f'), nextHref: '/reviews/page/4' })).toMatchObject({ shown: 6, isLast: true })
  expect(place()).toBe('6 of 6')
})

it('REVIEW-01 a page of known items leads on, unless its address was advanced', () => {
  const list = read()
  expect(list.add({ items: itemsOf('a', 'b'), nextHref: '/reviews/page/3' }).isLast).toBe(false)
  expect(nextLink().pathname).toBe('/reviews/page/3')
  expect(list.add({ items: itemsOf('a', 'b'), nextHref: '/reviews/page/4', isAdvanced: true }).isLast).toBe(true)
})

it('BLOG-01 an advanced address is known as one', () => {
  const list = read()
  list.add({ items: itemsOf('c'), nextHref: '/reviews/page/3', isAdvanced: true })
  expect(list.isAdvanced()).toBe(true)
  list.add({ items: itemsOf('d'), nextHref: '/reviews/page/4' })
  expect(list.isAdvanced()).toBe(false)
})
