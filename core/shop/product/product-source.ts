/** Which settings are those of a product, on a page that has the settings of several (BUY-08). */
import { sources } from '../../base/input/read-setting'
import { RoveError } from '../../base/report/errors'
import { page } from '../../base/state/page'

declare module '../../base/state/page' {
  interface Page {
    /** The product of each model that a source of settings has had, by the source and the model's name. */
    modelOwners?: WeakMap<object, Map<string, number>>
  }
}

type Fields = Readonly<Record<string, unknown>>

function fieldOf(value: unknown, name: string): unknown {
  try {
    return Object.hasOwn(Object(value), name) ? (value as Fields)[name] : undefined
  } catch {
    // A field of the page that throws: `readSetting` reports it where it is needed.
    return undefined
  }
}

function nidOf(source: unknown): number | undefined {
  const nid = fieldOf(fieldOf(fieldOf(source, 'rove'), 'product'), 'nid')
  return nid === undefined || nid === null ? undefined : Number(nid)
}

const modelsIn = (source: unknown): readonly string[] => [
  ...Object.keys(Object(fieldOf(source, 'product_models'))),
  ...Object.entries(Object(fieldOf(source, 'oid_to_model'))).flatMap(([, names]) => [names].flat().map(String)),
]

/**
 * Remembers whose models each source has, before something is merged into it: Drupal's ajax merges the settings of its
 * answers into those of the page.
 */
export function noteProducts(): void {
  const { modelOwners = new WeakMap<object, Map<string, number>>() } = page()
  page().modelOwners = modelOwners
  for (const source of sources()) {
    const nid = nidOf(source)
    if (nid === undefined) continue
    const owners = modelOwners.get(source as object) ?? new Map<string, number>()
    modelOwners.set(source as object, owners)
    for (const model of modelsIn(source)) if (!owners.has(model)) owners.set(model, nid)
  }
}

/**
 * The source of settings that is to be read for a product: see `readSetting`. `undefined` where the page has the settings
 * of one product: then all sources are read.
 *
 * @throws RoveError `mixed-products` where the source has the models of another product too: the settings of two products
 *   were merged, and nothing tells whose pictures and sale they are
 */
export function productSource(nid: number): unknown {
  noteProducts()
  const named = sources().filter((source) => nidOf(source) !== undefined)
  const found = named.find((source) => nidOf(source) === nid)
  const owners = page().modelOwners?.get(Object(found))
  const other = modelsIn(found)
    .map((model) => owners?.get(model))
    .find((owner) => owner !== undefined && owner !== nid)
  if (other !== undefined)
    throw new RoveError('mixed-products', 'rove.product', {
      cause: `the settings of ${other} and ${nid} were merged: write those of ${nid} as JSON into the HTML that is inserted, or set the property “product”`,
    })
  return named.every((source) => nidOf(source) === nid) ? undefined : found
}
