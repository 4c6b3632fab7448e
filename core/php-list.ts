/** How PHP writes lists, into a page's settings and into its answers. */
import { type ArraySchema, array, type GenericSchema, pipe, record, string, transform, union, unknown } from 'valibot'

/** A list: an array, or an object where its keys have gaps. */
export const list = pipe(
  union([array(unknown()), record(string(), unknown())]),
  transform((value) => Object.entries(value).map(([, item]) => item)),
)

/** A list of such items. */
export const listOf = <Item extends GenericSchema>(item: Item) =>
  pipe(list, array(item)) as unknown as ArraySchema<Item, undefined>
