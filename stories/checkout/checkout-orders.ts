/** Orders at each step, in each country's currency and with its addresses. */

import { parse } from 'valibot'
import type { Country, CountryCode, Language } from '../../core/base/country/countries.rules'
import { type Address, type Order, order } from '../../core/shop/order/order.contract'
import { titleOf, wordFor } from '../kit/catalogue'
import { pictureOf } from '../kit/pictures'
import { priceIn } from '../kit/prices'
import { shop } from '../kit/shop-words'
import { totalsIn } from './checkout-totals'

/** Unique per page: stories in frames beside each other use different orders. */
export const orderId = String(Math.floor(performance.timeOrigin * 10))

/** The step that an order has reached: the server has the data of the steps before. */
export type Stage = 'account' | 'membership' | 'address' | 'quote' | 'protection' | 'payment'

/** The country and language of an order. */
export interface Where {
  readonly country: Country
  readonly language: Language
}

const empty: Address = parse(order.entries.delivery, {})

const addresses: Readonly<Record<CountryCode, Partial<Address>>> = {
  US: {
    street1: '1600 Vine Street',
    street2: 'Apt 4',
    city: 'Los Angeles',
    zone: 12,
    postal_code: '90028',
    phone: '3235550100',
  },
  CA: { street1: '80 Spadina Avenue', city: 'Toronto', zone: 66, postal_code: 'M5V 2J4', phone: '4165550100' },
  AU: { street1: '12 Crown Street', city: 'Surry Hills', zone: 201, postal_code: '2010', phone: '0255501234' },
  KR: {
    street1: '서울특별시 강남구 테헤란로 152',
    street2: '강남파이낸스센터 21층',
    city: '강남구',
    postal_code: '06236',
    phone: '01012345678',
  },
  UK: { street1: '14 Redchurch Street', city: 'London', postal_code: 'E2 7DJ', phone: '02079460100' },
  HK: { street1: '彌敦道 100 號', street2: '8 樓 B 室', city: '尖沙咀', zone: 301, phone: '25550100' },
}

const people: Readonly<Record<Language, Partial<Address>>> = {
  en: { first_name: 'Ada', last_name: 'Moss' },
  fr: { first_name: 'Adèle', last_name: 'Lavoie' },
  ko: { first_name: '지우', last_name: '김' },
  'zh-Hant-HK': { first_name: '詠詩', last_name: '陳' },
}

/** A valid address of a country. */
export function addressIn({ country, language }: Where): Address {
  return { ...empty, ...people[language], ...addresses[country.code], country: country.numeric }
}

/** The pictures of the order's lines. */
const pictures = {
  sofa: pictureOf('marlow-3-seat-sofa'),
  rug: pictureOf('dune-wool-rug--terracotta'),
}

/** The states and provinces of the page's settings, by country. */
export const zones = {
  840: [
    { id: 12, name: 'California', code: 'CA' },
    { id: 43, name: 'New York', code: 'NY' },
  ],
  124: [
    { id: 66, name: 'Ontario', code: 'ON' },
    { id: 67, name: 'Québec', code: 'QC' },
  ],
  36: [
    { id: 201, name: 'New South Wales', code: 'NSW' },
    { id: 202, name: 'Tasmania', code: 'TAS' },
  ],
  344: [{ id: 301, name: '九龍', code: '' }],
}

const stages: readonly Stage[] = ['account', 'membership', 'address', 'quote', 'protection', 'payment']

/** An order at a stage, with changes for a story. Prices are in the country's currency. */
export function orderAt(stage: Stage, where: Where, parts: Partial<Order> = {}): Order {
  const { country } = where
  const has = (one: Stage) => stages.indexOf(stage) > stages.indexOf(one)
  const isProtected = country.code === 'US' || country.code === 'CA'
  const quotes = quotesIn(where)
  const made = parse(order, {
    id: orderId,
    status: 'open',
    currency: country.currency,
    lines: [
      {
        title: titleOf('Marlow 3-Seat Sofa'),
        options: ['Oat', '3-Seat'].map(wordFor),
        qty: 1,
        total: priceIn(1890, country.code),
        image: pictures.sofa,
      },
      {
        title: titleOf('Dune Wool Rug'),
        options: [wordFor('Terracotta')],
        qty: 2,
        total: priceIn(1380, country.code),
        custom: true,
        image: pictures.rug,
      },
    ],
    totals: [],
    total: 0,
    due: 0,
    email: has('account') ? 'ada@example.com' : '',
    ...(has('membership') ? { membership: 0 } : {}),
    delivery: has('address') ? addressIn(where) : {},
    billing: has('address') ? addressIn(where) : {},
    quotes: has('address') ? quotes : [],
    ...(has('quote') ? { quote: quotes[0]?.id } : {}),
    ...(isProtected
      ? {
          protection: {
            offers: [
              { term: 3, title: shop('threeYears'), cost: priceIn(149, country.code) },
              { term: 5, title: shop('fiveYears'), cost: priceIn(229, country.code) },
            ],
            ...(has('protection') ? { term: 0 } : {}),
          },
        }
      : {}),
    methods: ['stripe', 'klarna', 'affirm', 'paybright', 'credit', 'other'],
  })
  return withTotals({ ...made, ...parts }, where)
}

/** The shipping options. */
export function quotesIn({ country }: Where): Order['quotes'] {
  const cost = (amount: number) => `${country.currency} ${priceIn(amount, country.code)}`
  return [shop('standard'), shop('whiteGlove')].map((name, n) => ({
    id: `quote_${n}---0`,
    title: `${name} - ${cost([90, 190][n] ?? 0)}`,
  }))
}

/** The order with its computed totals: products, coupon, protection, shipping, without the used credit. */
export function withTotals(given: Order, { country, language }: Where): Order {
  const say = totalsIn[language]
  const goods = given.lines.reduce((sum, { qty, price, total }) => sum + (price == null ? total : qty * price), 0)
  const taken = given.lines.reduce((sum, { total }) => sum + total, -goods)
  const plan = given.protection?.offers.find(({ term }) => term === given.protection?.term)
  const shipping = [90, 190, 0][given.quotes.findIndex(({ id }) => id === given.quote)]
  const totals = [
    { id: 'subtotal', title: say.goods, amount: goods },
    ...(given.coupon ? [{ id: 'coupon', title: given.coupon.code, amount: -goods / 10 }] : []),
    ...(given.membership ? [{ id: 'membership', title: say.membership, amount: priceIn(95, country.code) }] : []),
    ...(taken > 0 ? [{ id: 'protection', title: say.protection, amount: taken }] : []),
    ...(plan ? [{ id: 'warranty', title: plan.title, amount: plan.cost }] : []),
    ...(shipping === undefined
      ? []
      : [{ id: 'shipping', title: say.shipping, amount: priceIn(shipping, country.code) }]),
  ]
  const total = totals.reduce((sum, { amount }) => sum + amount, 0)
  const credit = given.credit && { ...given.credit, usable: Math.min(given.credit.credits, total) }
  const used = credit?.active ? credit.usable : 0
  return {
    ...given,
    totals,
    total,
    due: total - used,
    ...(credit ? { credit: { ...credit, amount_to_charge_usable: total - credit.usable } } : {}),
  }
}
