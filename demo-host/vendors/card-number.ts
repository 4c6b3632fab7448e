/** Card numbers, as whoever takes cards reads them. */

const brands: readonly (readonly [string, RegExp, number])[] = [
  ['visa', /^4/, 16],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, 16],
  ['amex', /^3[47]/, 15],
]

/** The brand whose numbers begin like this, and how long those are; nothing where it is none that is taken. */
export function brandOf(digits: string): { readonly brand: string; readonly length: number } | undefined {
  const row = brands.find(([, begins]) => begins.test(digits))
  return row && { brand: row[0], length: row[2] }
}

/** Whether a card's last month is over. @param year four digits */
export function isExpired(month: number, year: number, now: Date): boolean {
  return year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1
}
