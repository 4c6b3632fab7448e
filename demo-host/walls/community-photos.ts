/** Customers' photos of their homes. The customers are invented, and the pictures are made by this demo. */

/** What a photo shows: a part of a scene, or one product in front of a wall. */
export type PhotoView =
  | { readonly scene: string; readonly left: number; readonly width: number; readonly isMirrored: boolean }
  | { readonly file: string; readonly wall: string; readonly isMirrored: boolean }

/** One photo. */
export interface CommunityPhoto {
  readonly id: string
  readonly name: string
  readonly location: string
  /** The products in it, by slug. */
  readonly slugs: readonly string[]
  readonly view: PhotoView
}

/** The number of photos. */
const numberOfPhotos = 132
/** The id of the first one. */
const firstId = 2401

const names =
  'Ida K.|Jonas W.|Grace O.|Camille B.|Hana J.|Ruben A.|Elsa F.|Owen T.|Yuna P.|Amelie D.|Sofia M.|Clara G.|Marta V.|Jiwoo K.|Helen B.|Samir E.|Minho C.|Alice W.|Karim L.|Rosa I.|Siu Ming C.|Leila T.|Hannah P.|Victor N.|Agnes T.|Dana F.|Pavel K.|Tessa V.|Ivo B.|Kenji A.|Beatriz L.|Amira S.|Julien B.|Colette D.|Miriam O.|Hugo P.|Yoon-ah L.'.split(
    '|',
  )
const places =
  'Portland|Toronto|Melbourne|Montréal|Seoul|Austin|Bristol|Leeds|Busan|Vancouver|Canberra|Brisbane|Chicago|Incheon|Edinburgh|Ottawa|Kowloon|Adelaide|Brooklyn|Sydney|Sai Kung|Jeju|San Diego|Halifax|Glasgow|Daegu|Hobart|Santa Fe|Calgary|Manchester|Boston|London|Denver|Québec|Suwon|Geelong|Oxford'.split(
    '|',
  )

/** The parts of the scenes, each with what is in it. The scenes are 1600 × 1000 pixels. */
const parts: readonly (readonly [scene: string, left: number, width: number, slugs: string])[] = [
  ['living', 0, 800, 'marlow-3-seat-sofa nils-side-table dune-wool-rug'],
  ['dining', 420, 800, 'fjord-dining-table wren-dining-chair border-flatweave-rug'],
  ['terrace', 800, 800, 'terrace-coffee-table cala-rope-chair luz-planter'],
  ['bedroom-corner', 800, 800, 'toft-swivel-chair kit-ottoman drum-side-table'],
  ['living', 400, 760, 'marlow-3-seat-sofa pebble-coffee-table dune-wool-rug'],
  ['dining', 0, 760, 'fjord-dining-table ines-spindle-chair luz-planter'],
  ['terrace', 320, 720, 'teak-terrace-sofa terrace-coffee-table'],
  ['bedroom-corner', 60, 760, 'nest-daybed-sofa atlas-berber-rug'],
  ['living', 800, 800, 'sol-lounge-chair luz-planter'],
  ['dining', 840, 760, 'arden-console ines-spindle-chair'],
  ['terrace', 40, 800, 'teak-terrace-sofa luz-planter jute-braid-rug'],
  ['bedroom-corner', 430, 780, 'kit-ottoman drum-side-table atlas-berber-rug'],
]

/** Single products, by their pictures. */
const pieces =
  'juno-velvet-sofa|marlow-armchair|cove-curved-sofa|hollis-sofa--2|rattan-hanging-chair|fjord-leather-sofa|orla-round-table|toft-swivel-chair|pebble-loveseat|bo-wingback-chair--brick|mila-cane-chair|carrara-coffee-table|luca-sofa|hale-rocking-chair|teak-terrace-chair|marlow-3-seat-sofa--2|ines-desk|kit-ottoman|plinth-coffee-table|arden-chaise-sofa--moss|tove-nesting-tables|cove-curved-sofa--terracotta|tern-sofa-bed|bo-wingback-chair--denim|marlow-corner-sofa|piet-desk-chair|arden-chaise-sofa--denim|cala-rope-chair|fjord-dining-table--2'.split(
    '|',
  )
/** The colours of the walls that they stand in front of. */
const walls = ['#e3d3bd', '#cfd6c4', '#dcc3b4', '#c9d2d6', '#e8dfcf', '#d8c9d0', '#d3c7a8']

/** The nth of a list, from the start again after its end. */
const nth = <Item>(list: readonly Item[], n: number): Item => list[n % list.length] as Item

/** Two of five photos show a part of a scene. */
const isSceneAt = (n: number): boolean => n % 5 === 0 || n % 5 === 3

function photoAt(n: number): CommunityPhoto {
  const isScene = isSceneAt(n)
  // The number of earlier photos of its kind.
  const order = Array.from({ length: n }, (_, earlier) => isSceneAt(earlier)).filter((one) => one === isScene).length
  const [scene, left, width, slugs] = nth(parts, order)
  const file = nth(pieces, order)
  // Each person lives in one place.
  const person = (n * 7) % names.length
  const isMirrored = Math.floor(n / 40) % 2 === 1
  return {
    id: `${firstId + n}`,
    name: nth(names, person),
    location: nth(places, person),
    slugs: isScene ? slugs.split(' ') : [file.replace(/--.*/, '')],
    view: isScene
      ? { scene: `scene-${scene}.webp`, left, width, isMirrored }
      : { file: `${file}.webp`, wall: nth(walls, n * 3), isMirrored },
  }
}

/** The photos, the latest first. */
export const communityPhotos: readonly CommunityPhoto[] = Array.from({ length: numberOfPhotos }, (_, n) => photoAt(n))
