/** The setting `rove.header`: what the parts of the theme's header are. Proposed. */
import { type GenericSchema, pipe, record, safeParse, string, transform, unknown } from 'valibot'
import { own } from '../input/own'
import { optionalPhp } from '../input/php-values'
import { selector } from '../input/selector'
import { shape } from '../input/shape'
import { report } from '../report/report'

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

/** The selectors that can be used. Each other key is reported. */
function usable(given: Readonly<Record<string, unknown>>) {
  const valid = Object.entries(given).filter(([key, value]) => {
    const schema = (selectors.entries as Readonly<Record<string, GenericSchema>>)[key]
    const isUsable = schema && safeParse(schema, value).success
    if (!schema) report(name, `${key} is unknown; use ${keys.join(', ')}`)
    else if (!isUsable) report(name, `${key} is not a CSS selector, its default is used`)
    return isUsable
  })
  return own(Object.fromEntries(valid))
}

/** An invalid selector is reported, and its default is used. */
export const headerSetting = {
  name,
  schema: pipe(record(string(), unknown()), transform(usable), selectors),
  otherwise: undefined,
  takes: `an object of CSS selectors: ${keys.join(', ')}`,
} as const
