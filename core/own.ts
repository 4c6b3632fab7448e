/**
 * The same fields, and no others: for what is handed to the platform or to a library, which also reads fields that are
 * absent, and would take what a page has put on `Object.prototype` for one of them.
 */
export function own<Fields extends object>(fields: Fields): Fields {
  return Object.assign(Object.create(null), fields)
}

/** Whether an object has a field itself: `in` also finds what a page has put on `Object.prototype`. */
export function has<Whole extends object, Name extends PropertyKey>(
  whole: Whole,
  name: Name,
): whole is Whole extends unknown ? (Name extends keyof Whole ? Whole : never) : never {
  return Object.hasOwn(whole, name)
}
