/** A sofa in two colours and two sizes, a shop that sells it, and what the tests ask of it. */
import { vi } from 'vitest'
import type { DestinationOutcome } from '../../../core/actions/actions'
import type { CartAddInput } from '../../../core/contract/cart'
import type { Destination } from '../../../core/destination'
import { findCountry } from '../../../core/domain/countries'
import { leadDate } from '../../../core/domain/lead-date'
import { formatMoney } from '../../../core/domain/money'
import { type ModelStock, noStock } from '../../../core/domain/stock'
import { createStore } from '../../../core/state/create-store'
import { createSay } from '../../../core/texts'
import type { BuyboxDeps } from '../../../widgets/buybox/buybox.model'
import { buyboxTexts } from '../../../widgets/buybox/buybox.texts'
import { type ProductSettings, productFrom } from '../../../widgets/buybox/buybox-product.rules'

/** A model's stock, of which a test names what matters. */
export const stockOf = (given: Partial<ModelStock> = {}): ModelStock => ({ ...noStock, price: 1890, ...given })

const detail = (aid: number, name: string, label: string, display_mode = 'swatch') => ({
  price: 0,
  formatted_price: '',
  label,
  name,
  aid,
  display_mode,
})

/** Its stock: oat is there, moss in three is sold out, moss in two comes. */
export const stock = {
  'OAT-2': stockOf({ inStock: 4, price: 1490 }),
  'OAT-3': stockOf({ inStock: 40 }),
  'MOSS-3': stockOf(),
  'MOSS-2': stockOf({ preOrder: 12, price: 1490 }),
}

/** What the page says of it. */
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

/** What the page says of the product itself, of which a test names what matters. */
export const pageProduct = {
  nid: 1201,
  title: 'Sofa',
  price: undefined,
  final_sale: false,
  restricted: false,
  protection: false,
  lookbooks: [],
}

/** What the shop says of Beverly Hills. */
export const beverlyHills: DestinationOutcome = {
  postal: '90210',
  label: 'Beverly Hills, CA',
  zone: '8',
  restricted: false,
  stock: { ...stock, 'MOSS-3': stockOf({ satellite: 2 }) },
}

/** A page with the sofa on it; a test puts its own in place of any part. */
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
    say: createSay(buyboxTexts, 'en'),
    leadDate: (dates) => leadDate('en', dates),
    money: (amount: number) => formatMoney(amount, 'USD'),
    safeUrl: (url: string) => url,
    mayAdd: vi.fn(() => true),
    addToCart: vi.fn(async (_input: CartAddInput) => ({})),
    setDestination: vi.fn(async () => beverlyHills),
    askDestination: vi.fn(async () => beverlyHills),
    askNotify: vi.fn(async () => {}),
    askOffers: vi.fn(async () => []),
    readProtection: vi.fn(async () => document.createDocumentFragment()),
    loadDialog: vi.fn(async () => () => null),
    tellChosen: vi.fn(),
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
