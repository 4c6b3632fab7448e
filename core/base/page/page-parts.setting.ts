/** The selectors of `<rove-page>`, under `rove`. Proposed: the specification does not show the shop's markup. */
import { check, pipe, string } from 'valibot'
import { checkedKeys } from '../input/checked-keys'
import { optionalPhp } from '../input/php-values'
import { selector } from '../input/selector'
import { shape } from '../input/shape'

const selectorOr = (otherwise: string) => optionalPhp(selector, otherwise)
const names = pipe(
  string(),
  check((text) => /^[\w-]+( [\w-]+)*$/.test(text), 'attribute names, please'),
)

/** The defaults: Drupal's and Ubercart's own markup. */
const defaults = {
  images: '.product-image img,.field-name-uc-product-image img',
  lazyAttribute: 'data-src data-original',
  printButton: '[data-rove-print]',
  vr: '.open-vr',
  adminMenus: '#admin-menu,#toolbar,#navbar-administration,#wpadminbar',
  passwordForm: '#user-pass',
  loginForm: '#user-login,#user-login-form',
}

declare module '../state/page' {
  interface Page {
    /** The selector of the links that open a viewer, once `<rove-page>` opens it. */
    viewers?: string
  }
}

const name = 'rove.page'

/** What `<rove-page>` finds in the page's own HTML. An invalid value is reported, and its default is used. */
export const pageParts = {
  name,
  schema: checkedKeys(
    name,
    shape({
      /** Product images, which have no context menu (PAGE-01). */
      images: selectorOr(defaults.images),
      /** The attributes that hold the original of a lazy image, with spaces between them (PAGE-02). */
      lazyAttribute: optionalPhp(names, defaults.lazyAttribute),
      /** What prints the page (PAGE-02). */
      printButton: selectorOr(defaults.printButton),
      /** Links to a virtual-reality viewer (PAGE-03). */
      vr: selectorOr(defaults.vr),
      /** The administrators' menus, which are hidden while the viewer is open (PAGE-03). */
      adminMenus: selectorOr(defaults.adminMenus),
      /** The form that requests a new password (PAGE-04). */
      passwordForm: selectorOr(defaults.passwordForm),
      /** The login form (PAGE-06). */
      loginForm: selectorOr(defaults.loginForm),
    }),
  ),
  otherwise: defaults,
} as const

/** The value of the setting. */
export type PageParts = typeof defaults
