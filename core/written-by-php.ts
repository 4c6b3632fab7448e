/** How PHP writes numbers and truth, into a page's settings and into its answers. */
import {
  boolean,
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

/** A number, or a string of one. */
export const figure = union([
  number(),
  pipe(
    string(),
    transform((text) => (text.trim() === '' ? Number.NaN : Number(text))),
    number(),
  ),
])

const between = (least: number, most: number) =>
  pipe(
    figure,
    transform((value) => (value >= least && value <= most ? value : Number.NaN)),
    number(),
  )

/** The largest sum that is believed, in units of any currency: a slip beyond it is no price. */
const fortune = 1e9

/** A share of something: 0 to 1. */
export const share = between(0, 1)

/** What something costs, in units of the country's currency. */
export const amount = between(0, fortune)

/** What is added to an amount, or taken off. */
export const change = between(-fortune, fortune)

/** Something, or nothing where it is absent or `null`. */
export const maybe = <Schema extends GenericSchema>(schema: Schema) =>
  pipe(
    nullish(schema, null),
    transform((value) => value ?? undefined),
  )

/** PHP writes nothing as `null`, `''`, `false` or `[]`. */
const isNothing = (value: unknown): boolean =>
  value === false || (value as { readonly length?: number } | null)?.length === 0

/** What may be absent, in any of PHP's ways; then it is what is given for it, or nothing. */
export const perhaps = <Schema extends GenericSchema, Otherwise extends Default<Schema, null | undefined> = undefined>(
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

/** An id: PHP sends it as a number or a string. */
export const name = pipe(union([string(), number()]), transform(String))

/** A text, also where PHP took it for a number; empty where there is none. */
export const words = perhaps(name, '')

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
