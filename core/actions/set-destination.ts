import { pageBus } from '../bus'
import { type DestinationInput, destinationUpdate } from '../contract/destination'
import { keepDestination } from '../destination'
import { RoveError } from '../errors'
import { readPlace } from '../host/place'
import { callShop } from '../net/call-shop'
import { page } from '../page'
import type { DestinationOutcome } from './actions'

/**
 * Sets the destination by the contract's call, or by what the page put in its place; keeps it on the device and tells
 * `destination:changed`.
 *
 * @param source the element that asked
 */
export async function setDestination(input: DestinationInput, source?: Element): Promise<DestinationOutcome> {
  const outcome = await (page().performs.setDestination ?? askDestination)(input)
  const { postal, label, zone, restricted } = outcome
  const country = readPlace().country.code
  keepDestination(country, { postal, label })
  pageBus().tell('destination:changed', { country, postal, label, zone, restricted }, source)
  return outcome
}

/** What a destination means for a product, without setting it. Rejects with RoveError `no-geo`. */
export async function askDestination(input: DestinationInput): Promise<DestinationOutcome> {
  const { geo, zone, models_stock, restricted, restricted_validated } = await callShop(destinationUpdate, input)
  if (!geo) throw new RoveError('no-geo', destinationUpdate.name)
  return {
    postal: input.postal,
    label: [geo.city, geo.state_id].filter(Boolean).join(', '),
    zone: zone ?? undefined,
    restricted: Boolean(restricted && restricted_validated),
    stock: models_stock ?? undefined,
  }
}
