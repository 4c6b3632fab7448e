/** Where the search service is. */
import { array, nullish, picklist, record, string } from 'valibot'
import { shape } from '../../shape'

/** Without `hosts`, the service's own. */
export const searchService = {
  name: 'rove.search',
  schema: shape({
    appId: string(),
    apiKey: string(),
    hosts: nullish(array(shape({ url: string(), protocol: nullish(picklist(['http', 'https']), 'https') }))),
    /** Names of the indexes where they differ from the specification's: `{ "products": "prod_products" }`. */
    indexes: nullish(record(string(), string()), {}),
  }),
  otherwise: undefined,
} as const
