/** The addresses that the stand-in for Google Places knows. None is a real person's. */

/** One address, in the parts that Google uses. */
export interface KnownPlace {
  readonly id: string
  /** The region code in CLDR: `gb`. */
  readonly region: string
  readonly number: string
  readonly route: string
  /** The flat or the floor. */
  readonly unit?: string
  readonly locality: string
  /** The long and the short name. */
  readonly area: readonly [string, string]
  readonly postal: string
}

type Row = readonly [number: string, route: string, locality: string, area: string, short: string, postal: string]

const rows: Readonly<Record<string, readonly Row[]>> = {
  us: [
    ['1600', 'Vine Street', 'Los Angeles', 'California', 'CA', '90028'],
    ['225', 'Varick Street', 'New York', 'New York', 'NY', '10014'],
    ['1201', 'South Congress Avenue', 'Austin', 'Texas', 'TX', '78704'],
    ['400', 'Pine Street', 'Seattle', 'Washington', 'WA', '98101'],
  ],
  ca: [
    ['290', 'Bremner Boulevard', 'Toronto', 'Ontario', 'ON', 'M5V 3L9'],
    ['3600', 'Rue Saint-Denis', 'Montréal', 'Québec', 'QC', 'H2X 3L6'],
    ['750', 'Hornby Street', 'Vancouver', 'British Columbia', 'BC', 'V6Z 2H7'],
  ],
  au: [
    ['483', 'George Street', 'Sydney', 'New South Wales', 'NSW', '2000'],
    ['180', 'St Kilda Road', 'Melbourne', 'Victoria', 'VIC', '3006'],
    ['12', 'Macrossan Street', 'Port Douglas', 'Queensland', 'QLD', '4877'],
  ],
  kr: [
    ['110', '세종대로', '중구', '서울특별시', '서울특별시', '04524'],
    ['264', '해운대해변로', '해운대구', '부산광역시', '부산광역시', '48099'],
  ],
  hk: [
    ['8', 'Finance Street', 'Central', 'Hong Kong Island', 'Hong Kong Island', ''],
    ['100', 'Nathan Road', 'Tsim Sha Tsui', 'Kowloon', 'Kowloon', ''],
  ],
  gb: [
    ['221', 'Baker Street', 'London', 'England', 'England', 'NW1 6XE'],
    ['45', 'Rose Street', 'Edinburgh', 'Scotland', 'Scotland', 'EH2 2NG'],
    ['10', 'Deansgate', 'Manchester', 'England', 'England', 'M3 1AZ'],
  ],
}

const countryNames: Readonly<Record<string, string>> = {
  us: 'United States',
  ca: 'Canada',
  au: 'Australia',
  kr: '대한민국',
  hk: 'Hong Kong',
  gb: 'United Kingdom',
}

/** All known addresses. */
export const knownPlaces: readonly KnownPlace[] = Object.entries(rows).flatMap(([region, places]) =>
  places.map(([number, route, locality, area, short, postal], n) => ({
    id: `place-${region}-${n + 1}`,
    region,
    number,
    route,
    locality,
    area: [area, short] as const,
    postal,
  })),
)

/** The second line of a suggestion: town, region and country. */
export const townOf = ({ locality, area, region }: KnownPlace): string =>
  [locality, area[1], countryNames[region]].join(', ')

/** The address components in Google's format. */
export function componentsOf({ number, route, locality, area, postal, region }: KnownPlace) {
  const parts: readonly (readonly [string, string, string])[] = [
    [number, number, 'street_number'],
    [route, route, 'route'],
    [locality, locality, 'locality'],
    [area[0], area[1], 'administrative_area_level_1'],
    [countryNames[region] ?? '', region.toUpperCase(), 'country'],
    [postal, postal, 'postal_code'],
  ]
  return parts
    .filter(([longText]) => longText !== '')
    .map(([longText, shortText, type]) => ({ longText, shortText, types: [type] }))
}
