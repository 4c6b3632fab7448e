/** How orders are sold in each country: what can be paid with, what is taxed, where delivery costs more. */
import type { Order } from '../../core/contract/order'
import type { CountryCode } from '../../core/domain/countries'
import { provinceIds } from './provinces'

/** Where a country is delivered to, where that is not everywhere. */
export interface Delivered {
  /** The ids of provinces. */
  readonly enabledZones: readonly number[]
  /** Postal codes, each one or a range of them. */
  readonly postalCodes: readonly string[]
}

/** One country's row. */
export interface CountryTerms {
  /** The first one is the one that is chosen. */
  readonly methods: Order['methods']
  /** Whether protection is offered for an order (PROT-02). */
  readonly protects: boolean
  /** Tax by province, as a share; prices include it where it is nothing. `*` is any other. */
  readonly taxes: Readonly<Record<string, number>>
  /** Provinces that are far from the warehouse. */
  readonly far: readonly string[]
  readonly delivered?: Delivered
  /** Cities in small letters that nobody delivers to (ADDR-04). */
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
