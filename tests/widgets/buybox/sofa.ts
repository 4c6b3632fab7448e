/** A sofa in two colours and two sizes, a shop that sells it, and helpers of the tests. */
import { vi } from 'vitest'
import { findCountry } from '../../../core/base/country/countries.rules'
import { formatMoney } from '../../../core/base/country/money.rules'
import { createStore } from '../../../core/base/state/create-store'
import { createTextLookup } from '../../../core/base/texts/texts'
import type { CartAddInput } from '../../../core/shop/cart/cart-add.contract'
import type { DestinationOutcome } from '../../../core/shop/destination/destination.action'
import type { Destination } from '../../../core/shop/destination/destination.store'
import { leadDate } from '../../../core/shop/product/lead-date.rules'
import { type ModelStock, noStock } from '../../../core/shop/product/stock.rules'
import { buyboxTexts } from '../../../widgets/buybox/buybox.texts'
import type { BuyboxDeps } from '../../../widgets/buybox/buybox.types'
import { type ProductSettings, productFrom } from '../../../widgets/buybox/buybox-product.rules'

/** A model's stock, with the fields that a test sets. */
export const stockOf = (given: Partial<ModelStock> = {}): ModelStock => ({ ...noStock, price: 1890, ...given })

const detail = (aid: number, name: string, label: string, display_mode = 'swatch') => ({
  price: 0,
  formatted_price: '',
  label,
  name,
  aid,
  display_mode,
})

/** The stock: oat is available, moss in three is sold out, moss in two is on pre-order. */
export const stock = {
  'OAT-2': stockOf({ inStock: 4, price: 1490 }),
  'OAT-3': stockOf({ inStock: 40 }),
  'MOSS-3': stockOf(),
  'MOSS-2': stockOf({ preOrder: 12, price: 1490 }),
}

/** The page's settings of the sofa. */
export const settings: ProductSettings = {
  models: { 'OAT-2': [11, 21], 'OAT-3': [11, 22], 'MOSS-3': [12, 22], 'MOSS-2': [12, 21] },
  modelsByOption: undefined,
  options: {
    11: detail(1, 'Oat', 'Colour'),
    12: detail(1, 'Moss', 'Colour'),
    21: detail(2, '2-Seat', 'Size', 'text'),
    22: detail(2, '3-Seat', 'Size', 'text'),
  },
  stock,
  images: { data: { 12: ['moss.webp'] }, template: '/styles/w{width}/{file}', original: undefined },
  sale: undefined,
  more: undefined,
}

/** The product's own settings, with the fields that a test sets. */
export const pageProduct = {
  nid: 1201,
  title: 'Sofa',
  price: undefined,
  final_sale: false,
  restricted: false,
  protection: false,
  lookbooks: [],
}

/** The server's answer about Beverly Hills. */
export const beverlyHills: DestinationOutcome = {
  postal: '90210',
  label: 'Beverly Hills, CA',
  zone: '8',
  restricted: false,
  stock: { ...stock, 'MOSS-3': stockOf({ satellite: 2 }) },
}

/** A page with the sofa; a test can replace any part. */
export function shop(given: Partial<BuyboxDeps> = {}, more: Partial<ProductSettings> = {}) {
  const product = productFrom(1201, { ...settings, ...more }, 'USD')
  const country = findCountry('US')
  if (!country) throw new Error('the shop sells nowhere')
  const destination = createStore<Destination | undefined>(undefined)
  let href = 'https://shop.test/product/sofa'
  const deps = {
    product,
    terms: {
      isMember: false,
      memberDiscount: 0.2,
      isMSRPShown: false,
      comparePricesLocked: false,
      voucher: { type: 'rate', rate: 0.1, amountPer: undefined, maximum: 500 },
    },
    country,
    stock,
    restricted: false,
    preset: [],
    qty: 1,
    destination,
    address: {
      read: () => href,
      write: (next: string) => {
        href = next
      },
    },
    t: createTextLookup(buyboxTexts, 'en'),
    leadDate: (dates) => leadDate('en', dates),
    money: (amount: number) => formatMoney(amount, 'USD'),
    safeUrl: (url: string) => url,
    mayAdd: vi.fn(() => true),
    addToCart: vi.fn(async (_input: CartAddInput) => ({})),
    setDestination: vi.fn(async () => beverlyHills),
    requestDestination: vi.fn(async () => beverlyHills),
    notify: vi.fn(async () => {}),
    readOffers: vi.fn(async () => []),
    readProtection: vi.fn(async () => ({ fragment: document.createDocumentFragment() })),
    loadDialog: vi.fn(async () => () => null),
    publish: vi.fn(),
    goToCheckout: vi.fn(),
    report: vi.fn(),
    ...given,
  } satisfies BuyboxDeps
  return {
    deps,
    destination,
    href: () => decodeURIComponent(href),
    open: (address: string) => {
      href = address
    },
  }
}
