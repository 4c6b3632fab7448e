/** A product page around a buybox: settings, a stored destination and the server's form. */
import { useState } from 'react'
import type { InferInput } from 'valibot'
import { readMarket } from '../../core/base/country/country.setting'
import { writeCookie } from '../../core/base/device/cookies'
import { postalCookie, postalLabelCookie } from '../../core/shop/destination/destination-cookies.rules'
import type { oidDetails, pageProduct, productModels } from '../../core/shop/product/product.setting'
import type { modelStock, modelsStock } from '../../core/shop/product/stock.contract'
import buybox from '../../widgets/buybox/buybox.element'
import { attributeName, dayOf, wordFor } from '../kit/catalogue'
import { pictureOf } from '../kit/pictures'
import { priceIn } from '../kit/prices'
import { addSettings } from '../kit/product-page'
import { shop } from '../kit/shop-words'
import { serveBuybox } from './buybox-server'

/** The arguments of a story. */
export interface BoxProps {
  /** Options chosen in the server's form: none, or one of each attribute. */
  readonly chosen: readonly number[]
  /** The stock of the chosen model, oat with three seats; its prices in US dollars. */
  readonly stock: InferInput<typeof modelStock>
  /** The amount that the sale subtracts, in US dollars; 0 for no sale. */
  readonly sale: number
  /** Whether the shop shows compare-at prices. */
  readonly compareAt: boolean
  /** Further fields of `rove.product`. */
  readonly product: Partial<InferInput<typeof pageProduct.schema>>
  /** Whether the stock of every model is gone. */
  readonly isSoldOut: boolean
  /** The postal code stored by an earlier visit. */
  readonly postal: string | undefined
}

/** The option ids by name. */
export const oids = { oat: 11, moss: 12, rust: 13, two: 21, three: 22 } as const

const options = (): InferInput<typeof oidDetails.schema> => ({
  11: { aid: 1, label: attributeName('colour'), name: wordFor('Oat'), display_mode: 'swatch' },
  12: { aid: 1, label: attributeName('colour'), name: wordFor('Moss'), display_mode: 'swatch' },
  13: { aid: 1, label: attributeName('colour'), name: wordFor('Rust'), display_mode: 'swatch' },
  21: { aid: 2, label: attributeName('size'), name: wordFor('2-Seat'), display_mode: 'text' },
  22: { aid: 2, label: attributeName('size'), name: wordFor('3-Seat'), display_mode: 'text' },
})

const models: InferInput<typeof productModels.schema> = {
  'OAT-2': [11, 21],
  'OAT-3': [11, 22],
  'MOSS-2': [12, 21],
  'MOSS-3': [12, 22],
  'RUST-3': [13, 22],
}

/** Moss with three seats is sold out; rust exists with three seats only. */
const stocks = (stock: BoxProps['stock']): InferInput<typeof modelsStock> => ({
  'OAT-2': { s: 12, p: priceIn(1490) },
  'OAT-3': { p: priceIn(1890), ...dated(stock), ...(stock.ori ? { ori: priceIn(Number(stock.ori)) } : {}) },
  'MOSS-2': { s: 3, p: priceIn(1590) },
  'MOSS-3': { p: priceIn(1990) },
  'RUST-3': { pr: 4, eta: dayOf('2026-11-20'), p: priceIn(1990) },
})

/** Formats the days for the page's language. */
function dated(stock: BoxProps['stock']): BoxProps['stock'] {
  const days = (['sh', 'hsh', 'eta'] as const).flatMap((name) => (stock[name] ? [[name, dayOf(stock[name])]] : []))
  return { ...stock, ...Object.fromEntries(days) }
}

/** The default arguments of every story. */
export const defaults: BoxProps = {
  chosen: [oids.oat, oids.three],
  stock: { s: 12, sh: '2026-11-03' },
  sale: 0,
  compareAt: false,
  product: {},
  isSoldOut: false,
  postal: undefined,
}

/** A buybox in a column of a product page's width. Nothing is kept from the previous story. */
export function Box({ chosen, stock, sale, compareAt, product, isSoldOut, postal }: BoxProps) {
  useState(() => {
    history.replaceState(history.state, '', hrefWithout('aid[]'))
    const { country } = readMarket()
    keep(postalCookie(country.code), postal)
    keep(postalLabelCookie(country.code), postal && 'Beverly Hills, CA')
    addSettings(
      {
        product_models: models,
        oid_details: options(),
        models_stock: isSoldOut ? Object.fromEntries(Object.keys(models).map((model) => [model, {}])) : stocks(stock),
        isMSRPShown: compareAt,
        voucherMax: priceIn(500),
        product_imgs: {
          data: {
            11: ['marlow-3-seat-sofa'],
            12: ['marlow-3-seat-sofa--moss'],
            13: ['marlow-3-seat-sofa--rust'],
          },
          template: `${pictureOf('{file}')}?width={width}`,
        },
        ...(sale > 0 ? { sales_data: { amt: priceIn(sale), currency: country.currency, available: 1 } } : {}),
      },
      product.cover
        ? {
            ...product,
            cover: {
              ...product.cover,
              title: shop('coverTitle'),
              image: pictureOf('terrace-sofa-cover'),
              price: priceIn(Number(product.cover.price)),
            },
          }
        : product,
    )
    serveBuybox()
    buybox.define()
  })
  return (
    <div style={{ maxWidth: 460 }}>
      <rove-buybox nid={1201}>
        <form>
          {chosen.map((oid) => (
            <input key={oid} type="hidden" name={`attributes[${options()[oid]?.aid}]`} value={oid} />
          ))}
        </form>
      </rove-buybox>
    </div>
  )
}

function hrefWithout(parameter: string): string {
  const url = new URL(location.href)
  url.searchParams.delete(parameter)
  return url.href
}

function keep(name: string, value: string | undefined): void {
  writeCookie(name, value ?? '', value === undefined ? -1 : 1)
}
