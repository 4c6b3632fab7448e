import { afterEach, describe, expect, it, vi } from 'vitest'
import { readSetting, type SettingRow } from '../../../../core/base/input/read-setting'
import * as rows from '../../../../core/shop/product/product.setting'
import { captureConsole } from '../../base/page/console'

const said = captureConsole()
afterEach(() => {
  vi.unstubAllGlobals()
  delete (Object.prototype as Record<string, unknown>).restricted
})
const named = () => said().map((line) => line.split(' is not usable')[0])
const product = { nid: '1201', title: 'Sofa', price: '900', restricted: '1', protection: 1 }

describe('a product’s settings', () => {
  it.each<SettingRow>([rows.productImages, rows.salesData, rows.pageProduct, rows.productModels])(
    'LOAD-03 of $name, which PHP writes as a list where nothing is in it, are nothing, and nothing is said',
    (row) => {
      const nothing = row === rows.pageProduct ? { rove: { product: [] } } : { [row.name]: [] }
      vi.stubGlobal('roveSettings', nothing)
      expect(Object.keys(readSetting(row) ?? {})).toEqual([])
      expect(said()).toEqual([])
    },
  )

  it.each([
    ['title', ['Sofa'], ''],
    ['price', -1, undefined],
    ['price', 1e21, undefined],
    ['final_sale', { a: {} }, undefined],
    ['restricted', [], false],
    ['cover', { nid: 7 }, undefined],
    ['protection', {}, false],
    ['video', 'film.m3u8', undefined],
    ['lookbooks', [{ title: 'Oak' }], []],
  ])('BUY-08 an invalid %s of rove.product (%j) is reported, and the rest stays', (key, wrong, otherwise) => {
    vi.stubGlobal('roveSettings', { rove: { product: { ...product, [key]: wrong } } })
    const read = readSetting(rows.pageProduct)
    const all = { nid: 1201, title: 'Sofa', price: 900, restricted: true, protection: true, lookbooks: [] }
    expect({ ...read }).toEqual({ ...all, [key]: otherwise })
    expect(named()).toEqual([`[rove] rove.product: ${key}`])
  })

  it.each([
    [rows.productModels, { OAT: [11], MOSS: ['moss'] }, { OAT: [11] }],
    [rows.oidToModel, { 11: 'OAT', 12: 7 }, { 11: ['OAT'] }],
    [
      rows.oidDetails,
      { 11: { name: 'Oat', aid: 1 }, 12: { name: 'Moss', aid: 1, price: 1e21 } },
      { 11: { name: 'Oat' } },
    ],
  ] as const)('BUY-08 an invalid row of $name is left out and reported', (row, given, left) => {
    vi.stubGlobal('roveSettings', { [row.name]: given })
    const read = readSetting(row as SettingRow)
    expect(read).toMatchObject(left)
    expect(Object.keys(read ?? {})).toEqual(Object.keys(left))
    expect(named()).toEqual([`[rove] ${row.name}: ${Object.keys(given)[1]}`])
  })

  it('BUY-07 an invalid unused field of the sale is reported, and the sale stays', () => {
    vi.stubGlobal('roveSettings', { sales_data: { sell_price: 'low', amt: '200', currency: 'USD', available: 1 } })
    expect(readSetting(rows.salesData)).toMatchObject({ amt: 200 })
    expect(named()).toEqual(['[rove] sales_data: sell_price'])
  })

  it.each([-200, 1e21])('BUY-07 a sale of %d is ignored', (amt) => {
    vi.stubGlobal('roveSettings', { sales_data: { amt, currency: 'USD', available: 1 } })
    expect(readSetting(rows.salesData)).toBeUndefined()
    expect(named()).toContain('[rove] sales_data: amt')
  })

  it('GALLERY-01 an invalid list of pictures is left out and reported', () => {
    vi.stubGlobal('roveSettings', { product_imgs: { data: { 11: ['a.webp'], 12: [7] }, template: '/{file}' } })
    expect(readSetting(rows.productImages)?.data).toEqual({ 11: ['a.webp'] })
    expect(named()).toEqual(['[rove] product_imgs: 12'])
  })

  it('BUY-08 can be read from a given source in place of the page’s', () => {
    vi.stubGlobal('roveSettings', { sales_data: { amt: 200, currency: 'USD', available: 1 }, rove: { product } })
    expect(readSetting(rows.salesData, { rove: { product: { nid: 7 } } })).toBeUndefined()
    expect(readSetting(rows.pageProduct, { rove: { product: { nid: 7 } } })).toMatchObject({ nid: 7, title: '' })
  })

  it('BUY-08 ignore Object.prototype', () => {
    Object.assign(Object.prototype, { restricted: true })
    vi.stubGlobal('roveSettings', { rove: { product: { nid: 7 } } })
    expect(readSetting(rows.pageProduct)).toMatchObject({ nid: 7, restricted: false })
    expect(said()).toEqual([])
  })
})
