/** The shop's plain pages. */

export interface Article {
  readonly slug: string
  readonly title: string
  readonly text: string
}

export const articles: readonly Article[] = [
  {
    slug: 'delivery',
    title: 'Delivery and assembly',
    text: 'Free delivery into the room of your choice. Two people carry, unpack, assemble and take the boxes away. Sofas come within ten days, tables within three weeks.',
  },
  {
    slug: 'returns',
    title: 'Returns',
    text: 'Live with it for a month. If it does not fit, we come and fetch it, and you get your money back.',
  },
  {
    slug: 'care-wood',
    title: 'Caring for wood',
    text: 'Dust with a dry cloth, wipe with a damp one, oil twice a year. Rings from glasses come out with patience and a little wax.',
  },
  {
    slug: 'care-upholstery',
    title: 'Caring for upholstery',
    text: 'Vacuum your sofa with a soft brush and turn the cushions once a month. Blot, never rub.',
  },
  {
    slug: 'care-rugs',
    title: 'Caring for rugs',
    text: 'A new wool rug sheds for three months; let it. Turn it twice a year so that the sun is fair.',
  },
  {
    slug: 'care-outdoor',
    title: 'Caring for outdoor furniture',
    text: 'Teak turns silver on its own. If you prefer it golden, oil it in spring. Cushions dry upright.',
  },
  {
    slug: 'membership',
    title: 'Membership',
    text: 'One fee a year and a fifth off everything, a voucher with every order, and first look at new pieces.',
  },
  {
    slug: 'trade',
    title: 'Trade programme',
    text: 'For architects, interior designers and hotels: trade prices, swatches within two days, one person who knows your project.',
  },
  {
    slug: 'swatches',
    title: 'Order swatches',
    text: 'Ten fabrics of your choice, free, by post. Put them where the sofa will stand and look at them at night.',
  },
  { slug: 'showrooms', title: 'Showrooms', text: 'Come and sit. Our showrooms are open every day but Monday.' },
  {
    slug: 'about',
    title: 'About us',
    text: 'We make few things and make them slowly, with workshops we have known for years.',
  },
  { slug: 'contact', title: 'Contact', text: 'Write or call. Somebody who has sat on the sofa will answer.' },
  {
    slug: 'looks',
    title: 'Looks',
    text: 'Rooms that our customers and we have put together, with everything in them.',
  },
]
