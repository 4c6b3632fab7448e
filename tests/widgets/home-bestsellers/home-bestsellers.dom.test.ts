import { expect, it } from 'vitest'
import { addSwitch, findLists } from '../../../widgets/home-bestsellers/home-bestsellers.dom'
import { createHomeBestsellersModel } from '../../../widgets/home-bestsellers/home-bestsellers.model'

const slides = '<ul data-rove-carousel="slides"><li><h3>Marlow 3-Seat Sofa</h3></li></ul>'

/** The names of the buttons for lists with these attributes and this HTML above their slides. */
function namesOf(...lists: readonly (readonly [attributes: string, above: string])[]) {
  document.body.innerHTML = lists
    .map(([attributes, above]) => `<section data-rove-home="list" ${attributes}>${above}${slides}</section>`)
    .join('')
  const { lists: found } = findLists(document.body)
  const model = createHomeBestsellersModel(found.length, { read: () => 0, write() {} })
  addSwitch(found, model, new AbortController().signal)
  return [...document.querySelectorAll('[data-rove-home=switch] button')].map(({ textContent }) => textContent)
}

it('HOME-04 a list is named by the heading above its slides, else by its label', () => {
  expect(namesOf(['', '<h2> Best sellers </h2>'], ['aria-label="New arrivals"', ''])).toEqual([
    'Best sellers',
    'New arrivals',
  ])
})

it('HOME-04 the heading of a product does not name a list', () => {
  expect(namesOf(['', '<h2>Best sellers</h2>'], ['', ''])).toEqual(['Best sellers'])
})
