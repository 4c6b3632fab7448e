import { beforeAll, describe, expect, it } from 'vitest'
import { atCheckout, settingsIn } from './order-calls'
import { addMarlow } from './product-calls'
import { form, openShop, type Shop, type Visitor, visit } from './visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

describe('LOGIN-01 the login', () => {
  const login = (visitor: Visitor, name: string, pass: string, destination = 'cart/checkout') =>
    visitor(`/user/login?destination=${destination}`, form({ name, pass, form_id: 'user_login', op: 'Log in' }))

  it('returns to the checkout with the same cart and order', async () => {
    const { visitor, id } = await atCheckout(shop)
    const response = await login(visitor, 'Member@example.com', 'sofas')
    expect([response.status, response.headers.get('location')]).toEqual([303, '/cart/checkout'])
    const { order } = settingsIn(await visitor.read('/cart/checkout')).rove.checkout
    expect(order).toMatchObject({ id, email: 'member@example.com', total: 1512 })
  })

  it('merges the guest cart into the account’s without duplicates', async () => {
    const guest = visit(shop)
    await login(guest, 'customer@example.com', 'sofas')
    await addMarlow(guest, { qty: 2 })
    await guest('/user/logout')
    await addMarlow(guest)
    await login(guest, 'customer@example.com', 'sofas')
    expect(await guest.read('/cart')).toContain('<span class="cart-pieces" data-rove-header="count">2</span>')
  })

  it.each([
    ['an unknown address', 'nobody@example.com', 'sofas'],
    ['no password', 'member@example.com', ''],
  ])('refuses %s', async (_, name, pass) => {
    const { visitor } = await atCheckout(shop)
    const response = await login(visitor, name, pass)
    expect(response.status).toBe(200)
    expect(await response.text()).toMatch(/messages error[\s\S]*unrecognized username or password/)
    expect((await visitor('/user')).headers.get('location')).toBe('/user/login')
  })

  it.each(['https://elsewhere.example', '//elsewhere.example', 'javascript:alert(1)'])(
    'does not redirect to %s',
    async (to) => {
      const response = await login(visit(shop), 'member@example.com', 'sofas', encodeURIComponent(to))
      expect(response.headers.get('location')).toBe('/user')
    },
  )

  it('the password form’s response is the same for every address', async () => {
    const guest = visit(shop)
    const page = await (await guest('/user/password', form({ name: 'nobody@example.com' }))).text()
    expect(page).toContain('If there is an account for this address, a link is on its way.')
  })
})
