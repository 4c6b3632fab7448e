import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { paymentSettings, stripeHosts } from '../../demo-host/payment/payment-settings'
import { stripeAccount } from '../../demo-host/payment/stripe-account'
import { stripePackage } from '../../demo-host/payment/stripe-package'
import { openShop, visit } from './visitor'

/** A simulated Stripe API with one payment; it records the requests. */
let server: Server
let asked: { readonly line: string; readonly body: string; readonly key: string | undefined }[]
let intent: Record<string, unknown>
beforeEach(async () => {
  asked = []
  intent = { id: 'pi_1', object: 'payment_intent', client_secret: 'pi_1_secret_x', amount: 1000, currency: 'usd' }
  Object.assign(intent, { status: 'requires_payment_method', metadata: { order: '7' }, next_action: null })
  server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const { method, url, headers } = request
    asked.push({ line: `${method} ${url}`, body, key: headers['idempotency-key']?.toString() })
    const tooLate = method === 'POST' && intent.status === 'succeeded'
    response.writeHead(tooLate ? 400 : 200, { 'content-type': 'application/json' })
    const error = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message: 'No.' }
    response.end(JSON.stringify(tooLate ? { error } : intent))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const provider = () => {
  const { port } = server.address() as AddressInfo
  return stripePackage('sk_test_x', { host: 'localhost', port, protocol: 'http', maxNetworkRetries: 0 })
}
const order = { order: '7', amount: 1000, currency: 'USD', key: 'a-key', back: '', locale: 'en-US' }

it('STRIPE-01 creates one payment for an idempotency key, with the order’s id', async () => {
  expect(await provider().create(order)).toEqual({
    id: 'pi_1',
    secret: 'pi_1_secret_x',
    order: '7',
    amount: 1000,
    currency: 'USD',
    status: 'requires_payment_method',
    next: null,
    refusal: null,
  })
  expect(asked).toMatchObject([{ line: 'POST /v1/payment_intents', key: 'a-key' }])
  expect(asked[0]?.body).toContain('amount=1000&currency=usd')
  expect(asked[0]?.body).toContain('metadata[order]=7')
})

it('returns the unchanged payment when it is too late to change or cancel it', async () => {
  intent.status = 'succeeded'
  expect((await provider().update('pi_1', 900)).status).toBe('succeeded')
  expect((await provider().cancel('pi_1')).status).toBe('succeeded')
})

it('returns the next action of a payment', async () => {
  intent.status = 'requires_action'
  expect((await provider().retrieve('pi_1')).next).toBe('authenticate')
  intent.next_action = { type: 'verify_with_microdeposits' }
  expect((await provider().retrieve('pi_1')).next).toBe('microdeposits')
})

it('throws when Stripe cannot be reached', async () => {
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  const nobody = stripePackage('sk_test_x', { host: 'localhost', port, protocol: 'http', maxNetworkRetries: 0 })
  await expect(nobody.retrieve('pi_1')).rejects.toThrow()
  server = createServer().listen(0)
})

it('the settings contain the publishable key, and the allowed hosts Stripe’s, when both keys are set', () => {
  expect(stripeAccount({ STRIPE_SECRET_KEY: 'sk_test_x' })).toBeUndefined()
  const account = stripeAccount({ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_PUBLISHABLE_KEY: 'pk_test_x' })
  const settings = paymentSettings(account)
  expect(settings.stripe).toEqual({ publishableKey: 'pk_test_x' })
  expect(settings.vendors).not.toHaveProperty('stripe')
  expect(JSON.stringify(settings)).not.toContain('sk_')
  expect(stripeHosts(account).script).toContain('https://js.stripe.com')
})

it('with stand-ins the content security policy allows only the shop’s own host', async () => {
  const policy = (await visit(await openShop())('/demo/payments')).headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/frame-src 'self';/)
  expect(policy).toMatch(/connect-src 'self';/)
  expect(policy).not.toMatch(/unsafe|stripe/)
})

it('the settings list the test cards, and the bank’s pending state can be set', async () => {
  const guest = visit(await openShop())
  const page = await guest.read('/demo/payments')
  for (const words of ['4000 0025 0000 3155', '000123456789', 'PayBright', 'Nothing yet']) expect(page).toContain(words)
  expect(await guest.read('/')).toContain('href="/demo/payments"')
})
