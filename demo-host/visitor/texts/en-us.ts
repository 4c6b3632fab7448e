import type { ShopTexts } from './en'

/** What is spelled otherwise in the United States. */
export const enUs: Partial<ShopTexts> = {
  joinMembers: 'Join the members’ program',
  colour: 'Color',
  colours: 'Colors',
  programmes: 'Programs',
  pageTrade: 'Trade program',
  originalRug: 'Knotted by hand in the colors of sand, with the height of moss.',
  noneHint: 'Try fewer words, a material or a color, or begin with one of these.',
}
