import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RoveError } from '../../../core/base/report/errors'
import { createTextLookup } from '../../../core/base/texts/texts'
import type { EmailCartInput } from '../../../core/shop/cart/cart-email.contract'
import { type EmailCartState, next } from '../../../widgets/email-cart/email-cart.machine'
import { createEmailCartModel, type EmailCartDeps } from '../../../widgets/email-cart/email-cart.model'
import { readEmails } from '../../../widgets/email-cart/email-cart.rules'
import { emailCartTexts } from '../../../widgets/email-cart/email-cart.texts'
import { cartOf, line } from '../cart/carts'

const cart = cartOf([line('a')])
let emitCount = (_: number) => {}
let deps: EmailCartDeps
beforeEach(() => {
  deps = {
    t: createTextLookup(emailCartTexts, 'en'),
    readCart: vi.fn(async () => cart),
    send: vi.fn(async (_: EmailCartInput) => undefined),
    report: vi.fn(),
    watchCount: (heard) => {
      emitCount = heard
      return () => {}
    },
  }
})
const form = (...addresses: string[]) => ({ addresses, body: ' Look ', subscribe: true })
const opened = () => {
  const model = createEmailCartModel(deps)
  model.toggle()
  return model
}

describe('the email-cart model', () => {
  it('MAILCART-01 the current cart is sent to the given addresses, without empty ones', async () => {
    const model = opened()
    const sending = model.submit(form(' a@home.test ', '', 'b@home.test'))
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

  it.each(['status-500', 'signed-out', 'wrong-shape'])(
    'MAILCART-01 the confirmation is shown whatever the server answers: %s is reported',
    async (code) => {
      const failure = new RoveError(code, 'cart.email')
      deps = { ...deps, send: vi.fn(async () => Promise.reject(failure)) }
      const model = opened()
      await model.submit(form('a@home.test'))
      expect(model.get().now).toEqual({ at: 'sent' })
      expect(deps.report).toHaveBeenCalledExactlyOnceWith(failure)
    },
  )

  it.each([
    ['readCart', 'status-500'],
    ['send', 'not-sent'],
    ['send', 'network'],
    ['send', 'timeout'],
  ] as const)(
    'MAILCART-01 nothing is called sent where %s ends with %s, and it can be sent again',
    async (call, code) => {
      const failure = new RoveError(code, 'cart.email')
      deps = { ...deps, [call]: vi.fn(async () => Promise.reject(failure)) }
      const model = opened()
      await model.submit(form('a@home.test'))
      expect(model.get().now).toMatchObject({ at: 'writing', isUnsent: true, invalid: [] })
      expect(deps.report).toHaveBeenCalledExactlyOnceWith(failure)
    },
  )

  it('MAILCART-01 an invalid address is marked, and nothing is sent', async () => {
    const model = opened()
    await model.submit(form('a@home.test', 'home'))
    expect(model.get().now).toMatchObject({ at: 'writing', invalid: [1], tries: 1 })
    await model.submit(form('', ''))
    expect(model.get().now).toMatchObject({ invalid: [0], tries: 2 })
    expect(deps.send).not.toHaveBeenCalled()
  })

  it('MAILCART-01 the cart is sent once, however often it is submitted', async () => {
    const model = opened()
    await Promise.all([model.submit(form('a@home.test')), model.submit(form('a@home.test'))])
    await model.submit(form('a@home.test'))
    expect(deps.send).toHaveBeenCalledTimes(1)
  })

  it('nothing is rendered if the cart is empty', () => {
    const model = opened()
    emitCount(0)
    expect(model.get().empty).toBe(true)
    emitCount(2)
    expect(model.get().empty).toBe(false)
  })
})

describe('the email-cart state machine', () => {
  const walk = (...types: ('toggled' | 'field-added' | 'completed')[]) =>
    types.reduce<EmailCartState>((state, type) => next(state, { type }), { at: 'closed' })

  it('MAILCART-01 the form opens and closes, and has at most three fields', () => {
    expect(walk('toggled')).toMatchObject({ at: 'writing', fields: 1 })
    expect(walk('toggled', 'toggled')).toEqual({ at: 'closed' })
    expect(walk('toggled', 'field-added', 'field-added', 'field-added')).toMatchObject({ fields: 3 })
    expect(walk('field-added', 'completed')).toEqual({ at: 'closed' })
  })

  it('MAILCART-01 the form cannot be closed while it is sending, and stays sent', () => {
    const sending = next(walk('toggled'), { type: 'submitted', invalid: [], areTooMany: false })
    expect(next(sending, { type: 'toggled' })).toBe(sending)
    const sent = next(sending, { type: 'completed' })
    expect(next(sent, { type: 'toggled' })).toBe(sent)
  })
})

it('MAILCART-01 addresses are identified by their fields', () => {
  expect(readEmails(['', 'x', ' a@b.test'])).toMatchObject({ emails: ['x', 'a@b.test'], invalid: [1] })
})
