/** `<rove-header>`: adds behaviour to the server's own header. */

import { loadCode } from '../../core/base/async/load-code'
import { pageBus } from '../../core/base/bus/bus'
import { createListen } from '../../core/base/bus/listen'
import { readMarket } from '../../core/base/country/country.setting'
import { watchNavigation } from '../../core/base/device/navigation'
import { isRendered } from '../../core/base/device/visibility'
import { own } from '../../core/base/input/own'
import { readSetting } from '../../core/base/input/read-setting'
import { readFlags } from '../../core/base/page/body-flags.setting'
import { headerSetting } from '../../core/base/page/header.setting'
import { note } from '../../core/base/page/traces'
import { guard, report } from '../../core/base/report/report'
import { createTextLookup } from '../../core/base/texts/texts'
import { addCartOpener, cartPath, openCart } from '../../core/shop/cart/open-cart.action'
import { readMemberTerms } from '../../core/shop/membership/membership.setting'
import { lockPage } from '../../core/view/dialog/lock-page'
import { defineElement } from '../../core/view/element/define-element'
import { openInNewTabs, showSigns } from '../../core/view/link/new-tab'
import css from './header.css?inline'
import { createHeaderModel, type OwnHeaderModel } from './header.model'
import { where, withDefaults } from './header.rules'
import { headerTexts } from './header.texts'
import type { HeaderState } from './header.types'
import { HeaderView } from './header.view'
import { watchBars } from './header-bars.dom'
import { connectCart, pageHasCart } from './header-cart.dom'
import { showForVisitor } from './header-links.dom'
import { watchMenus } from './header-menus.dom'
import { whenReplaced } from './header-replaced.dom'
import { reportMarks, reportUnmatched } from './header-reports.dom'
import { watchSearch } from './header-search.dom'
import { watchSticking } from './header-sticky.dom'

/** What the tag takes. */
const headerAttributes = { 'opens-on-add': { type: 'boolean' } } as const

/** The element, ready to be registered. */
export default defineElement<typeof headerAttributes, HeaderState, OwnHeaderModel>({
  tag: 'rove-header',
  attributes: headerAttributes,
  reference: __ROVE_REFERENCE__ && {
    summary: 'Adds menus, a sticky position and the cart in a flyout to the server’s own header.',
    placing: ['once', 'in-templates'],
    attributes: {
      'opens-on-add':
        'The cart opens when something was added to it, except on the pages of the cart and the checkout.',
    },
    facts: {},
    parts: {
      backdrop: 'The dimmed page behind the drawer.',
      dialog: 'The flyout.',
      'cart-link': 'The link from there to the cart’s own page.',
      'close-button': 'Closes the cart.',
    },
    slots: {
      '': 'The server’s header: its links, its `<details>` menus and its forms, which work without script.',
    },
    tokens: {
      '--rove-edge-top': {
        doc: 'The height at the top of the screen that fixed bars of the page take, on `:root`: the header sticks below them. The bars that Drupal and WordPress show to editors are measured.',
        default: '0px',
      },
    },
  },
  styles: [css],
  view: HeaderView,
  create({ element, attributes: { opensOnAdd }, request, signal }) {
    const given = readSetting(headerSetting)
    const selectors = withDefaults(given)
    const listen = createListen(where, signal)
    const reportFailure = (failure: unknown) => report(where, failure)
    const model = createHeaderModel({
      host: element,
      hasCart: pageHasCart,
      requestCart: () => request('cart:open-requested', {}),
      loadFlyout: async () => (await loadCode(import('./flyout/flyout.view'))).FlyoutView,
      cartHref: () => element.querySelector(selectors.cart)?.getAttribute('href') ?? cartPath(),
      goTo: (href) => location.assign(href),
      watchNavigation: (...args) => watchNavigation(where, ...args),
      lockPage: (drawer) => {
        const lock = new AbortController()
        const undo = () => lock.abort()
        // Also where the header cannot be created.
        signal.addEventListener('abort', undo, own({ signal: lock.signal }))
        lockPage(drawer, element, drawerEvents, lock.signal)
        return undo
      },
      report: reportFailure,
    })
    const drawerEvents = { onBack: () => menus.closeInnermost(), onRemoved: () => setDrawer() }
    const setDrawer = (drawer?: Element) => {
      note(element, 'data-drawer').toggleAttribute('data-drawer', !!drawer)
      model.setDrawer(drawer)
    }
    const kind = readFlags().loggedIn ? (readMemberTerms().isMember ? 'member' : 'customer') : 'guest'
    const t = createTextLookup(headerTexts, readMarket().language)
    // What fails leaves the rest of the header working.
    for (const start of [
      () => showSigns(signal),
      () => {
        const markSearch = watchSearch(element, selectors.search, listen, signal)
        whenReplaced(element, signal, () => {
          showForVisitor(element, kind)
          openInNewTabs(element, selectors.newTab)
          markSearch()
        })
      },
      () => watchSticking(element, listen, signal),
      () => watchBars(signal),
      () => reportUnmatched(given ?? {}, selectors),
      () => reportMarks(element, selectors.search),
    ])
      guard(where, start)()
    const menus = watchMenus(element, {
      drawer: () => element.querySelector<HTMLDetailsElement>(`details:is(${selectors.drawer})`) ?? undefined,
      onDrawer: setDrawer,
      isRendered,
      listen,
      signal,
    })
    const opensCart = addCartOpener(
      {
        host: element,
        isOpen: () => model.get().flyout.at !== 'closed',
        // A header with `display: contents` has no box of its own.
        isRendered: () => [element, ...element.children].some(isRendered),
        open: model.openFlyout,
      },
      signal,
    )
    const onPress = (link: Element) => {
      openCart({ link }).catch((failure: unknown) => {
        reportFailure(failure)
        // The page's own action has failed: the link is followed.
        location.assign(link.getAttribute('href') ?? cartPath())
      })
    }
    guard(where, () => connectCart(element, { selectors, t, onPress, listen, signal }))()
    if (opensOnAdd) {
      const onAdded = () => {
        if (opensCart() && !pageHasCart()) openCart().catch(reportFailure)
      }
      signal.addEventListener('abort', pageBus().on('cart:added', onAdded))
    }
    return model
  },
})
