/** Passwords as the shop's forms take them. Source: document 2, sections 5 and 9 (VALID-01). */

/** How many characters one has at least. */
export const passwordMinimum = 5

/** Whether a text is long enough for a password. Blanks count: they are part of it. */
export function isPassword(text: string): boolean {
  return text.length >= passwordMinimum
}

/** Whether a password and its repetition are the same. */
export function passwordsMatch(password: string, repeated: string): boolean {
  return password === repeated
}
