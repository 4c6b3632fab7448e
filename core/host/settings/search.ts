/** Where the search service is. */
import { array, fallback, type GenericSchema, type InferOutput, nullish, picklist, record, string } from 'valibot'
import { issueIn } from '../../issue-in'
import { report } from '../../report'
import { shape } from '../../shape'

/** A part that search can do without: where it is wrong, it is named on the console and left out. */
const spared = <Schema extends GenericSchema>(part: string, schema: Schema, otherwise: InferOutput<Schema>) =>
  fallback(schema, (decoded) => {
    const [issue] = decoded?.issues ?? []
    if (issue) report('settings', `left out: ${issueIn(`rove.search.${part}`, issue)}`)
    return otherwise
  })

/** Without `hosts`, the service's own. */
export const searchService = {
  name: 'rove.search',
  schema: shape({
    appId: string(),
    apiKey: string(),
    hosts: spared(
      'hosts',
      nullish(array(shape({ url: string(), protocol: nullish(picklist(['http', 'https']), 'https') }))),
      undefined,
    ),
    /** Names of the indexes where they differ from the specification's: `{ "products": "prod_products" }`. */
    indexes: spared('indexes', nullish(record(string(), string()), {}), {}),
  }),
  otherwise: undefined,
} as const
