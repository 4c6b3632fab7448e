import { pipe, string, transform } from 'valibot'
import { pageBus } from '../bus'
import { type DestinationInput, destinationUpdate } from '../contract/destination'
import { count, truth, words } from '../contract/stock'
import { keepDestination } from '../destination'
import { RoveError } from '../errors'
import { readPlace } from '../host/place'
import { rows } from '../lenient'
import { callShop } from '../net/call-shop'
import { page } from '../page'
import { shape } from '../shape'
import { amount, maybe, name } from '../written-by-php'
import type { DestinationOutcome } from './actions'
import { perform } from './perform'

const stock = rows(
  'actions.setDestination',
  shape({
    inStock: count,
    ships: words,
    satellite: count,
    satelliteShips: words,
    preOrder: count,
    expected: words,
    price: maybe(amount),
    original: maybe(amount),
    hidden: truth,
    disallowed: truth,
    message: maybe(shape({ text: string(), tip: words })),
  }),
)

const outcomeShape = shape({
  postal: pipe(
    string(),
    transform((postal) => postal || null),
    string(),
  ),
  label: string(),
  zone: maybe(name),
  restricted: truth,
  stock: maybe(stock),
})

/**
 * Sets the destination by the contract's call, or by what the page put in its place; keeps it on the device and tells
 * `destination:changed`. Who asks last has the word: what was asked before is cancelled, and rejects with RoveError
 * `superseded`.
 *
 * @param source the element that asked
 */
export async function setDestination(input: DestinationInput, source?: Element): Promise<DestinationOutcome> {
  const asking = new AbortController()
  page().askingDestination?.abort()
  page().askingDestination = asking
  const outcome = await performNow(input, asking.signal)
  const { postal, label, zone, restricted } = outcome
  const country = readPlace().country.code
  keepDestination(country, { postal, label })
  pageBus().tell('destination:changed', { country, postal, label, zone, restricted }, source)
  return outcome
}

async function performNow(input: DestinationInput, signal: AbortSignal): Promise<DestinationOutcome> {
  const superseded = () => new RoveError('superseded', destinationUpdate.name)
  const outcome = await perform('setDestination', (given) => askDestination(given, signal), outcomeShape, input).catch(
    (failure: unknown) => {
      throw signal.aborted ? superseded() : failure
    },
  )
  if (signal.aborted) throw superseded()
  return outcome
}

/** What a destination means for a product, without setting it. Rejects with RoveError `no-geo`. */
export async function askDestination(input: DestinationInput, signal?: AbortSignal): Promise<DestinationOutcome> {
  const { geo, zone, models_stock, restricted, restricted_validated } = await callShop(destinationUpdate, input, signal)
  if (!geo) throw new RoveError('no-geo', destinationUpdate.name)
  return {
    postal: input.postal,
    label: [geo.city, geo.state_id].filter(Boolean).join(', '),
    zone,
    restricted: Boolean(restricted && restricted_validated),
    stock: models_stock,
  }
}
