/**
 * Whether a text contains a value. A value of digits must occur as a whole number, because a time, a price or an
 * identifier may contain the same digits by chance.
 */
export function occurs(text: string, value: string): boolean {
  return /^\d+$/.test(value) ? new RegExp(`(?<![\\w.-])${value}(?![\\w.-])`).test(text) : text.includes(value)
}
