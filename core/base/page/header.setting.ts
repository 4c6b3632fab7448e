/** The setting `rove.header`: what the parts of the theme's header are. Proposed. */
import { checkedKeys } from '../input/checked-keys'
import { optionalPhp } from '../input/php-values'
import { selector } from '../input/selector'
import { shape } from '../input/shape'

const name = 'rove.header'

/** CSS selectors inside `<rove-header>`; an absent one is the default: see `headerSelectors`. */
const selectors = shape({
  /** The `<details>` that is the drawer. */
  drawer: optionalPhp(selector),
  /** The link that shows and hides the search form, whose id is its fragment. */
  search: optionalPhp(selector),
  /** Links that open the cart. */
  cart: optionalPhp(selector),
  /** The number of pieces in the cart. */
  count: optionalPhp(selector),
  /** Links that open in a new tab. */
  newTab: optionalPhp(selector),
})
const keys = Object.keys(selectors.entries)

/** An invalid selector is reported, and its default is used. */
export const headerSetting = {
  name,
  schema: checkedKeys(name, selectors),
  otherwise: undefined,
  takes: `an object of CSS selectors: ${keys.join(', ')}`,
} as const
