/**
 * The same fields, and no others: for what is handed to the platform or to a library, which also reads fields that are
 * absent, and would take what a page has put on `Object.prototype` for one of them.
 */
export function own<Fields extends object>(fields: Fields): Fields {
  return Object.assign(Object.create(null), fields)
}

/**
 * The same fields, and nothing in place of all that a page has put on `Object.prototype`: for a library that copies its
 * options, and so would lose what `own` does.
 */
export function shielded<Fields extends object>(fields: Fields): Fields {
  const shield = Object.getOwnPropertyNames(Object.prototype).map((name) => [name, undefined])
  return { ...Object.fromEntries(shield), ...fields }
}
