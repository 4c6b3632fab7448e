import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { EmailCartInput } from '../../../core/contract/email-cart'
import { RoveError } from '../../../core/errors'
import { createSay } from '../../../core/texts'
import { type EmailCartState, next } from '../../../widgets/email-cart/email-cart.machine'
import { createEmailCartModel, type EmailCartDeps } from '../../../widgets/email-cart/email-cart.model'
import { readEmails } from '../../../widgets/email-cart/email-cart.rules'
import { emailCartTexts } from '../../../widgets/email-cart/email-cart.texts'
import { cartOf, line } from '../cart/carts'

const cart = cartOf([line('a')])
let told = (_: number) => {}
let deps: EmailCartDeps
beforeEach(() => {
  deps = {
    say: createSay(emailCartTexts, 'en'),
    readCart: vi.fn(async () => cart),
    send: vi.fn(async (_: EmailCartInput) => undefined),
    report: vi.fn(),
    watchCount: (heard) => {
      told = heard
      return () => {}
    },
  }
})
const letter = (...emails: string[]) => ({ emails, body: ' Look ', subscribe: true })
const opened = () => {
  const model = createEmailCartModel(deps)
  model.toggle()
  return model
}

describe('mailing a cart', () => {
  it('MAILCART-01 sends the cart of now to the addresses given, without the blank ones', async () => {
    const model = opened()
    const sending = model.submit(letter(' a@home.test ', '', 'b@home.test'))
    expect(model.get().now.at).toBe('sending')
    await sending
    expect(deps.send).toHaveBeenCalledExactlyOnceWith({
      emails: ['a@home.test', 'b@home.test'],
      body: 'Look',
      subscribe: true,
      cart,
    })
    expect(model.get().now).toEqual({ at: 'sent' })
  })

  it.each(['readCart', 'send'] as const)(
    'MAILCART-01 is sent, for the shopper, also where %s fails; the developer is told',
    async (call) => {
      const failure = new RoveError('status-500', 'cart.email')
      deps = { ...deps, [call]: vi.fn(async () => Promise.reject(failure)) }
      const model = opened()
      await model.submit(letter('a@home.test'))
      expect(model.get().now).toEqual({ at: 'sent' })
      expect(deps.report).toHaveBeenCalledExactlyOnceWith(failure)
    },
  )

  it('MAILCART-01 sends nothing where an address is none, and says which', async () => {
    const model = opened()
    await model.submit(letter('a@home.test', 'home'))
    expect(model.get().now).toMatchObject({ at: 'writing', wrong: [1], tries: 1 })
    await model.submit(letter('', ''))
    expect(model.get().now).toMatchObject({ wrong: [0], tries: 2 })
    expect(deps.send).not.toHaveBeenCalled()
  })

  it('MAILCART-01 is sent once, however often it is submitted', async () => {
    const model = opened()
    await Promise.all([model.submit(letter('a@home.test')), model.submit(letter('a@home.test'))])
    await model.submit(letter('a@home.test'))
    expect(deps.send).toHaveBeenCalledTimes(1)
  })

  it('is not shown where nothing is in the cart', () => {
    const model = opened()
    told(0)
    expect(model.get().empty).toBe(true)
    told(2)
    expect(model.get().empty).toBe(false)
  })
})

describe('its machine', () => {
  const walk = (...types: ('toggled' | 'field-added' | 'completed')[]) =>
    types.reduce<EmailCartState>((state, type) => next(state, { type }), { at: 'closed' })

  it('MAILCART-01 opens and closes, and ends with three fields', () => {
    expect(walk('toggled')).toMatchObject({ at: 'writing', fields: 1 })
    expect(walk('toggled', 'toggled')).toEqual({ at: 'closed' })
    expect(walk('toggled', 'field-added', 'field-added', 'field-added')).toMatchObject({ fields: 3 })
    expect(walk('field-added', 'completed')).toEqual({ at: 'closed' })
  })

  it('MAILCART-01 is not closed while it is sent, and stays sent', () => {
    const sending = next(walk('toggled'), { type: 'submitted', wrong: [] })
    expect(next(sending, { type: 'toggled' })).toBe(sending)
    const sent = next(sending, { type: 'completed' })
    expect(next(sent, { type: 'toggled' })).toBe(sent)
  })
})

it('MAILCART-01 reads addresses by their places', () => {
  expect(readEmails(['', 'x', ' a@b.test'])).toEqual({ emails: ['x', 'a@b.test'], wrong: [1] })
})
