/** What customers wrote. They are made up; so are their names. */

import { linesOf2025 } from './reviews-of-2025'

/** A review. */
export interface Review {
  /** Its number in its address: `/reviews/12`. */
  readonly id: number
  /** The product it is about, by slug. */
  readonly slug: string
  /** All products that it names, that one first. */
  readonly slugs: readonly string[]
  readonly author: string
  /** The customer bought the product here. */
  readonly isVerified: boolean
  readonly stars: 1 | 2 | 3 | 4 | 5
  readonly title: string
  readonly text: string
  /** The day it was written: `2026-11-03`. */
  readonly day: string
}

/** Those of 2026. */
const rows: readonly (readonly [slug: string, author: string, stars: 3 | 4 | 5, title: string, text: string])[] = [
  [
    'marlow-3-seat-sofa',
    'Ida K.',
    5,
    'Softer than it looks',
    'And it looks soft. We sit on this sofa every evening, all five of us.',
  ],
  [
    'marlow-3-seat-sofa',
    'Tomás R.',
    5,
    'The colour is right',
    'Oat is exactly the oat of the picture, in the morning and at night.',
  ],
  [
    'marlow-3-seat-sofa',
    'Priya M.',
    4,
    'Measure your door',
    'Two people carried it up four floors. The boucle is lovely, the door was close.',
  ],
  ['marlow-corner-sofa', 'Jonas W.', 5, 'The whole family fits', 'The corner is where everybody wants to sit.'],
  ['hollis-sofa', 'Mei L.', 4, 'Linen that breathes', 'Cool in summer, and the covers come off for washing.'],
  ['hollis-sofa', 'Grace O.', 5, 'Upright enough to read on', 'Not one of those sofas that swallow you.'],
  ['juno-velvet-sofa', 'Camille B.', 5, 'That green', 'Guests touch it before they say hello.'],
  [
    'juno-velvet-sofa',
    'Ruben A.',
    4,
    'Velvet and a cat',
    'We were afraid of claws. So far the cat is impressed, and so are we.',
  ],
  ['fjord-leather-sofa', 'Hana J.', 5, 'Better each year', 'The leather has marks now, all of them ours.'],
  [
    'tern-sofa-bed',
    'Noor H.',
    4,
    'A real bed',
    'My mother slept on this sofa bed for a week and did not complain, which is new.',
  ],
  ['cove-curved-sofa', 'Elsa F.', 5, 'People talk to each other', 'A curved sofa does that. It needs room behind.'],
  ['marlow-armchair', 'Owen T.', 5, 'My chair', 'It was meant for guests.'],
  ['wren-dining-chair', 'Sofia M.', 5, 'Light as a bird', 'Oak, but you lift the chair with two fingers.'],
  [
    'wren-dining-chair',
    'Daniel C.',
    4,
    'Long dinners',
    'Comfortable for three hours. After that it tells you to go home.',
  ],
  [
    'sol-lounge-chair',
    'Yuna P.',
    5,
    'Sunday in one chair',
    'The leather sling gives just enough, even for tall people.',
  ],
  ['toft-swivel-chair', 'Amelie D.', 5, 'It turns to the window', 'And back to the conversation. The pink is quiet.'],
  ['kit-ottoman', 'Lars N.', 4, 'Feet, tray, grandchild', 'All three work.'],
  ['fjord-dining-table', 'Marta V.', 5, 'Eight plates and homework', 'Rings came out with wax, as promised.'],
  [
    'fjord-dining-table',
    'Andrew Y.',
    4,
    'Heavier than expected',
    'Which is good in a table. Order the felt for the feet.',
  ],
  ['orla-round-table', 'Jiwoo K.', 5, 'Nobody sits at the head', 'We talk more since it is round.'],
  ['carrara-coffee-table', 'Helen B.', 4, 'Real marble', 'Cold, heavy and beautiful. Keep lemons off it.'],
  ['pebble-coffee-table', 'Samir E.', 5, 'No corners', 'For a house with a child that runs.'],
  ['ines-desk', 'Clara G.', 5, 'A desk for letters', 'Small, walnut, and the drawer does not stick.'],
  ['dune-wool-rug', 'Petra Z.', 5, 'Waves underfoot', 'The rug sheds, the vacuum is happy, we are too.'],
  ['dune-wool-rug', 'Minho C.', 4, 'Warm floor', 'It made the room quieter by half.'],
  ['tessel-checker-rug', 'Alice W.', 5, 'Checks without shouting', 'Beige and olive. It goes with everything we own.'],
  ['atlas-berber-rug', 'Karim L.', 5, 'Thick and honest', 'The wool smells of wool for a week.'],
  ['jute-braid-rug', 'Nina S.', 3, 'Good, but not for bare feet', 'Jute is jute. In the hall it is perfect.'],
  ['pebble-boucle-pillow', 'Rosa I.', 5, 'Bought four', 'Then two more.'],
  ['juno-velvet-pillow', 'Felix H.', 4, 'The right plum', 'Photographs never get plum right. This one does.'],
  ['teak-terrace-sofa', 'Bruno M.', 5, 'Went silver', 'As they said. The cushions dry upright in an afternoon.'],
  ['teak-terrace-sofa', 'Siu Ming C.', 5, 'Typhoon season', 'The sofa stayed. The cushions flew, that was our fault.'],
  ['rattan-hanging-chair', 'Leila T.', 5, 'Swinging at forty', 'No regrets.'],
  ['isla-lounger', 'Ewan R.', 4, 'Flat, and four others', 'Five positions, and I use one of them.'],
]

/** The day of the latest review, and the days between two of them. */
const firstDay = Date.UTC(2026, 10, 17)
const daysBetween = 9
/** A number without a common divisor with that of the rows: neighbours in the list are apart in time. */
const step = 13

const dayOf = (n: number): string =>
  new Date(firstDay - ((n * step) % rows.length) * daysBetween * 86_400_000).toISOString().slice(0, 10)

const of2026 = rows.map(([slug, author, stars, title, text], n) => ({
  ...{ slug, slugs: [slug], author, stars, title, text },
  isVerified: n % 8 !== 5,
  day: dayOf(n),
}))

const of2025 = linesOf2025
  .trim()
  .split('\n')
  .map((line) => {
    const [day = '', verified, stars, author = '', names = '', title = '', text = ''] = line.split(' | ')
    const slugs = names.split(' ')
    return {
      ...{ day, author, slug: slugs[0] ?? '', slugs, title, text },
      isVerified: verified === 'verified',
      stars: Number(stars) as Review['stars'],
    }
  })

/** The customers' reviews of products. */
export const reviews: readonly Review[] = [...of2026, ...of2025].map((review, n) => ({ ...review, id: n + 1 }))

/** The latest first. */
export const latestReviews: readonly Review[] = reviews.toSorted((one, other) => other.day.localeCompare(one.day))
