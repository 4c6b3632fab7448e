/** Schemas for numbers, booleans and optional values as PHP writes them in settings and answers. */
import {
  boolean,
  check,
  type Default,
  type GenericSchema,
  type NullishSchema,
  nullish,
  number,
  pipe,
  string,
  transform,
  union,
  unknown,
} from 'valibot'

const isTrue = (value: unknown): boolean => value === true || value === 1 || value === '1' || value === 'true'

/** A number, or a numeric string. Decodes to a number. */
export const numericString = union([
  number(),
  pipe(
    string(),
    transform((text) => (text.trim() === '' ? Number.NaN : Number(text))),
    number(),
  ),
])

const between = (least: number, most: number) =>
  pipe(
    numericString,
    check((value) => value >= least && value <= most, `a number from ${least} to ${most}, please`),
  )

/** Upper bound for prices, in units of any currency: larger values are invalid. */
const maxPrice = 1e9

/** A fraction: 0 to 1. */
export const fraction = between(0, 1)

/** A price, in units of the country's currency. */
export const amount = between(0, maxPrice)

/** A positive or negative difference of an amount. */
export const change = between(-maxPrice, maxPrice)

/** An optional value: absent and `null` decode to `undefined`. */
export const optional = <Schema extends GenericSchema>(schema: Schema) =>
  pipe(
    nullish(schema, null),
    transform((value) => value ?? undefined),
  )

/** PHP writes an absent value as `null`, `''`, `false` or `[]`. */
const isNothing = (value: unknown): boolean =>
  value === false || (value as { readonly length?: number } | null)?.length === 0

/** An optional value as PHP writes it: `null`, `''`, `false` and `[]` decode to the default, or to `undefined`. */
export const optionalPhp = <
  Schema extends GenericSchema,
  Otherwise extends Default<Schema, null | undefined> = undefined,
>(
  schema: Schema,
  otherwise?: Otherwise,
) => {
  const written = pipe(
    unknown(),
    transform((value) => (isNothing(value) ? undefined : value)),
    nullish(schema, otherwise),
  )
  return nullish(written, '') as unknown as NullishSchema<Schema, Otherwise>
}

/** A text that PHP can write as a number: an id, a postal code. */
export const text = pipe(union([string(), number()]), transform(String))

/** An optional text: absent decodes to the empty string. */
export const optionalText = optionalPhp(text, '')

/** A count: a non-negative integer, or a string of digits. */
export const count = pipe(
  union([number(), string()]),
  transform((value) => (/^\d+$/.test(`${value}`) ? Number(value) : Number.NaN)),
  number(),
)

/** A boolean as PHP writes it: `true`, 1, "1" and "true" are true. Other types than boolean, number and string are invalid. */
export const phpFlag = pipe(
  union([boolean(), number(), string()]),
  transform((value) => isTrue(value)),
)

/** A boolean without invalid input: every value that is not true decodes to false, `null` included. */
export const lenientBoolean = pipe(unknown(), transform(isTrue))
