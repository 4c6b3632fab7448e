/** `<rove-wishlist>`: the products a visitor loves, on /i-love and /wishlist. Source: document 0, section 2 (LOVE-05). */

import { shownPrice } from '../../core/domain/membership'
import { formatMoney } from '../../core/domain/money'
import { defineElement } from '../../core/element/define-element'
import { readPlace } from '../../core/host/place'
import { readMemberTerms } from '../../core/host/settings/member-terms'
import { basePath } from '../../core/host/settings/page'
import { readSetting } from '../../core/host/settings/read-setting'
import { shareLoves } from '../../core/loves'
import { report } from '../../core/report'
import { safeUrl } from '../../core/safe-url'
import { createSay } from '../../core/texts'
import css from './wishlist.css?inline'
import { createWishlistModel, type WishlistModel, type WishlistState } from './wishlist.model'
import { wishlistTexts } from './wishlist.texts'
import { WishlistView } from './wishlist.view'

/** What the tag takes. */
export const wishlistAttributes = {} as const

/** The element, ready to be registered. */
export default defineElement<typeof wishlistAttributes, WishlistState, WishlistModel>({
  tag: 'rove-wishlist',
  attributes: wishlistAttributes,
  reference: __ROVE_REFERENCE__ && {
    summary: 'The products a visitor loves, each with a way to remove it.',
    attributes: {},
    facts: {
      'love:changed':
        '`{ nid, loved, count, item }`: a product was removed, or brought back. The list follows hearts elsewhere.',
    },
    parts: {
      status: 'What has just happened.',
      'undo-button': 'Brings back what was removed.',
      list: 'The products.',
      card: 'One product. `data-state` is `waiting` while it is being removed.',
      image: 'Its picture.',
      title: 'Its name.',
      price: 'Its price in the visitor’s country; for a member, the member’s.',
      'member-label': 'Says that it is a member’s price.',
      'regular-price': 'What others pay, struck.',
      'remove-button': 'Removes it.',
      empty: 'What is shown when nothing is loved.',
      'browse-link': 'The way from there to the shop.',
    },
    slots: { '': 'The server’s own list, shown until ours is known and where our code does not run.' },
    tokens: {},
  },
  styles: [css],
  view: WishlistView,
  create({ element, signal }) {
    const { country, language } = readPlace()
    const loves = shareLoves(signal)
    const terms = readMemberTerms()
    return createWishlistModel({
      loves: {
        ...loves,
        change: (input, { title: name, url, image, price }) =>
          loves.change(input, element, { name, url, image, price }),
      },
      say: createSay(wishlistTexts, language),
      money: (amount) => formatMoney(amount, country.currency),
      shown: (price) => shownPrice(price, terms),
      basePath: readSetting(basePath),
      safeUrl,
      report: (failure) => report('wishlist', failure),
    })
  },
})
