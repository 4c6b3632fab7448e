/** Customers' photos. They are rendered like all other pictures here, and the places are only names. */

export interface Photo {
  /** The product, by slug. */
  readonly slug: string
  readonly title: string
  readonly author: string
}

const rows: readonly (readonly [slug: string, piece: string, place: string, author: string])[] = [
  ['marlow-3-seat-sofa', 'Marlow sofa', 'Portland', 'Ida K.'],
  ['marlow-corner-sofa', 'Marlow corner sofa', 'Toronto', 'Jonas W.'],
  ['hollis-sofa', 'Hollis sofa', 'Melbourne', 'Grace O.'],
  ['juno-velvet-sofa', 'Juno velvet sofa', 'Montréal', 'Camille B.'],
  ['fjord-leather-sofa', 'Fjord leather sofa', 'Seoul', 'Hana J.'],
  ['luca-sofa', 'Luca sofa', 'Austin', 'Ruben A.'],
  ['cove-curved-sofa', 'Cove curved sofa', 'Bristol', 'Elsa F.'],
  ['marlow-armchair', 'Marlow armchair', 'Leeds', 'Owen T.'],
  ['sol-lounge-chair', 'Sol lounge chair', 'Busan', 'Yuna P.'],
  ['toft-swivel-chair', 'Toft swivel chair', 'Vancouver', 'Amelie D.'],
  ['wren-dining-chair', 'Wren dining chairs', 'Canberra', 'Sofia M.'],
  ['mila-cane-chair', 'Mila cane chair', 'Brisbane', 'Clara G.'],
  ['fjord-dining-table', 'Fjord dining table', 'Chicago', 'Marta V.'],
  ['orla-round-table', 'Orla round table', 'Incheon', 'Jiwoo K.'],
  ['carrara-coffee-table', 'Carrara coffee table', 'Edinburgh', 'Helen B.'],
  ['pebble-coffee-table', 'Pebble coffee table', 'Ottawa', 'Samir E.'],
  ['dune-wool-rug', 'Dune wool rug', 'Kowloon', 'Minho C.'],
  ['tessel-checker-rug', 'Tessel checker rug', 'Adelaide', 'Alice W.'],
  ['atlas-berber-rug', 'Atlas Berber rug', 'Brooklyn', 'Karim L.'],
  ['pebble-boucle-pillow', 'Pebble boucle pillows', 'Sydney', 'Rosa I.'],
  ['teak-terrace-sofa', 'Teak terrace sofa', 'Sai Kung', 'Siu Ming C.'],
  ['rattan-hanging-chair', 'Rattan hanging chair', 'Jeju', 'Leila T.'],
]

/** Customers' photos. */
export const photos: readonly Photo[] = rows.map(([slug, piece, place, author]) => ({
  slug,
  title: `${piece} in ${place}`,
  author,
}))
