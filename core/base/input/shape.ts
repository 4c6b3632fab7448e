/** Object schemas that also work where a page has extended `Object.prototype`. */
import { type ObjectEntries, type ObjectSchema, object } from 'valibot'
import { own } from './own'

/**
 * Valibot's `object`, over fields without a prototype: it walks its fields with `for … in`, and would take what a page
 * has put on `Object.prototype` for one of them.
 */
export function shape<Fields extends ObjectEntries>(fields: Fields): ObjectSchema<Fields, undefined> {
  return object(own(fields))
}
