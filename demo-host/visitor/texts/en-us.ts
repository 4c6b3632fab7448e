import type { ShopTexts } from './en'

/** What is spelled otherwise in the United States. */
export const enUs: Partial<ShopTexts> = {
  joinMembers: 'Join the members’ program',
  colour: 'Color',
  colours: 'Colors',
  programmes: 'Programs',
  pageTrade: 'Trade program',
  originalRug: 'Tufted by hand in the colors of sand, with the height of moss.',
  showroomOpening: 'It opens with a party on December 12. Do come.',
  noneHint: 'Try fewer words, a material or a color, or begin with one of these.',
}
