/** What was not done of a call that did the rest. Source: document 2, section 7; proposed. */
import { type InferOutput, string } from 'valibot'
import { shape } from '../shape'
import { words } from '../written-by-php'

/** Why the server did not take something: a field by its name in Ubercart's form, or nothing where it is not about one. */
export const orderProblem = shape({ field: words, message: string() })
/** @see orderProblem */
export type OrderProblem = Readonly<InferOutput<typeof orderProblem>>
