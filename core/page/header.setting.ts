/** The setting `rove.header`: what the parts of the theme's header are. Proposed. */
import { optional } from '../input/php-values'
import { selector } from '../input/selector'
import { shape } from '../input/shape'

/** CSS selectors inside `<rove-header>`; an absent one is the default: see `headerSelectors`. */
export const headerSetting = {
  name: 'rove.header',
  schema: shape({
    /** The `<details>` that is the drawer. */
    drawer: optional(selector),
    /** The link that shows and hides the search form, whose id is its fragment. */
    search: optional(selector),
    /** Links that open the cart. */
    cart: optional(selector),
    /** The number of pieces in the cart. */
    count: optional(selector),
    /** Links that open in a new tab. */
    newTab: optional(selector),
  }),
  otherwise: undefined,
} as const
