/** How PHP writes numbers, truth and lists into a page's settings. */
import { array, boolean, number, pipe, record, string, transform, union, unknown } from 'valibot'

/** A number, or a string of one. */
export const figure = union([
  number(),
  pipe(
    string(),
    transform((text) => (text.trim() === '' ? Number.NaN : Number(text))),
    number(),
  ),
])

/** Truth: `true`, 1, "1" or "true". */
export const flag = union([
  boolean(),
  pipe(
    union([number(), string()]),
    transform((value) => value === 1 || value === '1' || value === 'true'),
  ),
])

/** A list: an array, or an object where its keys have gaps. */
export const list = pipe(
  union([array(unknown()), record(string(), unknown())]),
  transform((value) => Object.values(value)),
)
