import type { Moment } from './moment'

/** At once. */
export const eager: Moment = (_, come) => come()
