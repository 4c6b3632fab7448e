/** The showrooms that have a page to land on. Source: document 1, section 2. Which cities lead to which is proposed. */

/** One showroom. */
export interface Showroom {
  readonly name: string
  /** As the geolocation service names them. */
  readonly cities: readonly string[]
  readonly path: string
}

/** In the order of the document. */
export const showrooms: readonly Showroom[] = [
  { name: 'Melrose', cities: ['Los Angeles', 'West Hollywood', 'Beverly Hills'], path: '/melrose-showroom' },
  { name: 'Santa Fe Springs', cities: ['Santa Fe Springs', 'Whittier'], path: '/santa-fe-springs-showroom' },
  { name: 'San Diego', cities: ['San Diego', 'La Jolla'], path: '/san-diego-showroom' },
  { name: 'Miami', cities: ['Miami', 'Miami Beach'], path: '/miami-showroom-grand-opening-event/rsvp' },
  { name: 'Vancouver', cities: ['Vancouver'], path: '/vancouver-showroom' },
  { name: 'Toronto', cities: ['Toronto'], path: '/toronto-showroom' },
]

/** The showroom for who is in this city. */
export function showroomOf(city: string | undefined): Showroom | undefined {
  return showrooms.find(({ cities }) => cities.some((one) => one.toLowerCase() === city?.toLowerCase()))
}
