/** The shop's plain pages. */

export interface Article {
  readonly slug: string
  readonly title: string
  /** The first paragraph, larger than the rest. */
  readonly lead: string
  readonly parts: readonly (readonly [heading: string, text: string])[]
}

/** The shop's articles. */
export const articles: readonly Article[] = [
  {
    slug: 'delivery',
    title: 'Delivery and assembly',
    lead: 'Two people bring it into the room of your choice and take the boxes away. If you like, they put it together too.',
    parts: [
      [
        'How long it takes',
        'What is in stock comes within ten days. Pieces that are made for you take a few months; each page says how many weeks.',
      ],
      ['On the day', 'You choose a window of three hours, and somebody calls half an hour before.'],
      ['Stairs and lifts', 'Tell us about narrow doors when you order. Most sofas come apart into two pieces.'],
    ],
  },
  {
    slug: 'returns',
    title: 'Returns',
    lead: 'Live with it for 30 days. If it does not fit, we come and fetch it, and you get your money back.',
    parts: [
      ['What to do', 'Write to us with the number of your order. You do not have to give a reason.'],
      ['What cannot come back', 'Pieces made for you, final-sale pieces, and pillows without their label.'],
    ],
  },
  {
    slug: 'care',
    title: 'Care guides',
    lead: 'Good materials get better when they are used. They ask for little, but for the right little.',
    parts: [
      ['Wood', 'Dust dry, wipe damp, oil twice a year.'],
      ['Upholstery', 'A soft brush, cushions turned once a month, and blotting instead of rubbing.'],
      ['Rugs', 'Let them shed, turn them towards the sun, and put a felt under them.'],
    ],
  },
  {
    slug: 'care-wood',
    title: 'Caring for wood',
    lead: 'Oak and walnut are oiled, not lacquered, so that they can be mended at the kitchen table.',
    parts: [
      ['Every week', 'Dust with a dry cloth, wipe with a damp one, along the grain.'],
      ['Rings from glasses', 'They come out with patience and a little wax.'],
      ['Twice a year', 'A thin coat of oil, twenty minutes, and a cloth for what is left.'],
    ],
  },
  {
    slug: 'care-upholstery',
    title: 'Caring for upholstery',
    lead: 'Boucle, velvet and linen look best when they are sat on.',
    parts: [
      ['Every week or so', 'Vacuum with a soft brush. Once a month, turn the cushions.'],
      ['Spills', 'Blot from the outside in, never rub. Cold water first, then a little soap.'],
      ['Velvet', 'Marks from sitting go when it is brushed with the pile.'],
    ],
  },
  {
    slug: 'care-rugs',
    title: 'Caring for rugs',
    lead: 'A new wool rug sheds for three months; let it.',
    parts: [
      ['Sun', 'Turn it twice a year so that the sun is fair.'],
      ['Loose loops', 'Cut them, never pull them.'],
      ['Jute', 'Keep it under a roof. If it gets wet, a brush and a dry day are enough.'],
    ],
  },
  {
    slug: 'care-outdoor',
    title: 'Caring for outdoor furniture',
    lead: 'Teak turns silver on its own. If you prefer it golden, oil it in spring.',
    parts: [
      ['Cushions', 'They dry upright, and spend the winter indoors.'],
      ['Aluminium', 'Lukewarm water, a sponge, nothing that scratches.'],
    ],
  },
  {
    slug: 'membership',
    title: 'Membership',
    lead: 'One fee a year and a fifth off everything, for you and for whoever lives with you.',
    parts: [
      [
        'What members have',
        'Member prices on everything, help with your room, and new pieces a week before everybody else.',
      ],
      ['What it costs', 'One fee a year, the same for every member. It pays for itself with the first armchair.'],
      ['When it ends', 'When you want it to. Nothing renews without a letter a month before.'],
    ],
  },
  {
    slug: 'trade',
    title: 'Trade membership',
    lead: 'For architects, interior designers and hotels: one price list, and one person who knows your project.',
    parts: [
      ['Who can join', 'Whoever furnishes other people’s rooms for a living.'],
      ['What you get', 'Trade prices, swatches within two days, drawings, and delivery when the site is ready.'],
    ],
  },
  {
    slug: 'swatches',
    title: 'Order swatches',
    lead: 'Up to five fabrics of your choice, free, by post.',
    parts: [['How to look at them', 'Put them where the sofa will stand, and look again at night.']],
  },
  {
    slug: 'showrooms',
    title: 'Showrooms',
    lead: 'Come and sit. Our showrooms are open every day but Monday, from ten to six.',
    parts: [
      ['What you find there', 'Every sofa, most chairs, all fabrics, and a table with coffee on it.'],
      ['With a plan', 'Bring the measurements of your room. Somebody will draw it with you.'],
    ],
  },
  {
    slug: 'about',
    title: 'About us',
    lead: 'We make few things and make them slowly, with workshops we have known for years.',
    parts: [
      ['Materials', 'Oiled oak, vegetable-tanned leather, wool that still smells of wool.'],
      ['What we do not do', 'Collections that last a season, and sales that last a year.'],
    ],
  },
  {
    slug: 'contact',
    title: 'Contact',
    lead: 'Write to us. Somebody who has sat on the sofa will answer.',
    parts: [['By e-mail', 'hello@example.com, answered within a day.']],
  },
]
