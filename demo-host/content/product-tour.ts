/** The product of each case of the product page, with what to try there. */

/** One product with the cases it shows. */
export interface TourStop {
  readonly slug: string
  readonly shows: string
  /** What to try, one thing a line. */
  readonly tries: readonly string[]
  /** More links: an address with what it does. */
  readonly links?: readonly (readonly [href: string, words: string])[]
}

/** All stops, in a sensible order. */
export const productTour: readonly TourStop[] = [
  {
    slug: 'marlow-3-seat-sofa',
    shows: 'The usual product: five colours, two sizes, a film, protection, a look.',
    tries: [
      'The 4-Seat costs more: price, breakdown and financing follow it.',
      '#play-video in the address plays the film at once.',
      'Protection for 1, 2, 3 or 5 years at its own cost; what it covers arrives as HTML with a script and a handler in it.',
    ],
    links: [
      ['/product/marlow-3-seat-sofa#play-video', 'with its film playing'],
      ['/product/marlow-3-seat-sofa?as=member', 'as a member'],
      ['/product/marlow-3-seat-sofa?fault=404:/sites/default/files/video', 'with a film that is not there'],
    ],
  },
  {
    slug: 'dune-wool-rug',
    shows: 'Every state of stock, one a model.',
    tries: [
      'Sand: 160 in stock, 200 only 3 left, 240 on pre-order, 4 of them.',
      'Chalk: 160 on pre-order, 10+; 200 made to order, with a tip; 240 a text, and not to be sold.',
      'Terracotta: 160 not to be sold, 200 hidden, 240 sold out.',
      'With a destination near a warehouse (90210, 10001, M5V 2T6, V6B 1A1) the warehouse’s stock comes first.',
    ],
  },
  {
    slug: 'odd-modular-sofa',
    shows: 'Eight choices, 384 models: a deep seat is not made with a tight back.',
    tries: ['Choose Deep, then Tight: the first gives way.', 'In-stock only leaves out what is not there.'],
  },
  {
    slug: 'carrara-coffee-table',
    shows: 'Fragile: it does not go everywhere.',
    tries: [
      'US: 96813 Honolulu, 96732 Maui, 99501 Anchorage, 33040 Key West are refused; 90210 and 33101 are not.',
      'Canada: X0A 0H0 Iqaluit and Y1A 1A1 Whitehorse are refused; M5V 2T6 is not.',
      '00000 or A9A 9A9 is a place that the shop does not know; in Korea there is no postal code to set.',
    ],
    links: [
      ['/product/carrara-coffee-table?country=CA', 'in Canada'],
      ['/product/carrara-coffee-table?fault=500:/ajax/destination', 'where the call fails'],
      ['/product/carrara-coffee-table?fault=wrong:/ajax/destination', 'where the answer is another’s'],
    ],
  },
  {
    slug: 'bo-wingback-chair',
    shows: 'Sold out in every colour: to be told when it is back.',
    tries: [
      'An address without a point after the @ is not taken.',
      'What was asked for stands in the log, without the address.',
    ],
    links: [['/product/bo-wingback-chair?fault=500:/ajax/notify-me', 'where asking fails']],
  },
  {
    slug: 'cove-curved-sofa',
    shows: 'On pre-order in every colour.',
    tries: ['4 of every second colour, 10+ of the others.'],
  },
  {
    slug: 'luca-sofa',
    shows: 'Final sale, and on sale.',
    tries: ['The breakdown shows what the sale takes off; for a member, what membership takes off after it.'],
    links: [['/product/luca-sofa?as=member', 'as a member']],
  },
  { slug: 'hollis-sofa', shows: 'Final sale in one colour.', tries: ['Choose Denim.'] },
  { slug: 'sol-lounge-chair', shows: 'On sale.', tries: ['$200 off, in each country in its own currency.'] },
  {
    slug: 'toft-swivel-chair',
    shows: 'A hidden option.',
    tries: ['Ochre is no longer offered, and no address brings it back.'],
  },
  {
    slug: 'teak-terrace-sofa',
    shows: 'Outdoors: a cover is offered two seconds after it has gone into the cart.',
    tries: ['The cover’s price is the server’s: a member pays 20% less for it too.'],
  },
  {
    slug: 'terrace-sofa-cover',
    shows: 'One option only: there is nothing to choose.',
    tries: ['It is chosen by itself.'],
  },
  {
    slug: 'juno-velvet-sofa',
    shows: 'Protection whose three years are charged otherwise; two looks.',
    tries: ['Three years are $149, whatever the offer costs.'],
    links: [['/product/juno-velvet-sofa?fault=500:/ajax/uc_mulberry', 'where offers fail']],
  },
  {
    slug: 'fjord-leather-sofa',
    shows: 'Protection whose charges all stand otherwise.',
    tries: ['$129 for any term, $199 for three years.'],
  },
]

/** Links that apply to every product. */
export const everywhere: readonly (readonly [href: string, words: string])[] = [
  ['/product/marlow-3-seat-sofa?fault=500:/ajax/cart/add', 'putting into the cart fails'],
  ['/product/marlow-3-seat-sofa?fault=slow:/ajax', 'every answer takes four seconds'],
  ['/product/marlow-3-seat-sofa?fault=hang:/ajax', 'no answer comes'],
  ['/product/marlow-3-seat-sofa?fault=404:/rove', 'no widget: the server’s own page'],
  ['/product/marlow-3-seat-sofa?fault=none', 'all well again'],
]
