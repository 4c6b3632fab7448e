/** The sofa that is put together from eight choices: most combinations are made, some are not. */

/** Its slug in the catalogue. */
export const modularSofa = 'odd-modular-sofa'

/** What is chosen beside the colour, by attribute id; what an option adds is in US dollars. */
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

/** Whether these options are made together: a deep seat needs loose cushions at its back. */
export function isMade(names: readonly string[]): boolean {
  return !(names.includes('Deep') && names.includes('Tight'))
}
