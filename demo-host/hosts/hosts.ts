/** The hosts who show their homes. They are invented, and so are their homes. */
import type { CountryCode } from '../../core/base/country/countries.rules'
import type { HomeKind } from './host-texts'

/** A piece in a home: the slug of a product and a colour. */
type Piece = readonly [slug: string, colour: string]

/** One host. */
export interface DemoHost {
  /** The last part of the address of the host's page. */
  readonly url: string
  readonly fname: string
  readonly lname: string
  readonly country: CountryCode
  readonly city: string
  readonly home: HomeKind
  readonly words: string
  readonly pieces: readonly Piece[]
  /** The host's pictures, in order: see `host-pictures`. */
  readonly pictures: readonly string[]
}

/** A product that the shop does not sell any more. The hosts of Canada still name it. */
export const goneProduct = 'Halden Bookcase'

type Row = readonly [
  url: string,
  name: readonly [fname: string, lname: string],
  country: CountryCode,
  city: string,
  home: HomeKind,
  pieces: string,
  pictures: string,
  words: string,
]

const rows: readonly Row[] = [
  [
    'maya-toronto',
    ['Maya', 'R.'],
    'CA',
    'Toronto',
    'loft',
    'marlow-3-seat-sofa:Oat dune-wool-rug:Sand pebble-coffee-table:Natural Oak hollis-linen-pillow:Sage',
    'living living-near living-left living-right dining',
    'An old print shop with one big window. The sofa came up in the goods lift, and two children and a beagle have lived on it for a year. Ask me how it cleans.',
  ],
  [
    'julien-montreal',
    ['Julien', 'B.'],
    'CA',
    'Montréal',
    'apartment',
    'fjord-dining-table:Natural Oak wren-dining-chair:Black Ash border-flatweave-rug:Chalk',
    'dining dining-left dining-near dining-right',
    'Second floor of a triplex, with the stairs outside. We eat here, work here and do homework here, so the table has seen everything.',
  ],
  [
    'priya-vancouver',
    ['Priya', 'S.'],
    'CA',
    'Vancouver',
    'house',
    'teak-terrace-sofa:Chalk terrace-coffee-table:Teak jute-braid-rug:Sand cala-rope-chair:Graphite',
    'terrace terrace-near terrace-right',
    'Our deck faces the mountains and gets all of the rain. The teak has gone silver at the ends; come and see if you like that.',
  ],
  [
    'noah-toronto',
    ['Noah', 'K.'],
    'CA',
    'Toronto',
    'townhouse',
    'tern-sofa-bed:Slate toft-swivel-chair:Blush atlas-berber-rug:Chalk',
    'bedroom bedroom-near bedroom-left',
    'A guest room that has to be an office from Monday to Friday. I can fold the sofa out in eleven seconds.',
  ],
  [
    'grace-brooklyn',
    ['Grace', 'L.'],
    'US',
    'Brooklyn',
    'apartment',
    'juno-velvet-sofa:Moss plinth-coffee-table:Nero matisse-garden-rug:Sage juno-velvet-pillow:Plum arden-console:Smoked Oak',
    'living-mirrored living-near living-right dining-right bedroom-left',
    'Parlor floor, railroad layout, north light. People are afraid of velvet. Mine has a cat on it right now and you cannot tell.',
  ],
  [
    'ruben-austin',
    ['Ruben', 'A.'],
    'US',
    'Austin',
    'house',
    'luca-sofa:Rust sol-lounge-chair:Tobacco kasbah-runner:Brick',
    'living living-right living-left',
    'A 1958 ranch house we are fixing up ourselves. The chair is the one nobody gives back.',
  ],
  [
    'elena-brooklyn',
    ['Elena', 'V.'],
    'US',
    'Brooklyn',
    'studio',
    'nest-daybed-sofa:Oat carrara-coffee-table:Carrara kit-ottoman:Chalk',
    'bedroom bedroom-right bedroom-near bedroom-left',
    'Three hundred and thirty square feet. Everything here has two jobs, and the daybed has three.',
  ],
  [
    'tom-austin',
    ['Tom', 'H.'],
    'US',
    'Austin',
    'townhouse',
    'orla-round-table:Walnut ines-spindle-chair:Natural Oak border-flatweave-rug:Midnight',
    'dining-mirrored dining-near dining-left',
    'A round table for six in a room for four. It works, and I will show you how we measured.',
  ],
  [
    'chloe-melbourne',
    ['Chloe', 'M.'],
    'AU',
    'Melbourne',
    'house',
    'hollis-sofa:Denim loom-stripe-rug:Ink hollis-bench:Smoked Oak matisse-leaf-pillow:Ochre',
    'living living-near living-mirrored',
    'A weatherboard cottage with a new back half. We washed the covers twice last winter and they went back on.',
  ],
  [
    'dan-sydney',
    ['Dan', 'W.'],
    'AU',
    'Sydney',
    'apartment',
    'cala-dining-table:Sage cala-rope-chair:Sand brisa-parasol:Terracotta luz-planter:Terracotta',
    'terrace-mirrored terrace-left terrace-right terrace-near',
    'Balcony on the ninth floor, salt in the air. Ask about wind, because I have opinions.',
  ],
  [
    'minji-seoul',
    ['Minji', 'K.'],
    'KR',
    'Seoul',
    'apartment',
    'cove-curved-sofa:Chalk drum-side-table:Verde arc-round-rug:Oat arc-pillow:Rust',
    'living living-left living-near bedroom-right',
    'We wanted one curve in a flat full of corners. Shoes off, and there is tea.',
  ],
  [
    'jiho-seoul',
    ['Jiho', 'P.'],
    'KR',
    'Seoul',
    'studio',
    'pebble-loveseat:Lilac tove-nesting-tables:Smoked Oak field-grid-rug:Fog',
    'bedroom-mirrored bedroom-near bedroom-right',
    'Small room, small sofa, very good lamp. I measured the lift before I ordered, and you should too.',
  ],
  [
    'soyeon-busan',
    ['Soyeon', 'L.'],
    'KR',
    'Busan',
    'house',
    'fjord-leather-sofa:Tobacco fjord-leather-pillow:Walnut jute-braid-rug:Walnut',
    'living-right living living-near',
    'The leather has darkened where we sit and I think it is better for it. You can see the sea from the left end.',
  ],
  [
    'amara-london',
    ['Amara', 'O.'],
    'UK',
    'London',
    'townhouse',
    'marlow-corner-sofa:Moss tessel-checker-rug:Moss nils-side-table:Brick tessel-pillow:Oat',
    'living-mirrored living living-near dining-right',
    'Victorian terrace, narrow hall, big sofa. It came in through the window in four pieces and I have the photographs.',
  ],
  [
    'owen-bristol',
    ['Owen', 'D.'],
    'UK',
    'Bristol',
    'house',
    'fjord-dining-table:Smoked Oak mila-cane-chair:Natural Oak dune-wool-rug:Terracotta',
    'dining-near dining dining-left',
    'We have three boys and one table. The oil is easy to do again; I do it every spring.',
  ],
  [
    'isla-london',
    ['Isla', 'F.'],
    'UK',
    'London',
    'loft',
    'odd-modular-sofa:Brick shore-shag-rug:Chalk rook-bar-stool:Black Ash',
    'bedroom-near living-left living bedroom',
    'A former biscuit factory. We have moved the sofa into four shapes since June.',
  ],
  [
    'kayan-hong-kong',
    ['Ka Yan', 'C.'],
    'HK',
    'Hong Kong',
    'apartment',
    'arden-chaise-sofa:Fog ines-desk:Walnut piet-desk-chair:Ink hollis-linen-pillow:Denim',
    'bedroom bedroom-left bedroom-near living-right',
    'Forty square metres in Sheung Wan with a desk in them. I will show you what fits behind a door.',
  ],
  [
    'wing-hong-kong',
    ['Wing', 'L.'],
    'HK',
    'Hong Kong',
    'studio',
    'teak-terrace-chair:Sage brisa-side-table:Lemon sol-fire-bowl:Graphite',
    'terrace terrace-left terrace-near',
    'A rooftop in Sai Kung. The chairs stay out through typhoon season, tied down.',
  ],
]

/** `slug:Colour` of several words: a colour's second word belongs to it. */
const piecesOf = (written: string): readonly Piece[] =>
  [...written.matchAll(/([a-z0-9-]+):([A-Z]\w*(?: [A-Z]\w*)*)/g)].map(([, slug = '', colour = '']) => [slug, colour])

/** All hosts. */
export const demoHosts: readonly DemoHost[] = rows.map(
  ([url, [fname, lname], country, city, home, pieces, pictures, words]) => ({
    ...{ url, fname, lname, country, city, home, words },
    pieces: piecesOf(pieces),
    pictures: pictures.split(' '),
  }),
)
