/** Checks card numbers as a card processor does. */

const brands: readonly (readonly [string, RegExp, number])[] = [
  ['visa', /^4/, 16],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, 16],
  ['amex', /^3[47]/, 15],
]

/** The brand that a number's prefix belongs to, with the length of its numbers; `undefined` if it is not accepted. */
export function brandOf(digits: string): { readonly brand: string; readonly length: number } | undefined {
  const row = brands.find(([, begins]) => begins.test(digits))
  return row && { brand: row[0], length: row[2] }
}

/** Whether a card has expired. @param year four digits */
export function isExpired(month: number, year: number, now: Date): boolean {
  return year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1
}
