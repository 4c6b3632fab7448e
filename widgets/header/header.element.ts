/** `<rove-header>`: adds behaviour to the server's own header. */

import { loadCode } from '../../core/async/load-code'
import { setCartOpener } from '../../core/cart/open-cart.action'
import { readMarket } from '../../core/country/country.setting'
import { defineElement } from '../../core/element/define-element'
import { own } from '../../core/input/own'
import { readSetting } from '../../core/input/read-setting'
import { readFlags } from '../../core/page/body-flags.setting'
import { pageBus } from '../../core/page/bus'
import { headerSetting } from '../../core/page/header.setting'
import { basePath } from '../../core/page/page.setting'
import { report } from '../../core/page/report'
import { createTextLookup } from '../../core/page/texts'
import { isMember } from '../../core/visitor/member.setting'
import css from './header.css?inline'
import { connectCart, watchSticking } from './header.dom'
import { createHeaderModel, type OwnHeaderModel } from './header.model'
import { withDefaults } from './header.rules'
import { headerTexts } from './header.texts'
import type { HeaderState } from './header.types'
import { HeaderView } from './header.view'
import { lockPage } from './header-drawer.dom'
import { openInNewTabs, showForVisitor } from './header-links.dom'
import { watchMenus } from './header-menus.dom'
import { watchSearch } from './header-search.dom'

/** What the tag takes. */
const headerAttributes = { 'opens-on-add': { type: 'boolean' } } as const

/** The element, ready to be registered. */
export default defineElement<typeof headerAttributes, HeaderState, OwnHeaderModel>({
  tag: 'rove-header',
  attributes: headerAttributes,
  reference: __ROVE_REFERENCE__ && {
    summary: 'Adds menus, a sticky position and a cart beside the page to the server’s own header.',
    attributes: {
      'opens-on-add': 'The cart opens when something was added to it.',
    },
    facts: {},
    parts: {
      backdrop: 'The dimmed page behind the menu on a phone.',
      dialog: 'The cart beside the page.',
      'cart-link': 'The link from there to the cart’s own page.',
      'close-button': 'Closes the cart.',
    },
    slots: {
      '': 'The server’s header: its links, its `<details>` menus and its forms, which work without script.',
    },
    tokens: {},
  },
  styles: [css],
  view: HeaderView,
  create({ element, attributes: { opensOnAdd }, request, signal }) {
    const selectors = withDefaults(readSetting(headerSetting))
    const drawer = element.querySelector<HTMLDetailsElement>(selectors.drawer) ?? undefined
    const kind = readFlags().loggedIn ? (readSetting(isMember) ? 'member' : 'customer') : 'guest'
    showForVisitor(element, kind)
    openInNewTabs(element, selectors.newTab, createTextLookup(headerTexts, readMarket().language)('newTab'))
    watchSearch(element, selectors.search, signal)
    watchSticking(element, signal)
    const menus = watchMenus(element, {
      drawer,
      onDrawer(isOpen) {
        element.toggleAttribute('data-drawer', isOpen)
        model.setDrawer(isOpen)
      },
      signal,
    })
    const model = createHeaderModel({
      host: element,
      hasCart: () => [...document.querySelectorAll('rove-cart, rove-checkout')].some((tag) => !element.contains(tag)),
      requestCart: () => request('cart:open-requested', {}),
      loadFlyout: async () => (await loadCode(import('./flyout/flyout.view'))).FlyoutView,
      goToCart: () => location.assign(`${readSetting(basePath)}cart`),
      lockPage: () => lockPage(drawer ?? element, () => void menus.closeInnermost()),
      report: (failure) => report('header', failure),
    })
    connectCart(element, selectors, signal)
    setCartOpener(model.openCart, signal)
    const stopAdded = opensOnAdd ? pageBus().on('cart:added', () => void model.openCart()) : undefined
    signal.addEventListener('abort', () => stopAdded?.(), own({ once: true }))
    return model
  },
})
