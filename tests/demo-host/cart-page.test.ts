import { beforeAll, describe, expect, it } from 'vitest'
import { addFirst, addMarlow, cartForm } from './product-calls'
import { form, openShop, type Shop, visit } from './visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

const serverForm = { nid: '1201', qty: '1', 'attributes[1]': '1', 'attributes[2]': '7' }

describe('the cart page', () => {
  it('shows each line with its options and price, the total, and the count beside the link', async () => {
    const guest = visit(shop)
    await addMarlow(guest, { qty: 2 })
    await guest('/cart', form(serverForm))
    const page = await guest.read('/cart')
    expect(page).toMatch(/Marlow 3-Seat Sofa[\s\S]*Oat · 3-Seat[\s\S]*\$1,890 each[\s\S]*\$3,780/)
    expect(page).toMatch(/Oat · 4-Seat[\s\S]*\$2,310/)
    expect(page).toContain('<strong>$6,090</strong>')
    expect(page).toContain('<span class="cart-pieces" data-rove-header="count">3</span>')
    expect(await guest.read('/sofas')).toContain('<span class="cart-pieces" data-rove-header="count">3</span>')
  })

  it('includes the price of protection in the total', async () => {
    const guest = visit(shop)
    await addMarlow(guest, { protection: 'protection-3' })
    const page = await guest.read('/cart')
    expect(page).toContain('3 years of protection · $189')
    expect(page).toContain('<strong>$2,079</strong>')
  })

  it('belongs to one visitor and uses the country’s currency and language', async () => {
    const guest = visit(shop)
    await addMarlow(guest)
    expect(await guest.read('/cart?country=KR')).toMatch(/수량[\s\S]*합계[\s\S]*2,550,000₩/)
    expect(await visit(shop).read('/cart')).toContain('Your cart is empty')
  })

  it('PRICE-02 labels a member’s price in the country’s language', async () => {
    const member = visit(shop)
    await member.read('/?as=member')
    await addMarlow(member)
    expect(await member.read('/cart?country=US')).toContain('<span class="price__member">MEMBER</span>')
    expect(await member.read('/cart?country=KR')).toContain('<span class="price__member">멤버</span>')
  })

  it('omits products that the country does not sell', async () => {
    const guest = visit(shop)
    const [, oid = ''] =
      /name="attributes\[1\]" value="(\d+)"/.exec(await guest.read('/product/fjord-leather-sofa')) ?? []
    const [, size = ''] =
      /name="attributes\[2\]" value="(\d+)"/.exec(await guest.read('/product/fjord-leather-sofa')) ?? []
    await guest('/cart', form({ nid: '1205', qty: '1', 'attributes[1]': oid, 'attributes[2]': size }))
    expect(await guest.read('/cart')).toContain('Fjord Leather Sofa')
    const page = await guest.read('/cart?country=KR')
    expect(page).toContain('<span class="cart-pieces" data-rove-header="count">0</span>')
    expect(page).not.toContain('Fjord Leather Sofa')
  })

  it('CART-01 changes quantities and removes lines, only in the visitor’s own cart', async () => {
    const [one, other] = [visit(shop), visit(shop)]
    await addMarlow(one)
    await other('/cart', form(cartForm({ 'remove-0': 'Remove' })))
    expect(await one.read('/cart')).toContain('Marlow')
    const response = await one('/cart', form(cartForm({ 'items[0][qty]': '2', 'update-cart': 'Update cart' })))
    expect([response.status, response.headers.get('location')]).toEqual([303, '/cart'])
    expect(await one.read('/cart')).toContain('<strong>$3,780</strong>')
    await one('/cart', form(cartForm({ 'remove-0': 'Remove' })))
    expect(await one.read('/cart')).toContain('uc-cart-empty')
  })

  it('CART-01 applies and removes a coupon and shows the error of a failed change', async () => {
    const guest = visit(shop)
    await addMarlow(guest)
    await guest('/cart', form(cartForm({ coupon: 'ROOMS10' })))
    expect(await guest.read('/cart')).toMatch(/ROOMS10 · 10% off[\s\S]*<strong>\$1,701<\/strong>/)
    await guest('/cart', form(cartForm({ 'coupon-remove': '1' })))
    expect(await guest.read('/cart')).toContain('<strong>$1,890</strong>')
    const answer = await guest('/cart', form(cartForm({ 'items[0][qty]': '99', coupon: 'SPRING20' })))
    expect(await answer.text()).toMatch(/role="alert">[\s\S]*Marlow 3-Seat Sofa: Only 36[\s\S]*coupon has expired/)
  })

  it('CART-02 opens the checkout after agreement to the made-to-order terms', async () => {
    const guest = visit(shop)
    await addMarlow(guest)
    const go = (other: Record<string, string> = {}) => guest('/cart', form(cartForm({ op: 'Checkout', ...other })))
    expect((await go()).headers.get('location')).toBe('/cart/checkout')
    await addFirst(guest, 1204, 'juno-velvet-sofa')
    expect(await guest.read('/cart')).toMatch(/<input type="checkbox" name="terms"/)
    expect(await (await go()).text()).toMatch(/role="alert">[\s\S]*Please agree to the terms/)
    expect((await go({ terms: '1' })).headers.get('location')).toBe('/cart/checkout')
    expect((await go()).headers.get('location')).toBe('/cart/checkout')
  })

  it('is deleted on request', async () => {
    const guest = visit(shop)
    await addMarlow(guest)
    await guest('/demo/reset', form({}))
    expect(await guest.read('/cart')).toContain('uc-cart-empty')
  })
})

describe('the server-rendered product form', () => {
  it('adds to the cart without script and opens the cart page', async () => {
    const guest = visit(shop)
    const page = await guest.read('/product/marlow-3-seat-sofa')
    expect(page).toMatch(/<rove-buybox nid="1201">[\s\S]*<form action="\/cart" method="post"[\s\S]*<\/rove-buybox>/)
    expect(page).toMatch(/<rove-gallery nid="1201">[\s\S]*<img[\s\S]*<\/rove-gallery>/)
    expect(page).toContain('<rove-financing nid="1201"></rove-financing>')
    const response = await guest('/cart', form(serverForm))
    expect([response.status, response.headers.get('location')]).toEqual([303, '/cart'])
  })

  it('returns to the product page with the reason when it cannot add', async () => {
    const guest = visit(shop)
    const response = await guest('/cart', form({ ...serverForm, qty: '99' }))
    const back = response.headers.get('location') ?? ''
    expect(back).toBe('/product/marlow-3-seat-sofa?problem=stock')
    expect(await guest.read(back)).toMatch(/role="alert">\s*There are not that many/)
    expect((await guest('/cart', form({ nid: 'x' }))).headers.get('location')).toBe('/cart')
    expect(await guest.read('/product/marlow-3-seat-sofa?problem=constructor')).not.toContain('role="alert"')
  })

  it('is disabled when nothing can be bought', async () => {
    const page = await visit(shop).read('/product/bo-wingback-chair')
    expect(page).toMatch(/<button[^>]*node-add-to-cart[^>]* disabled[^>]*>\s*Sold out/)
  })
})

it('the reviewer page lists every special product, and each link resolves', async () => {
  const guest = visit(shop)
  const page = await guest.read('/demo/products')
  const links = [...page.matchAll(/href="(\/product\/[^"]+)"/g)].map(([, href = '']) => href)
  expect(links.length).toBeGreaterThan(20)
  for (const href of links) expect((await visit(shop)(href.split('#')[0] ?? '')).status, href).toBe(200)
  expect(await guest.read('/')).toContain('href="/demo/products"')
})
