/** A Stripe of its own for each test, and the server that it is made ready with. */
import { afterEach, beforeEach, vi } from 'vitest'
import { page } from '../../../../core/page'
import { standInStripe } from './fake-stripe'

/** What the server answers about a payment to be. */
export const intent = {
  clientSecret: 'pi_1_secret_1',
  name: 'Ada',
  email: 'ada@example.com',
  address: { postalCode: '97205', country: 'US', state: 'OR', city: 'Portland', line1: '1 Oak St', line2: '' },
  customerId: 'cus_1',
}

/** The provider of the test that runs. */
export let provider: ReturnType<typeof standInStripe>

/** Another provider in its place. */
export function standIn(...options: Parameters<typeof standInStripe>): void {
  provider = standInStripe(...options)
}

/** Says in a test file that each of its tests has one. */
export function eachHasAStripe(): void {
  beforeEach(() => standIn())
  afterEach(() => {
    vi.useRealTimers()
    page().shared.clear()
    document.body.replaceChildren()
    for (const name of ['Stripe', 'roveSettings']) Reflect.deleteProperty(window, name)
  })
}
