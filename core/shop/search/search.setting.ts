/** The settings of the search service. */
import { array, fallback, type GenericSchema, type InferOutput, nullish, picklist, record, string } from 'valibot'
import { issueIn } from '../../base/input/issue-in'
import { shape } from '../../base/input/shape'
import { report } from '../../base/report/report'

/** An optional part: an invalid one is reported and left out. */
const optionalPart = <Schema extends GenericSchema>(part: string, schema: Schema, otherwise: InferOutput<Schema>) =>
  fallback(schema, (decoded) => {
    const [issue] = decoded?.issues ?? []
    if (issue) report('settings', `left out: ${issueIn(`rove.search.${part}`, issue)}`)
    return otherwise
  })

/** The search service. Without `hosts`, its own hosts are used. */
export const searchService = {
  name: 'rove.search',
  schema: shape({
    appId: string(),
    apiKey: string(),
    hosts: optionalPart(
      'hosts',
      nullish(array(shape({ url: string(), protocol: nullish(picklist(['http', 'https']), 'https') }))),
      undefined,
    ),
    /** Names of the indexes where they differ from the specification's: `{ "products": "prod_products" }`. */
    indexes: optionalPart('indexes', nullish(record(string(), string()), {}), {}),
  }),
  otherwise: undefined,
} as const
