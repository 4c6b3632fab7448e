/** Validates passwords (VALID-01). */

/** The minimum length, in characters. */
export const passwordMinimum = 5

/** Whether a password is long enough. Blanks count. */
export function isPassword(text: string): boolean {
  return text.length >= passwordMinimum
}

/** Whether a password and its repetition are the same. */
export function passwordsMatch(password: string, repeated: string): boolean {
  return password === repeated
}
