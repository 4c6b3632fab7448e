/** `<rove-home-bestsellers>`: best sellers and new arrivals, one of them shown (HOME-04). */

import { RoveError } from '../../core/base/report/errors'
import { report } from '../../core/base/report/report'
import { adoptInPage } from '../../core/base/styles/style-sheet'
import { startCarousel } from '../../core/view/carousel/carousel'
import { createKeptNumber } from '../../core/view/carousel/kept-number'
import { enhance } from '../../core/view/element/enhance'
import css from './home-bestsellers.css?inline'
import { addSwitch, findLists } from './home-bestsellers.dom'
import { createHomeBestsellersModel } from './home-bestsellers.model'
import { stepPx } from './home-bestsellers.rules'

const tag = 'rove-home-bestsellers'

/** The element, ready to be registered. */
export default enhance({
  tag,
  reference: __ROVE_REFERENCE__ && {
    summary: 'Shows best sellers or new arrivals, each as a carousel with its own link to all.',
    placing: [],
    attributes: {},
    facts: {},
    parts: {},
    slots: {
      '': 'The server’s lists, each in an element with `data-rove-home="list"` that has a heading or an `aria-label`, a link to all and a list with `data-rove-carousel="slides"`.',
    },
    tokens: {},
  },
  start({ element, signal }) {
    const { lists, areAll } = findLists(element)
    const marks = 'a heading or an aria-label, and items in data-rove-carousel="slides"'
    if (lists.length === 0)
      throw new RoveError('no-lists', `<${tag}>`, { cause: `no element with data-rove-home="list" that has ${marks}` })
    if (!areAll)
      report(`<${tag}>`, new RoveError('no-slides', `<${tag}>`, { cause: `one data-rove-home="list" lacks ${marks}` }))
    signal.addEventListener('abort', adoptInPage(css))
    for (const root of lists) startCarousel({ root, section: element, step: stepPx, signal })
    if (lists.length < 2) return
    addSwitch(lists, createHomeBestsellersModel(lists.length, createKeptNumber(element, tag)), signal)
  },
})
