import { pipe, string, transform } from 'valibot'
import { pageBus } from '../../base/bus/bus'
import { perform } from '../../base/bus/perform'
import { readMarket } from '../../base/country/country.setting'
import { rows } from '../../base/input/lenient'
import { amount, optional, text } from '../../base/input/php-values'
import { shape } from '../../base/input/shape'
import { callShop } from '../../base/net/call-shop'
import { RoveError } from '../../base/report/errors'
import { page } from '../../base/state/page'
import { countOrZero, flagOrFalse, textOrUndefined } from '../product/stock.contract'
import type { ModelStock } from '../product/stock.rules'
import { type DestinationInput, destinationUpdate } from './destination.contract'
import { storeDestination } from './destination.store'

/** The result of `setDestination`, for one product. */
export interface DestinationOutcome {
  /** Its normal form, which is stored and shown. */
  readonly postal: string
  /** The name of the place: `Beverly Hills, CA`. */
  readonly label: string
  readonly zone: string | undefined
  /** The product is too fragile for this destination. */
  readonly restricted: boolean
  /** The stock of all models for this destination; `undefined` if it is not known. */
  readonly stock: Readonly<Record<string, ModelStock>> | undefined
}

declare module '../../base/bus/actions' {
  interface Actions {
    /**
     * Sets the delivery destination. Rejects with RoveError `no-geo` where the shop does not know the place, and with
     * `superseded` once another destination is requested.
     */
    setDestination(
      input: DestinationInput,
      defaultAction?: (input: DestinationInput) => Promise<DestinationOutcome>,
    ): Promise<DestinationOutcome>
  }
}

const stock = rows(
  'actions.setDestination',
  shape({
    inStock: countOrZero,
    ships: textOrUndefined,
    satellite: countOrZero,
    satelliteShips: textOrUndefined,
    preOrder: countOrZero,
    expected: textOrUndefined,
    price: optional(amount),
    original: optional(amount),
    hidden: flagOrFalse,
    disallowed: flagOrFalse,
    message: optional(shape({ text: string(), tip: textOrUndefined })),
  }),
)

const outcomeShape = shape({
  postal: pipe(
    string(),
    transform((postal) => postal || null),
    string(),
  ),
  label: string(),
  zone: optional(text),
  restricted: flagOrFalse,
  stock: optional(stock),
})

declare module '../../base/state/page' {
  interface Page {
    /** Aborts the latest request for a destination. */
    pendingDestination?: AbortController
  }
}

/**
 * Sets the destination by the contract's call, or by the page's replacement. Stores it on the device and publishes
 * `destination:changed`. The latest call wins: earlier calls are aborted and reject with RoveError `superseded`.
 *
 * @param source the element that requested it
 */
export async function setDestination(input: DestinationInput, source?: Element): Promise<DestinationOutcome> {
  const pending = new AbortController()
  page().pendingDestination?.abort()
  page().pendingDestination = pending
  const outcome = await performUnlessSuperseded(input, pending.signal)
  const { postal, label, zone, restricted } = outcome
  const country = readMarket().country.code
  storeDestination(country, { postal, label })
  pageBus().publish('destination:changed', { country, postal, label, zone, restricted }, source)
  return outcome
}

async function performUnlessSuperseded(input: DestinationInput, signal: AbortSignal): Promise<DestinationOutcome> {
  const superseded = () => new RoveError('superseded', destinationUpdate.name)
  const outcome = await perform(
    'setDestination',
    (given) => requestDestination(given, signal),
    input,
    outcomeShape,
  ).catch((failure: unknown) => {
    throw signal.aborted ? superseded() : failure
  })
  if (signal.aborted) throw superseded()
  return outcome
}

/**
 * Requests what a destination means for a product, without setting it. Rejects with RoveError `no-geo` where the shop
 * does not know the place.
 */
export async function requestDestination(input: DestinationInput, signal?: AbortSignal): Promise<DestinationOutcome> {
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
