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
 * `destination:changed`. Who asks last has the word: what was asked before is cancelled, and rejects with RoveError
 * `superseded`.
 *
 * @param source the element that asked
 */
export async function setDestination(input: DestinationInput, source?: Element): Promise<DestinationOutcome> {
  const asking = new AbortController()
  page().askingDestination?.abort()
  page().askingDestination = asking
  const outcome = await perform(input, asking.signal)
  const { postal, label, zone, restricted } = outcome
  const country = readPlace().country.code
  keepDestination(country, { postal, label })
  pageBus().tell('destination:changed', { country, postal, label, zone, restricted }, source)
  return outcome
}

async function perform(input: DestinationInput, signal: AbortSignal): Promise<DestinationOutcome> {
  const asked = page().performs.setDestination?.(input) ?? askDestination(input, signal)
  const [outcome] = await Promise.allSettled([asked])
  if (signal.aborted) throw new RoveError('superseded', destinationUpdate.name)
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}

/** What a destination means for a product, without setting it. Rejects with RoveError `no-geo`. */
export async function askDestination(input: DestinationInput, signal?: AbortSignal): Promise<DestinationOutcome> {
  const { geo, zone, models_stock, restricted, restricted_validated } = await callShop(destinationUpdate, input, signal)
  if (!geo) throw new RoveError('no-geo', destinationUpdate.name)
  return {
    postal: input.postal,
    label: [geo.city, geo.state_id].filter(Boolean).join(', '),
    zone: zone ?? undefined,
    restricted: Boolean(restricted && restricted_validated),
    stock: models_stock ?? undefined,
  }
}
