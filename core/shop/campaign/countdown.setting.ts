/** The settings of the countdown (COUNT-01). */
import { string, unknown } from 'valibot'

/** The name of what ends. */
export const countdownTitle = { name: 'countdownTitle', schema: string(), otherwise: '' } as const
/** The end time in any form that `parseTime` accepts. The countdown parses it and reports an invalid one. */
export const countdownEnd = { name: 'countdownEnd', schema: unknown(), otherwise: undefined } as const
