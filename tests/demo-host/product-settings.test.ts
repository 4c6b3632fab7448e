import { parse } from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { countries } from '../../core/base/country/countries.rules'
import { choose, type Option, selectionFrom, visibleOptions } from '../../core/shop/product/models.rules'
import * as rows from '../../core/shop/product/product.setting'
import { isBuyable, stockDisplay } from '../../core/shop/product/stock.rules'
import { pageStock } from '../../core/shop/product/stock.setting'
import furniture from '../../demo-host/catalogue/furniture.json'
import { films } from '../../demo-host/content/films'
import { keep, openShop, type Shop, type Visitor, visit } from './visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

/** The settings of a product page, decoded by the widgets' schemas. */
async function settingsOf(visitor: Visitor, slug: string, query = '') {
  const page = await visitor.read(`/product/${slug}${query}`)
  const [, json = ''] = /jQuery\.extend\(Drupal\.settings, (\{.*\})\);/.exec(page) ?? []
  if (json === '') return undefined
  const settings = JSON.parse(json) as Record<string, unknown> & { rove: { product?: unknown } }
  if (settings.rove.product === undefined) return undefined
  return {
    models: parse(rows.productModels.schema, settings.product_models),
    modelsByOption: parse(rows.oidToModel.schema, settings.oid_to_model),
    options: parse(rows.oidDetails.schema, settings.oid_details),
    stock: parse(pageStock.schema, settings.models_stock),
    sale: settings.sales_data === undefined ? undefined : parse(rows.salesData.schema, settings.sales_data),
    pictures: parse(rows.productImages.schema, settings.product_imgs),
    product: parse(rows.pageProduct.schema, settings.rove.product),
  }
}

describe.each(countries)('BUY-08 in $code', ({ code, currency }) => {
  it('every product lists its materials, and most can be bought', async () => {
    const guest = visit(shop)
    const displays: boolean[] = []
    let sold = 0
    for (const { slug } of furniture) {
      const settings = await settingsOf(guest, slug, `?country=${code}`)
      if (!settings) continue
      sold++
      const names = Object.keys(settings.models)
      expect(Object.keys(settings.stock), slug).toEqual(names)
      expect(Object.keys(settings.pictures.data), slug).toContain('default')
      for (const [name, oids] of Object.entries(settings.models)) {
        const of = (oid: number) => settings.options[oid]
        const adds = oids.reduce((sum, oid) => sum + (of(oid)?.price ?? 0), 0)
        expect(settings.stock[name]?.price, name).toBeCloseTo((settings.product.price ?? 0) + adds)
        expect(new Set(oids.map((oid) => of(oid)?.aid)).size, name).toBe(oids.length)
        for (const oid of oids) expect(settings.modelsByOption[oid]).toContain(name)
      }
      if (settings.sale) expect(settings.sale.currency).toBe(currency)
      displays.push(...Object.values(settings.stock).map((one) => isBuyable(stockDisplay(one, false))))
    }
    expect(sold).toBeGreaterThan(60)
    expect(displays.filter(Boolean).length / displays.length).toBeGreaterThan(0.7)
  }, 30_000)

  it('BUY-01 one product has every stock state', async () => {
    const settings = await settingsOf(visit(shop), 'dune-wool-rug', `?country=${code}`)
    expect(Object.values(settings?.stock ?? {}).map((one) => stockDisplay(one, false))).toMatchObject([
      { at: 'in-stock', left: undefined },
      { at: 'in-stock', left: 3 },
      { at: 'pre-order', count: '4' },
      { at: 'pre-order', count: '10+' },
      { at: 'message', buyable: true, tip: expect.any(String) },
      { at: 'message', buyable: false },
      { at: 'disallowed' },
      { at: 'hidden' },
      { at: 'sold-out' },
    ])
  })
})

describe('a product', () => {
  it.each(furniture.filter(({ title }) => /\d/.test(title)).map(({ slug, title }) => [title, slug]))(
    '%s opens as what its name says',
    async (title, slug) => {
      const page = await visit(shop).read(`/product/${slug}`)
      const [, size = ''] = /(\d+-Seat)/.exec(title) ?? []
      expect(size).not.toBe('')
      const chosen = [...page.matchAll(/<label class="choice"><input[^>]*checked[^>]*\/><span>([^<]+)/g)]
      expect(chosen.map(([, name]) => name)).toEqual([size])
    },
  )
})

describe('a product page’s settings', () => {
  it('contain the stock of the warehouse near the stored destination, and no stock without one', async () => {
    const guest = visit(shop)
    const shown = async () => {
      const settings = await settingsOf(guest, 'marlow-3-seat-sofa')
      return Object.values(settings?.stock ?? {})[0]
    }
    expect((await shown())?.satellite).toBe(0)
    keep(guest, 'rove_postal_US', '90210')
    expect((await shown())?.satellite).toBeGreaterThan(0)
    keep(guest, 'rove_postal_US', '60601')
    expect((await shown())?.satellite).toBe(0)
    keep(guest, 'rove_postal_US', '<b>')
    expect((await shown())?.satellite).toBe(0)
    await guest('/?country=CA&locale=fr_CA')
    keep(guest, 'rove_postal_CA', 'M5V 2T6')
    expect((await shown())?.satellite).toBeGreaterThan(0)
  })

  it('BUY-08 support a product of eight options and about four hundred models, some of them not made', async () => {
    const settings = await settingsOf(visit(shop), 'odd-modular-sofa')
    const aids = new Set(Object.values(settings?.options ?? {}).map(({ aid }) => aid))
    expect(aids.size).toBe(8)
    expect(Object.keys(settings?.models ?? {})).toHaveLength(384)
    const named = (name: string) =>
      Number(Object.entries(settings?.options ?? {}).find(([, one]) => one.name === name)?.[0])
    const models = new Map(Object.entries(settings?.models ?? {}).map(([name, oids]) => [name, new Set(oids)]))
    const options = Object.entries(settings?.options ?? {}).map(
      ([oid, one]): Option => ({ ...one, oid: Number(oid), display: 'text' }),
    )
    const attributes = [...aids].map((aid) => ({ aid, label: '', options: options.filter((one) => one.aid === aid) }))
    const choices = { attributes, models }
    const visible = visibleOptions(choices, () => true)
    const deep = selectionFrom(choices, [named('Deep')], visible)
    expect([...choose(choices, deep, named('Tight'), visible).values()]).toEqual([named('Tight')])
  })

  it('mark final-sale, discounted and discontinued products', async () => {
    const guest = visit(shop)
    const luca = await settingsOf(guest, 'luca-sofa')
    expect(luca).toMatchObject({ product: { final_sale: true }, sale: { amt: 480, sell_price: 1500, available: 1 } })
    expect((await settingsOf(guest, 'hollis-sofa'))?.product.final_sale).toEqual(['SOF1203-DEN-2S', 'SOF1203-DEN-3S'])
    const toft = await settingsOf(guest, 'toft-swivel-chair')
    expect(Object.values(toft?.options ?? {}).filter(({ display_mode }) => display_mode === 'hidden')).toMatchObject([
      { name: 'Ochre' },
    ])
    expect(await guest.read('/product/toft-swivel-chair')).not.toContain('title="Ochre"')
  })

  it('contain the outdoor cover, the film, the protection and the lookbooks', async () => {
    const guest = visit(shop)
    const terrace = await settingsOf(guest, 'teak-terrace-sofa')
    const cover = await settingsOf(guest, 'terrace-sofa-cover')
    expect(terrace?.product.cover).toMatchObject({ nid: 1285, model: 'OUT1285-SAN', price: 160 })
    expect(Object.values(terrace?.product.cover?.options ?? {})).toEqual(cover?.models['OUT1285-SAN'])
    expect(Object.keys(cover?.options ?? {})).toHaveLength(1)
    const { product } = (await settingsOf(guest, 'marlow-3-seat-sofa')) ?? {}
    expect(product).toMatchObject({ protection: true, lookbooks: [{ url: '/looks/slow-living-room' }] })
    expect(product?.video?.src).toMatch(/\.m3u8$/)
    expect((await guest(product?.lookbooks?.[0]?.url ?? '')).status).toBe(200)
  })

  it('name pictures that exist, in every width and in the original', async () => {
    const { pictures } = (await settingsOf(visit(shop), 'juno-velvet-sofa')) ?? {}
    const files = Object.values(pictures?.data ?? {}).flat()
    expect(files.length).toBeGreaterThan(3)
    for (const one of files) {
      const file = typeof one === 'string' ? one : one.file
      const places = [pictures?.template.replace('{width}', '320'), pictures?.original]
      for (const place of places) {
        const response = await shop.request(`http://localhost${place?.replace('{file}', file)}`)
        expect(response.headers.get('content-type'), file).toBe('image/webp')
      }
    }
  })
})

it('each film is a stream whose segments all exist, below 600 kB', async () => {
  const folder = 'http://localhost/sites/default/files/video/'
  const slugs = new Set(films.map(({ slug }) => slug))
  expect(slugs.size).toBeGreaterThan(60)
  for (const slug of slugs) {
    const list = await shop.request(`${folder}${slug}.m3u8`)
    expect(list.headers.get('content-type'), slug).toBe('application/vnd.apple.mpegurl')
    const files = (await list.text()).match(/[\w-]+\.(mp4|m4s)/g) ?? []
    const sizes = await Promise.all(
      files.map(async (file) => {
        const response = await shop.request(folder + file)
        expect(response.headers.get('content-type'), file).toMatch(/^video\//)
        return (await response.arrayBuffer()).byteLength
      }),
    )
    expect(files.length, slug).toBeGreaterThan(1)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(600_000)
  }
  expect((await shop.request(`${folder}nothing.m3u8`)).status).toBe(404)
})
