import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { fabricLimit, fabrics } from '../../demo-host/swatches/fabrics'
import { swatchCountries, swatchPaths } from '../../demo-host/swatches/swatch-paths'
import { settingsIn } from './order-calls'
import { openShop, type Shop, visit } from './visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

const address = {
  ...{ first_name: 'Ida', last_name: 'Lind', email: 'ida@home.test', country: '124', address1: '1 Main St' },
  ...{ city: 'Vancouver', province: '67', postal_code: 'V5K 0A1', phone: '+1 604 555 0100' },
}
/** A submitted form with the first fabrics. */
const sent = (count: number) => {
  const body = new URLSearchParams({ ...address, operation: randomUUID() })
  for (const { oid } of fabrics.slice(0, count)) body.append('swatches[]', oid)
  return { method: 'POST', body }
}
const call = (count: number, changes: Readonly<Record<string, string>>) => {
  const body = new URLSearchParams({ ...address, ...changes })
  for (const [n, { oid }] of fabrics.slice(0, count).entries()) body.append(`swatches[${n}]`, oid)
  return { method: 'POST', body, headers: { 'sec-fetch-site': 'same-origin' } }
}

describe.each(swatchPaths)('the swatch request at %s', (path) => {
  it('SWATCH-01 SWATCH-03 has its fabrics, its own countries by their numbers, and its settings', async () => {
    const page = await visit(shop).read(path)
    expect(page.match(/name="swatches\[\]"/g)).toHaveLength(fabrics.length)
    const select = /<select[^>]*name="country"[\s\S]*?<\/select>/.exec(page)?.[0] ?? ''
    expect(select.match(/<option/g)).toHaveLength(swatchCountries[path]?.length ?? 0)
    expect(settingsIn(page).rove.swatches).toEqual({ limit: fabricLimit, has_been_submitted: 0 })
  })

  it('SWATCH-02 TRACK-06 a submission is kept and logged once, with its fabrics and without its address', async () => {
    const guest = visit(shop)
    const answer = await guest(path, sent(2))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, path])
    await guest(path, sent(3))
    const rows = (await guest.json('/demo/log.json?what=form')) as { detail: string; params: object }[]
    expect(rows.map(({ detail }) => detail)).toEqual(['swatch-request-form'])
    expect(rows[0]?.params).toMatchObject({ swatches: ['Oat bouclé', 'Chalk bouclé'], email: 'i***@home.test' })
    expect(JSON.stringify(rows)).not.toMatch(/ida@home|"Ida"|Main St|6045550100/)
    const page = await guest.read(path)
    expect(page).toContain('class="messages status"')
    expect(page).not.toContain('name="first_name"')
    expect(settingsIn(page).rove.swatches).toMatchObject({ has_been_submitted: 1 })
    expect(await guest.read(path)).not.toContain('class="messages status"')
  })
})

it('SWATCH-01 the request has the four paths of the specification', () => {
  const variants = ['UK', 'US', 'CA'].map((country) => `/swatch-request-intl/${country}`)
  expect(swatchPaths).toEqual(['/swatch-request', ...variants])
})

it('SWATCH-02 a submission with too many fabrics or none keeps what was typed, and logs nothing', async () => {
  const guest = visit(shop)
  const over = await (await guest('/swatch-request', sent(fabricLimit + 1))).text()
  expect(over).toContain(`Error message: Please limit your selection to ${fabricLimit}.`)
  expect(over).toContain('value="Vancouver"')
  expect(await (await guest('/swatch-request', sent(0))).text()).toContain('Please select at least one swatch.')
  expect(await guest.json('/demo/log.json?what=form')).toEqual([])
})

it('SWATCH-03 the call has the rules of the page, and the same operation is accepted once', async () => {
  const guest = visit(shop)
  const operation = randomUUID()
  const post = async (count: number, changes = {}, visitor = guest) =>
    (await visitor('/ajax/swatch-request', call(count, { operation, ...changes }))).json()
  expect(await post(1, { address1: 'PO Box 3' })).toMatchObject({
    requested: false,
    errors: [{ field: 'address1', message: 'We do not accept PO Boxes' }],
  })
  expect(await post(1)).toMatchObject({ requested: true, url: '/swatch-request' })
  expect(await post(1)).toMatchObject({ requested: true })
  expect(await post(1, { operation: randomUUID() })).toMatchObject({ message: expect.stringContaining('with us') })
  expect(await guest.json('/demo/log.json?what=form')).toHaveLength(1)
  const loggedIn = visit(shop)
  expect(await post(1, {}, loggedIn)).toMatchObject({ requested: true })
  expect(await loggedIn.json('/demo/log.json?what=form')).toEqual([])
})

it('SWATCH-02 of several calls of an operation, the latest counts', async () => {
  const guest = visit(shop)
  const operation = randomUUID()
  for (const count of [2, 3, 3]) await guest('/ajax/swatch-request', call(count, { operation }))
  const rows = (await guest.json('/demo/log.json?what=form')) as { params: { swatches: string[] } }[]
  expect(rows.map(({ params }) => params.swatches.length)).toEqual([2, 3])
  expect(await guest.read('/swatch-request')).toContain('Clay bouclé')
})
