/** The modular sofa with eight attributes, of which not all combinations are made. */

/** Its slug in the catalogue. */
export const modularSofa = 'odd-modular-sofa'

/** Its options beside the colour, by attribute id, with their surcharge in US dollars. */
export const modularOptions = [
  { aid: 2, name: '3 modules', adds: 0 },
  { aid: 2, name: '4 modules', adds: 780 },
  { aid: 3, name: 'Left', adds: 0 },
  { aid: 3, name: 'Right', adds: 0 },
  { aid: 4, name: 'Usual', adds: 0 },
  { aid: 4, name: 'Deep', adds: 240 },
  { aid: 5, name: 'Low', adds: 0 },
  { aid: 5, name: 'High', adds: 90 },
  { aid: 6, name: 'Loose', adds: 0 },
  { aid: 6, name: 'Tight', adds: 0 },
  { aid: 7, name: 'Foam', adds: 0 },
  { aid: 7, name: 'Feather', adds: 320 },
  { aid: 8, name: 'Oak', adds: 0 },
  { aid: 8, name: 'Black', adds: 60 },
] as const

/** Whether a combination is made: a deep seat needs loose back cushions. */
export function isMade(names: readonly string[]): boolean {
  return !(names.includes('Deep') && names.includes('Tight'))
}
