/** Schemas for lists as PHP writes them in settings and answers. */
import { type ArraySchema, array, type GenericSchema, pipe, record, string, transform, union, unknown } from 'valibot'

/** A list: an array, or an object where PHP's keys have gaps. */
export const list = pipe(
  union([array(unknown()), record(string(), unknown())]),
  transform((value) => Object.entries(value).map(([, item]) => item)),
)

/** A list whose items match a schema. */
export const listOf = <Item extends GenericSchema>(item: Item) =>
  pipe(list, array(item)) as unknown as ArraySchema<Item, undefined>
