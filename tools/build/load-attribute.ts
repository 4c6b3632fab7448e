/** The attribute that every tag has. */
export const loadAttribute = {
  name: 'load',
  description: 'When its code is fetched.',
  values: ['eager', 'visible', 'idle', 'interaction'],
} as const
