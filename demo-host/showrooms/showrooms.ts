/** The showrooms. Their streets and pictures are invented. */

/** One showroom. */
export interface Showroom {
  /** Its page, as the specification links it. */
  readonly path: string
  readonly name: string
  readonly address: readonly [street: string, city: string]
  readonly phone: string
  /** Its time zone, by the name of the time zone database. */
  readonly zone: string
  /** A picture of the catalogue. */
  readonly file: string
  /** Whether it opens in the future. */
  readonly isOpening?: true
}

/** All showrooms, from west to east. */
export const showrooms: readonly Showroom[] = [
  {
    path: '/vancouver-showroom',
    name: 'Vancouver Downtown',
    address: ['1188 Larch Mews', 'Vancouver, BC'],
    phone: '+1 604 555 0142',
    zone: 'America/Vancouver',
    file: 'scene-bedroom-corner.webp',
  },
  {
    path: '/melrose-showroom',
    name: 'Melrose',
    address: ['8400 Juniper Avenue', 'Los Angeles, CA'],
    phone: '+1 323 555 0117',
    zone: 'America/Los_Angeles',
    file: 'scene-living.webp',
  },
  {
    path: '/santa-fe-springs-showroom',
    name: 'Santa Fe Springs',
    address: ['12 Orchard Yard', 'Santa Fe Springs, CA'],
    phone: '+1 562 555 0163',
    zone: 'America/Los_Angeles',
    file: 'scene-dining.webp',
  },
  {
    path: '/san-diego-showroom',
    name: 'San Diego La Jolla',
    address: ['77 Pearl Terrace', 'La Jolla, CA'],
    phone: '+1 858 555 0129',
    zone: 'America/Los_Angeles',
    file: 'scene-terrace.webp',
  },
  {
    path: '/miami-showroom-grand-opening-event/rsvp',
    name: 'Miami',
    address: ['305 Coral Arcade', 'Miami, FL'],
    phone: '+1 305 555 0188',
    zone: 'America/New_York',
    file: 'scene-bedroom-corner.webp',
    isOpening: true,
  },
  {
    path: '/toronto-showroom',
    name: 'Toronto Downtown',
    address: ['41 Foundry Lane', 'Toronto, ON'],
    phone: '+1 416 555 0151',
    zone: 'America/Toronto',
    file: 'scene-dining.webp',
  },
  {
    path: '/hong-kong-showroom',
    name: 'Hong Kong',
    address: ['9 Banyan Steps', 'Hong Kong'],
    phone: '+852 5550 0176',
    zone: 'Asia/Hong_Kong',
    file: 'scene-living.webp',
  },
]

/** When all of them are open, as schema.org writes it; `showroomOpen` says the same in words. */
export const hours = 'Tu-Su 10:00-18:00'

/** The address of a map with directions. */
export function directionsTo({ name, address }: Showroom): string {
  const query = new URLSearchParams({ api: '1', destination: `Rooms ${name}, ${address.join(', ')}` })
  return `https://www.google.com/maps/dir/?${query}`
}
