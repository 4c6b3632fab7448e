/** Errors of single fields in an answer whose other fields were accepted. Proposed. */
import { type InferOutput, string } from 'valibot'
import { optionalText } from '../input/php-values'
import { shape } from '../input/shape'

/** Why the server rejected a value. `field` is its name in Ubercart's form; empty where the error is not about a field. */
export const fieldError = shape({ field: optionalText, message: string() })
export type FieldError = Readonly<InferOutput<typeof fieldError>>
