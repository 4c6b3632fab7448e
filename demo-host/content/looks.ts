/** Looks to shop: whole rooms, and pieces that belong together. */

export interface Look {
  readonly slug: string
  readonly title: string
  readonly text: string
  /** A picture of the catalogue. */
  readonly file: string
  /** The products in it, by slug. */
  readonly pieces: readonly string[]
}

/** Rooms, photographed whole: 1600 to 1000. */
export const rooms: readonly Look[] = [
  {
    slug: 'slow-living-room',
    title: 'The slow living room',
    text: 'A low sofa, a good rug, a table at the right height, and morning light from the left.',
    file: 'scene-living.webp',
    pieces: [
      'marlow-3-seat-sofa',
      'pebble-coffee-table',
      'sol-lounge-chair',
      'dune-wool-rug',
      'nils-side-table',
      'luz-planter',
    ],
  },
  {
    slug: 'table-for-four',
    title: 'A table for four, or six',
    text: 'Oak and black ash, mixed because nobody at this table is the same either.',
    file: 'scene-dining.webp',
    pieces: ['fjord-dining-table', 'wren-dining-chair', 'ines-spindle-chair', 'border-flatweave-rug', 'arden-console'],
  },
  {
    slug: 'terrace-after-rain',
    title: 'Terrace after rain',
    text: 'Teak that may get wet, cushions that should not, and two planters to keep the wind out.',
    file: 'scene-terrace.webp',
    pieces: ['teak-terrace-sofa', 'terrace-coffee-table', 'cala-rope-chair', 'luz-planter', 'jute-braid-rug'],
  },
  {
    slug: 'reading-corner',
    title: 'The reading corner',
    text: 'A chair that turns to the window by day and to the lamp by night.',
    file: 'scene-bedroom-corner.webp',
    pieces: ['toft-swivel-chair', 'kit-ottoman', 'drum-side-table', 'atlas-berber-rug', 'nest-daybed-sofa'],
  },
]

/** Pieces that belong together: 4 to 5. */
export const pairings: readonly Look[] = [
  {
    slug: 'velvet-evening',
    title: 'Velvet evening',
    text: 'A deep green sofa, black marble and one lamp.',
    file: 'juno-velvet-sofa.webp',
    pieces: ['juno-velvet-sofa', 'plinth-coffee-table', 'juno-velvet-pillow', 'arc-round-rug'],
  },
  {
    slug: 'black-and-chalk',
    title: 'Black and chalk',
    text: 'Ink leather on a chalk rug: contrast that stays calm.',
    file: 'fjord-leather-sofa.webp',
    pieces: ['fjord-leather-sofa', 'fjord-leather-pillow', 'field-grid-rug', 'nils-side-table'],
  },
  {
    slug: 'pattern-play',
    title: 'Pattern play',
    text: 'Checks, stripes and leaves, held together by two colours.',
    file: 'tessel-checker-rug.webp',
    pieces: ['tessel-checker-rug', 'loom-stripe-pillow', 'matisse-leaf-pillow', 'hollis-sofa'],
  },
  {
    slug: 'small-rooms',
    title: 'Small and mighty',
    text: 'A loveseat, nesting tables and a stool, for rooms of twelve square metres.',
    file: 'pebble-loveseat.webp',
    pieces: ['pebble-loveseat', 'tove-nesting-tables', 'rook-bar-stool', 'arc-pillow'],
  },
]
