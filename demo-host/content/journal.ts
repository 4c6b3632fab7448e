/** The posts of the shop's journal: what the list says of each. */

/** The categories of posts. */
export const journalCategories = ['rooms', 'materials', 'makers', 'care'] as const

/** The category of a post. */
export type JournalCategory = (typeof journalCategories)[number]

/** A post of the journal. */
export interface Post {
  readonly slug: string
  readonly category: JournalCategory
  readonly title: string
  readonly lead: string
  /** The day of its publication: `2026-11-19`. */
  readonly date: string
  /** A picture of the catalogue. */
  readonly file: string
  /** How long it takes to read it, in minutes. */
  readonly minutes: number
  /** How often it was read. */
  readonly reads: number
}

type Row = readonly [category: JournalCategory, title: string, file: string, lead: string]

/** From the newest to the oldest. */
const rows: readonly Row[] = [
  [
    'rooms',
    'A living room that waits for no one',
    'scene-living',
    'Nothing in it is for guests, and guests stay longest.',
  ],
  [
    'materials',
    'What is inside a sofa',
    'marlow-3-seat-sofa',
    'We cut one of ours in half, from the feet to the feathers.',
  ],
  [
    'care',
    'Red wine, oat boucle',
    'pebble-boucle-pillow',
    'The first five minutes decide. Cold water, a white cloth, no rubbing.',
  ],
  [
    'makers',
    'The last weaver of cane in the valley',
    'mila-cane-chair',
    'She needs eleven hours for a seat, and has no phone.',
  ],
  ['rooms', 'Dining with the door open', 'scene-dining', 'A long table, six chairs of two kinds, and a breeze.'],
  ['materials', 'Oak, and why it darkens', 'fjord-dining-table', 'Light, tannin and ten years at the breakfast table.'],
  [
    'care',
    'Oil a table in one evening',
    'ines-desk',
    'A thin coat, twenty minutes, a cloth for what is left. That is all.',
  ],
  [
    'makers',
    'A mill that runs on rain',
    'loom-stripe-rug',
    'When the river is low the looms stand still, and nobody minds.',
  ],
  [
    'rooms',
    'The corner that gets read in',
    'scene-bedroom-corner',
    'A chair that turns, a lamp that does not, and a pile of books.',
  ],
  [
    'materials',
    'Marble is a soft stone',
    'carrara-coffee-table',
    'It takes rings, scratches and vinegar personally. We love it anyway.',
  ],
  ['care', 'How to turn a wool rug', 'dune-wool-rug', 'Twice a year, by two people, with a felt below.'],
  ['makers', 'Four brothers and one kiln', 'luz-planter', 'Their planters leave the fire in the order of age.'],
  ['rooms', 'A terrace after rain', 'scene-terrace', 'Teak that may get wet, and cushions that come in with you.'],
  [
    'materials',
    'Boucle, loop by loop',
    'pebble-loveseat',
    'One yarn is pulled tight and the other is not: that is the whole secret.',
  ],
  ['care', 'Pets and velvet', 'juno-velvet-sofa', 'Short pile, no loops, and a brush by the door.'],
  ['makers', 'Leather from eleven farms', 'fjord-leather-sofa', 'Every hide has the name of a place on its back.'],
  [
    'rooms',
    'Twelve square metres',
    'tove-nesting-tables',
    'Nesting tables, one loveseat, and a wall that stayed empty.',
  ],
  ['materials', 'Linen in three weights', 'hollis-sofa', 'For curtains, for covers, and for the dog.'],
  ['care', 'A wobbling chair', 'wren-dining-chair', 'Mostly it is the floor. If it is not, it is one screw.'],
  ['makers', 'The man who tunes springs', 'toft-swivel-chair', 'He listens to a seat before he lets it go.'],
  [
    'rooms',
    'A hall that says hello',
    'arden-console',
    'Keys, post, an umbrella, and one thing that is only beautiful.',
  ],
  ['materials', 'Rope that does not rot', 'cala-rope-chair', 'Braided for boats, borrowed for the garden.'],
  [
    'care',
    'Winter for garden furniture',
    'teak-terrace-sofa',
    'Wash it, let it dry, cover it loosely, and leave it alone.',
  ],
  ['makers', 'A checkerboard by hand', 'tessel-checker-rug', 'Two women, one frame, nine thousand knots a week.'],
  [
    'rooms',
    'A bedroom without a bedside table',
    'nils-side-table',
    'A stool, a shelf, or the windowsill: three that work.',
  ],
  ['materials', 'Why walnut costs more', 'orla-round-table', 'It grows slowly, and half of it is not brown.'],
  ['care', 'Wash a cushion cover', 'hollis-linen-pillow', 'Thirty degrees, inside out, on again while it is damp.'],
  [
    'makers',
    'Glue that smells of nothing',
    'hollis-bench',
    'A workshop that changed one recipe, and threw its masks away.',
  ],
  [
    'rooms',
    'The children have the best seat',
    'odd-modular-sofa',
    'A sofa in pieces, and every afternoon another castle.',
  ],
  ['materials', 'Feathers or foam', 'arden-chaise-sofa', 'One sighs, the other springs back. We use both.'],
  ['care', 'Sun, and what it takes', 'matisse-garden-rug', 'Turn it, shade it, or enjoy how it fades.'],
  ['makers', 'A chair in forty-one steps', 'ines-spindle-chair', 'Step nineteen is waiting.'],
  [
    'rooms',
    'Working at home, leaving work',
    'piet-desk-chair',
    'A desk that closes, and a chair that faces away from it.',
  ],
  ['materials', 'Jute remembers', 'jute-braid-rug', 'It keeps the print of a table leg for a year.'],
  [
    'care',
    'The first week with a new sofa',
    'cove-curved-sofa',
    'It is firmer than in the showroom. Give it seven days.',
  ],
  [
    'makers',
    'Where our pictures come from',
    'luca-sofa',
    'No camera, no studio, and a great deal of patience with light.',
  ],
]

const firstDay = Date.UTC(2026, 10, 19)
const nineDays = 9 * 24 * 60 * 60 * 1000

/** All posts, newest first. */
export const posts: readonly Post[] = rows.map(([category, title, file, lead], n) => ({
  slug: title.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  category,
  title,
  lead,
  date: new Date(firstDay - n * nineDays).toISOString().slice(0, 10),
  file: `${file}.webp`,
  minutes: 3 + ((n * 5) % 6),
  reads: 400 + ((n * 977) % 3571),
}))
