/** Delivery zones by state and province, and the warehouses near them. */

/** Warehouses near shoppers, by their ids. */
export const satellites = ['21', '22', '31', '32'] as const

/** A zone with its states, and the warehouse near them, if there is one. */
const zones: readonly {
  readonly country: 'US' | 'CA'
  readonly zone: string
  readonly satellite: (typeof satellites)[number] | null
  readonly states: readonly string[]
}[] = [
  { country: 'US', zone: 'us-west', satellite: '21', states: ['CA', 'NV', 'AZ', 'OR', 'WA'] },
  { country: 'US', zone: 'us-east', satellite: '22', states: ['NY', 'NJ', 'CT', 'MA', 'PA', 'DC', 'MD', 'VA'] },
  { country: 'US', zone: 'us-south', satellite: null, states: ['FL', 'GA', 'NC', 'TN', 'TX', 'LA'] },
  { country: 'US', zone: 'us-middle', satellite: null, states: ['IL', 'MI', 'MN', 'MO', 'OH', 'CO', 'UT', 'NM'] },
  { country: 'US', zone: 'us-far', satellite: null, states: ['AK', 'HI'] },
  { country: 'CA', zone: 'ca-east', satellite: '31', states: ['ON', 'QC'] },
  { country: 'CA', zone: 'ca-west', satellite: '32', states: ['BC', 'AB'] },
  { country: 'CA', zone: 'ca-middle', satellite: null, states: ['MB', 'SK'] },
  { country: 'CA', zone: 'ca-sea', satellite: null, states: ['NS', 'NB', 'NL', 'PE'] },
  { country: 'CA', zone: 'ca-far', satellite: null, states: ['YT', 'NT', 'NU'] },
]

/** One row per state. */
export const zoneRows = zones.flatMap(({ country, zone, satellite, states }) =>
  states.map((state) => ({ country, state, zone, satellite })),
)
