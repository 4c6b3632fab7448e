import { beforeAll, describe, expect, it } from 'vitest'
import { cartAdd } from '../../core/shop/cart/cart-add.contract'
import { addMarlow, call, cartForm, marlow, refused } from './product-calls'
import { form, keep, openShop, type Shop, visit } from './visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

const fields = (other: Record<string, string> = {}) => ({
  ...cartAdd.query({ ...marlow, operation: crypto.randomUUID() }),
  ...other,
})
const large = { model: 'SOF1201-OAT-4S', options: new Map([...marlow.options, [2, 7]]) }

describe('the call that adds to the cart', () => {
  it('BUY-02 returns the cart’s count and the line with the server’s prices', async () => {
    const guest = visit(shop)
    expect(await addMarlow(guest)).toMatchObject({
      count: 1,
      line: { nid: 1201, model: 'SOF1201-OAT-3S', qty: 1, price: 1890, currency: 'USD' },
    })
    expect(await addMarlow(guest, { ...large, qty: 2 })).toMatchObject({ count: 3, line: { qty: 2, price: 2310 } })
    expect(await addMarlow(visit(shop))).toMatchObject({ count: 1 })
  })

  it('applies one operation once, for any number of repeated or concurrent calls', async () => {
    const guest = visit(shop)
    await guest('/')
    const again = () => addMarlow(guest, { qty: 2, operation: 'one-and-the-same' })
    const answers = await Promise.all([again(), again(), again()])
    expect(answers.map(({ line }) => line.qty)).toEqual([2, 2, 2])
    expect(await again()).toMatchObject({ count: 2, line: { qty: 2 } })
    expect(await addMarlow(visit(shop), { operation: 'one-and-the-same' })).toMatchObject({ count: 1 })
  })

  it('returns the first response for a repeated operation, also when it took the last piece', async () => {
    const guest = visit(shop)
    const again = () => addMarlow(guest, { qty: 36, operation: 'all-of-them' })
    await again()
    expect(await again()).toMatchObject({ count: 36, line: { qty: 36 } })
  })

  it('a repeated operation does not add a line again that was removed since', async () => {
    const guest = visit(shop)
    await addMarlow(guest, { operation: 'taken-out' })
    await guest('/cart', form(cartForm({ 'remove-0': 'Remove' })))
    expect(await addMarlow(guest, { operation: 'taken-out' })).toMatchObject({ count: 0 })
  })

  it('PRICE-02 applies the sale, then the member’s discount, in the country’s currency', async () => {
    const somebody = visit(shop)
    const options = new Map([[1, (await optionsOf('/product/luca-sofa'))[0] ?? 0]])
    const luca = { nid: 1210, model: 'SOF1210-RUS', qty: 1, options }
    const add = async () => (await call(somebody, cartAdd, { ...luca, operation: crypto.randomUUID() })).line
    expect(await add()).toMatchObject({ price: 1500, currency: 'USD' })
    await somebody('/?as=member')
    expect(await add()).toMatchObject({ price: 1200, currency: 'USD' })
    await somebody('/?country=CA')
    expect(await add()).toMatchObject({ price: (2670 - 650) * 0.8, currency: 'CAD' })
  })

  it('COVER-01 a member pays less for an outdoor cover too', async () => {
    const member = visit(shop)
    await member('/?as=member')
    const options = new Map([[1, (await optionsOf('/product/terrace-sofa-cover'))[0] ?? 0]])
    const cover = { nid: 1285, model: 'OUT1285-SAN', qty: 1, options, operation: 'a-cover' }
    expect((await call(member, cartAdd, cover)).line.price).toBe(128)
  })

  it('marks a final-sale line', async () => {
    const options = new Map([[1, (await optionsOf('/product/luca-sofa'))[0] ?? 0]])
    const luca = { nid: 1210, model: 'SOF1210-RUS', qty: 1, options, operation: 'final' }
    expect((await call(visit(shop), cartAdd, luca)).message).toContain('Final sale')
    expect((await addMarlow(visit(shop))).message).toBe('')
  })

  it.each([
    ['an id that is none', { operation: '' }, 'operation'],
    ['an id that is a sentence', { operation: 'one and two' }, 'operation'],
    ['another product', { nid: '99' }, 'nid'],
    ['a product that is no number', { nid: '1201 OR 1=1' }, 'nid'],
    ['another’s option', { 'attributes[1]': '70' }, 'attributes'],
    ['an option too many', { 'attributes[3]': '8' }, 'attributes'],
    ['options of another model', { model: 'SOF1201-OAT-4S' }, 'model'],
    ['none of it', { qty: '0' }, 'qty'],
    ['half of it', { qty: '1.5' }, 'qty'],
    ['less than none of it', { qty: '-1' }, 'qty'],
    ['a hundred', { qty: '100' }, 'qty'],
    ['protection that is not offered', { protection: 'protection-4' }, 'protection'],
  ])('refuses %s and adds nothing', async (_, other, error) => {
    const guest = visit(shop)
    const { status, body } = await refused(guest, cartAdd.path, fields(other))
    expect([status, body.error]).toEqual([400, expect.stringContaining(error)])
    expect(await guest.read('/cart')).toContain('uc-cart-empty')
  })

  it('refuses a body that is not a form', async () => {
    const response = await visit(shop)(cartAdd.path, { method: 'POST', body: '{"nid":1201}' })
    expect(response.status).toBe(400)
  })

  it('includes the quantity in the cart in the stock limit', async () => {
    const guest = visit(shop)
    await addMarlow(guest, { qty: 36 })
    const message = 'Not that many are left, counting those in your cart.'
    expect(await refused(guest, cartAdd.path, fields())).toMatchObject({ status: 422, body: { message } })
  })

  it.each([
    ['TER-160', 0, 'not to be sold'],
    ['TER-200', 0, 'hidden'],
    ['TER-240', 0, 'sold out'],
    ['CHA-240', 0, 'idle'],
    ['CHA-200', 99, 'made to order'],
    ['SAN-200', 3, 'in stock'],
    ['SAN-240', 4, 'on pre-order'],
  ])('BUY-01 sells of %s at most %d: %s', async (code, count) => {
    const oids = await optionsOf('/product/dune-wool-rug')
    const [colours, sizes] = [oids.slice(0, 3), oids.slice(3)]
    const [colour = '', size = ''] = code.split('-')
    const sent = {
      nid: '1235',
      model: `RUG1235-${code}`,
      'attributes[1]': String(colours[['SAN', 'CHA', 'TER'].indexOf(colour)]),
      'attributes[2]': String(sizes[['160', '200', '240'].indexOf(size)]),
    }
    const add = (qty: number) =>
      visit(shop)(cartAdd.path, form({ ...sent, qty: String(qty), operation: crypto.randomUUID() }))
    if (count > 0) expect((await add(count)).status).toBe(200)
    expect((await add(count + 1)).status).toBe(count < 99 ? 422 : 400)
  })

  it('refuses an option that is no longer offered', async () => {
    const settings = await visit(shop).read('/product/toft-swivel-chair')
    const [, ochre = ''] = /"(\d+)":\{[^}]*"name":"Ochre"/.exec(settings) ?? []
    const sent = { nid: '1217', model: 'CHA1217-OCH', qty: '1', 'attributes[1]': ochre, operation: 'ochre' }
    expect(await refused(visit(shop), cartAdd.path, sent)).toMatchObject({ status: 400 })
  })

  it('DELIV-03 refuses a product that is too fragile for the stored destination', async () => {
    const guest = visit(shop)
    await guest('/')
    const [oid = 0] = await optionsOf('/product/carrara-coffee-table')
    const sent = { nid: '1226', qty: '1', 'attributes[1]': String(oid) }
    keep(guest, 'rove_postal_US', '96813')
    expect(await refused(guest, cartAdd.path, { ...sent, operation: 'a' })).toMatchObject({
      body: { error: expect.stringContaining('destination') },
    })
    keep(guest, 'rove_postal_US', '90210')
    expect((await guest(cartAdd.path, form({ ...sent, operation: 'b' }))).status).toBe(200)
  })

  it('the log contains the call', async () => {
    const guest = visit(shop)
    await addMarlow(guest, { protection: 'protection-3' })
    expect(await guest.read('/demo/log')).toContain('1 × SOF1201-OAT-3S, with protection-3')
  })
})

/** The option ids of a product, in order. */
async function optionsOf(path: string): Promise<number[]> {
  const page = await visit(shop).read(path)
  const [, details = '{}'] = /"oid_details":(\{.*?\}\}),/.exec(page) ?? []
  return Object.keys(JSON.parse(details)).map(Number)
}
