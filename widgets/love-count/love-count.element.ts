/**
 * `<rove-love-count>`: the number of products on the visitor's wishlist, updated when hearts are pressed, here or in
 * another tab.
 */

import { readMarket } from '../../core/base/country/country.setting'
import { createTextLookup } from '../../core/base/texts/texts'
import { type LovesState, shareLoves } from '../../core/shop/love/love.store'
import { defineElement } from '../../core/view/element/define-element'
import css from './love-count.css?inline'
import { loveCountTexts } from './love-count.texts'
import { type LoveCountModel, LoveCountView } from './love-count.view'

/** The element's attributes. */
const loveCountAttributes = {} as const

export default defineElement<typeof loveCountAttributes, LovesState, LoveCountModel>({
  tag: 'rove-love-count',
  attributes: loveCountAttributes,
  reference: __ROVE_REFERENCE__ && {
    summary: 'The number of products on the visitor’s wishlist.',
    placing: ['may-be-empty'],
    attributes: {},
    facts: {},
    parts: { count: 'The number. `data-state` is `empty` or `some`.' },
    slots: { '': 'The server’s number, shown until the element has its own.' },
    tokens: {},
  },
  styles: [css],
  view: LoveCountView,
  async create({ signal }) {
    const loves = shareLoves(signal)
    await loves.loaded
    return {
      get: loves.get,
      subscribe: loves.subscribe,
      t: createTextLookup(loveCountTexts, readMarket().language),
      stop() {},
    }
  },
})
