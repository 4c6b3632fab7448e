/** Whether the visitor is a member. Source: document 0, section 3. */
import { flag } from '../../written-by-php'

/** Alone, for those who ask nothing else about memberships. */
export const isMembership = { name: 'isMembership', schema: flag, otherwise: false } as const
