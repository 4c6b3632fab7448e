/** What customers and the shop tell about rooms: photos, reviews, rooms and looks. */

interface Story {
  readonly title: string
  readonly text: string
}
interface Pictured extends Story {
  /** A picture of the catalogue. */
  readonly file: string
}
interface Linked extends Pictured {
  readonly url: string
}

const places = [
  'Portland',
  'Toronto',
  'Melbourne',
  'Seoul',
  'Bristol',
  'Kowloon',
  'Austin',
  'Montréal',
  'Perth',
  'Busan',
]
const pieces: readonly (readonly [slug: string, name: string])[] = [
  ['marlow-3-seat-sofa', 'Marlow sofa'],
  ['juno-velvet-sofa', 'Juno sofa'],
  ['dune-wool-rug', 'Dune rug'],
  ['fjord-dining-table', 'Fjord table'],
  ['sol-lounge-chair', 'Sol chair'],
  ['pebble-boucle-pillow', 'Pebble pillow'],
  ['teak-terrace-sofa', 'Terrace sofa'],
  ['orla-round-table', 'Orla table'],
]

/** Customers' own pictures. */
export const photos: readonly Pictured[] = places.flatMap((place, n) =>
  [0, 1].map((k) => {
    const [slug, name] = pieces[(n + k * 3) % pieces.length] as readonly [string, string]
    return { title: `${name} in ${place}`, text: `A customer’s ${name} at home in ${place}`, file: `${slug}.webp` }
  }),
)

const said = [
  'Softer than it looks, and it looks soft.',
  'The colour is exactly as in the picture.',
  'Two people carried it up four floors without a word.',
  'We sit on it every evening, all five of us.',
]

/** Customers' words. */
export const reviews: readonly Story[] = pieces.flatMap(([, name]) => said.map((text) => ({ title: name, text })))

/** Whole rooms. */
export const rooms: readonly Linked[] = [
  {
    title: 'The slow living room',
    text: 'Sofa, rug, low table and morning light',
    file: 'scene-living.webp',
    url: '/looks',
  },
  { title: 'A table for eight', text: 'Dining table and chairs in oak', file: 'scene-dining.webp', url: '/looks' },
  { title: 'Terrace after rain', text: 'Teak sofa, planters and a parasol', file: 'scene-terrace.webp', url: '/looks' },
  { title: 'Reading corner', text: 'Armchair, lamp and rug', file: 'scene-bedroom-corner.webp', url: '/looks' },
]

/** Looks to shop. */
export const looks: readonly Linked[] = [
  { title: 'Boucle and oak', text: 'Sofa, chair, table', file: 'scene-living.webp', url: '/looks' },
  { title: 'Velvet evening', text: 'Juno sofa with brass', file: 'juno-velvet-sofa.webp', url: '/looks' },
  {
    title: 'Earth tones',
    text: 'Rust, terracotta and sand rug and sofa',
    file: 'scene-bedroom-corner.webp',
    url: '/looks',
  },
  { title: 'Long lunch', text: 'Table, bench and chairs', file: 'scene-dining.webp', url: '/looks' },
  { title: 'Summer outside', text: 'Outdoor sofa and lounger', file: 'scene-terrace.webp', url: '/looks' },
  {
    title: 'Small and mighty',
    text: 'Loveseat and side table for small rooms',
    file: 'pebble-loveseat.webp',
    url: '/looks',
  },
  {
    title: 'Black and chalk',
    text: 'Contrast of ink leather sofa and chalk rug',
    file: 'fjord-leather-sofa.webp',
    url: '/looks',
  },
  { title: 'Pattern play', text: 'Checker rug, striped pillow', file: 'tessel-checker-rug.webp', url: '/looks' },
]
