/** The showrooms that have a page of their own, and their popup (SHOWROOM-01). The assignment of cities is proposed. */

/** One showroom. */
export interface Showroom {
  readonly name: string
  /** City names, as the geolocation service spells them. */
  readonly cities: readonly string[]
  readonly path: string
}

/** In the order of the specification. */
export const showrooms: readonly Showroom[] = [
  { name: 'Melrose', cities: ['Los Angeles', 'West Hollywood', 'Beverly Hills'], path: '/melrose-showroom' },
  { name: 'Santa Fe Springs', cities: ['Santa Fe Springs', 'Whittier'], path: '/santa-fe-springs-showroom' },
  { name: 'San Diego', cities: ['San Diego', 'La Jolla'], path: '/san-diego-showroom' },
  { name: 'Miami', cities: ['Miami', 'Miami Beach'], path: '/miami-showroom-grand-opening-event/rsvp' },
  { name: 'Vancouver', cities: ['Vancouver'], path: '/vancouver-showroom' },
  { name: 'Toronto', cities: ['Toronto'], path: '/toronto-showroom' },
]

/** The showroom for a visitor in this city. */
export function showroomOf(city: string | undefined): Showroom | undefined {
  return showrooms.find(({ cities }) => cities.some((one) => one.toLowerCase() === city?.toLowerCase()))
}

/**
 * The popup of the showrooms: 5 s after the page has loaded, at most once in 48 hours, for visitors in one of the
 * cities.
 */
export const showroomPopup = {
  conditions: { notShownFor: 48, city: showrooms.flatMap(({ cities }) => cities) },
  event: { interval: [5, 1000] },
  markup: {},
} as const
