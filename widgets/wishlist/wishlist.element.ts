/** `<rove-wishlist>`: the products on the visitor's wishlist, on /i-love and /wishlist (LOVE-05). */

import { readMarket } from '../../core/base/country/country.setting'
import { formatMoney } from '../../core/base/country/money.rules'
import { safeUrl } from '../../core/base/input/safe-url'
import { shopPath } from '../../core/base/page/path'
import { report } from '../../core/base/report/report'
import { createTextLookup } from '../../core/base/texts/texts'
import type { LovedProduct } from '../../core/shop/love/love.contract'
import { shareLoves } from '../../core/shop/love/love.store'
import { shownPrice } from '../../core/shop/membership/membership.rules'
import { readMemberTerms } from '../../core/shop/membership/membership.setting'
import type { ProductPrice } from '../../core/shop/price-check/mismatch.rules'
import { defineElement } from '../../core/view/element/define-element'
import css from './wishlist.css?inline'
import { createWishlistModel, type WishlistModel, type WishlistState } from './wishlist.model'
import { wishlistTexts } from './wishlist.texts'
import { WishlistView } from './wishlist.view'

/** The element's attributes. */
const wishlistAttributes = {} as const

export default defineElement<typeof wishlistAttributes, WishlistState, WishlistModel>({
  tag: 'rove-wishlist',
  attributes: wishlistAttributes,
  reference: __ROVE_REFERENCE__ && {
    summary: 'The products on the visitor’s wishlist, each with a button that removes it.',
    placing: ['once'],
    attributes: {},
    facts: {
      'price:shown': '`{ by, prices }`: the prices of the products, whenever the list was read.',
      'love:changed':
        '`{ nid, loved, count, item }`: a product was removed or restored. The list follows hearts on the page and in other tabs.',
    },
    parts: {
      status: 'The latest message.',
      'undo-button': 'Restores the removed product.',
      list: 'The products.',
      card: 'One product. `data-state` is `waiting` while it is being removed.',
      image: 'The picture of a product.',
      title: 'The title of a product.',
      price: 'The price in the page’s country; for a member, the member price.',
      'member-label': 'The label of a member price.',
      'regular-price': 'The regular price, struck through.',
      'remove-button': 'Removes the product.',
      empty: 'The content of an empty wishlist.',
      'browse-link': 'The link from the empty wishlist to the shop.',
    },
    slots: { '': 'The server’s own list: shown until the element is ready, and if its code does not run.' },
    tokens: {},
  },
  styles: [css],
  view: WishlistView,
  create({ element, publish, signal }) {
    const { country, language } = readMarket()
    const loves = shareLoves(signal)
    const terms = readMemberTerms()
    const priceOf = ({ nid, price }: LovedProduct): ProductPrice => ({
      ...{ nid, model: undefined, currency: country.currency, isMember: terms.isMember },
      price: shownPrice(price, terms).due,
    })
    return createWishlistModel({
      loves: {
        ...loves,
        async list() {
          const items = await loves.list()
          publish('price:shown', { by: 'rove-wishlist', prices: items.map(priceOf) })
          return items
        },
        change: (input, { title: name, url, image, price }) =>
          loves.change(input, element, { name, url, image, price }),
      },
      t: createTextLookup(wishlistTexts, language),
      money: (amount) => formatMoney(amount, country.currency),
      shown: (price) => shownPrice(price, terms),
      basePath: shopPath(),
      safeUrl,
      report: (failure) => report('wishlist', failure),
    })
  },
})
