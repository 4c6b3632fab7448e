/** The terms of each country: payment methods, taxes, delivery. */

import type { CountryCode } from '../../core/base/country/countries.rules'
import type { Order } from '../../core/shop/order/order.contract'
import { provinceIds } from './provinces'

/** The delivery area of a country, if it is restricted. */
export interface Delivered {
  /** The ids of provinces. */
  readonly enabledZones: readonly number[]
  /** Postal codes, single ones or ranges. */
  readonly postalCodes: readonly string[]
}

/** One country's row. */
export interface CountryTerms {
  /** The payment methods. The first is the default. */
  readonly methods: Order['methods']
  /** Whether protection is offered for an order (PROT-02). */
  readonly protects: boolean
  /** Tax by province, a fraction. If it is empty, prices include tax; `*` is any other province. */
  readonly taxes: Readonly<Record<string, number>>
  /** Provinces with higher delivery costs. */
  readonly far: readonly string[]
  readonly delivered?: Delivered
  /** Cities without delivery, in lower case (ADDR-04). */
  readonly notShippable: readonly string[]
}

const everywhere = ['stripe', 'credit']

/** Rows by country. */
export const countryTerms: Readonly<Record<CountryCode, CountryTerms>> = {
  US: {
    methods: [...everywhere, 'klarna', 'affirm'],
    protects: true,
    taxes: { CA: 0.0725, NY: 0.08875, TX: 0.0625, WA: 0.065, FL: 0.06, IL: 0.0625, OR: 0, MT: 0, NH: 0, '*': 0.05 },
    far: ['AK', 'HI'],
    notShippable: ['key west', 'avalon', 'nantucket'],
  },
  CA: {
    methods: [...everywhere, 'klarna', 'affirm', 'paybright'],
    protects: true,
    taxes: { ON: 0.13, QC: 0.14975, BC: 0.12, NS: 0.14, NB: 0.15, NL: 0.15, PE: 0.15, SK: 0.11, MB: 0.12, '*': 0.05 },
    far: ['YT', 'NT', 'NU'],
    notShippable: ['iqaluit', 'tofino'],
  },
  AU: {
    methods: [...everywhere, 'klarna'],
    protects: false,
    taxes: {},
    far: ['TAS'],
    delivered: {
      enabledZones: provinceIds('AU', ['ACT', 'NSW', 'QLD', 'SA', 'TAS', 'VIC']),
      postalCodes: ['2000-2234', '2600-2617', '3000-3207', '4000-4179', '5000-5199', '7000-7019'],
    },
    notShippable: ['coober pedy'],
  },
  KR: { methods: [...everywhere, 'other'], protects: false, taxes: {}, far: [], notShippable: ['울릉군'] },
  UK: {
    methods: [...everywhere, 'klarna'],
    protects: false,
    taxes: {},
    far: ['NIR'],
    notShippable: ['lerwick'],
  },
  HK: { methods: [...everywhere, 'other'], protects: false, taxes: {}, far: ['NTE'], notShippable: ['坪洲'] },
}
