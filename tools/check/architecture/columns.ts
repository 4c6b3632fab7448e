/** What stands in the page's flow follows its own width: only what is listed here asks for the width of the window. */
import type { Files } from './source'

const overPage = 'is over the page'
const atScreenEdge = 'is at the edge of the screen'

/** The files that ask for the window's width, and why. */
const asksWindow: Readonly<Record<string, string>> = {
  'core/base/styles/column.css': 'the width where the page takes it from the content',
  'core/view/dialog/lock-scroll.ts': 'whether the page has a scroll bar',
  'core/view/dialog/modal.css': overPage,
  'core/view/edge/use-top-layer.ts': overPage,
  'core/view/panel/panel.css': atScreenEdge,
  'core/view/photos/photo.css': overPage,
  'core/view/zoom/zoom.css': overPage,
  'widgets/ar-tour/ar-tour.css': overPage,
  'widgets/buybox/buybox-purchase.css': atScreenEdge,
  'widgets/cart/terms/terms.css': 'a dialog, or on a phone in place of the cart (CART-02)',
  'widgets/cart/terms/terms.view.tsx': 'a dialog, or on a phone in place of the cart (CART-02)',
  'widgets/checkout/summary/summary.css': 'folded on a phone, whatever gutters the page has (CHK-03)',
  'widgets/checkout/review/review.dom.ts': 'the server’s page, which its theme lays out for a phone (CHK-03)',
  'widgets/financing/plans/plans.css': overPage,
  'widgets/gallery/gallery.element.ts': 'spares phones the reading of the element’s width',
  'widgets/gallery/gallery.rules.ts': 'which file of a picture is loaded',
  'widgets/header/flyout/flyout.css': overPage,
  'widgets/header/header.css': 'is as wide as the page',
  'widgets/home-originals/home-originals.css': 'the theme turns the slides at the same width of the window (HOME-03)',
  'widgets/hosts/host/host.css': overPage,
  'widgets/love/love.css': overPage,
  'widgets/page/vr/vr.css': overPage,
  'widgets/page/vr/vr.rules.ts': 'which viewer a device gets',
  'widgets/popups/card/card.css': overPage,
  'widgets/search-results/search-results.css': atScreenEdge,
  'widgets/search/search-panel.css': overPage,
}

/** Media queries for the window’s width or shape, and lengths that are shares of it. */
const windowInStyles = /@media[^{]*\b(?:width|inline-size|orientation|aspect-ratio)\b|\d[sld]?v(?:w|i|min|max)\b/
/** The window's width, and the queries of `screens.rules.ts`. */
const windowInCode = /\binnerWidth\b|\bphoneScreens\b|\b(?:upTo|above)\('|\b(?:min|max)-width:/

/** A file of what is shown asks for the window's width only if it is listed, and what is listed does. */
export function layoutsFollowColumn(files: Files): string[] {
  return [...files]
    .filter(([path]) => /^(?:widgets|core\/(?:view|lists|base\/styles))\/.*\.(?:css|tsx?)$/.test(path))
    .flatMap(([path, text]) => {
      const asks = (path.endsWith('.css') ? windowInStyles : windowInCode).test(withoutComments(text))
      if (asks === path in asksWindow) return []
      return [asks ? `${path} asks for the width of the window` : `${path} is listed, and asks for no width`]
    })
}

const withoutComments = (text: string): string => text.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, '')
