/** A new Stripe stand-in for each test, and the server that prepares payments. */
import { afterEach, beforeEach, vi } from 'vitest'
import { page } from '../../../../core/base/state/page'
import { standInStripe } from './fake-stripe'

/** The server's answer to the request of a payment. */
export const intent = {
  clientSecret: 'pi_1_secret_1',
  name: 'Ada',
  email: 'ada@example.com',
  address: { postalCode: '97205', country: 'US', state: 'OR', city: 'Portland', line1: '1 Oak St', line2: '' },
  customerId: 'cus_1',
}

/** The stand-in of the current test. */
export let provider: ReturnType<typeof standInStripe>

/** Replaces the stand-in. */
export function standIn(...options: Parameters<typeof standInStripe>): void {
  provider = standInStripe(...options)
}

/** Installs a stand-in before each test of a file. */
export function installEachStripe(): void {
  beforeEach(() => standIn())
  afterEach(() => {
    vi.useRealTimers()
    page().shared.clear()
    document.body.replaceChildren()
    for (const name of ['Stripe', 'roveSettings']) Reflect.deleteProperty(window, name)
  })
}
