/**
 * A copy of the fields without a prototype, for options of the platform and of libraries. These also read absent
 * fields, and would find what a page has put on `Object.prototype`.
 */
export function own<Fields extends object>(fields: Fields): Fields {
  return Object.assign(Object.create(null), fields)
}

/** Whether an object has its own field. `in` also finds what a page has put on `Object.prototype`. */
export function has<Whole extends object, Name extends PropertyKey>(
  whole: Whole,
  name: Name,
): whole is Whole extends unknown ? (Name extends keyof Whole ? Whole : never) : never {
  return Object.hasOwn(whole, name)
}
