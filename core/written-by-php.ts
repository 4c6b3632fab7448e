/** How PHP writes numbers, truth and lists, into a page's settings and into its answers. */
import { array, boolean, number, pipe, record, string, transform, union, unknown } from 'valibot'

const isTrue = (value: unknown): boolean => value === true || value === 1 || value === '1' || value === 'true'

/** A number, or a string of one. */
export const figure = union([
  number(),
  pipe(
    string(),
    transform((text) => (text.trim() === '' ? Number.NaN : Number(text))),
    number(),
  ),
])

/** An amount of money that can be: not below zero, and less than a billion. In units of its currency. */
export const amount = pipe(
  figure,
  transform((value) => (value >= 0 && value < 1e9 ? value : Number.NaN)),
  number(),
)

/** An id: PHP sends it as a number or a string. */
export const name = pipe(union([string(), number()]), transform(String))

/** A count: a whole number that is not below zero, or a string of digits. */
export const whole = pipe(
  union([number(), string()]),
  transform((value) => (/^\d+$/.test(`${value}`) ? Number(value) : Number.NaN)),
  number(),
)

/** Truth: `true`, 1, "1" or "true". What is neither truth, a number nor a string is wrong. */
export const flag = pipe(
  union([boolean(), number(), string()]),
  transform((value) => isTrue(value)),
)

/** Truth where nothing is wrong: what is not true, `null` among it, is false. */
export const truth = pipe(unknown(), transform(isTrue))

/** A list: an array, or an object where its keys have gaps. */
export const list = pipe(
  union([array(unknown()), record(string(), unknown())]),
  transform((value) => Object.values(value)),
)
