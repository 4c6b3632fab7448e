/** What the page counts down to. Source: document 3, section 3 (Countdown, COUNT-01). */
import { string, unknown } from 'valibot'

/** What ends. */
export const countdownTitle = { name: 'countdownTitle', schema: string(), otherwise: '' } as const
/** When it ends, as the shop writes it: the countdown reads it, and says what is wrong with it. */
export const countdownEnd = { name: 'countdownEnd', schema: unknown(), otherwise: undefined } as const
