/** Validates messages to the shop (VALID-01). */

/** The maximum length, in characters as an input's `maxlength` counts them. */
export const messageMaximum = 5000

/** Whether a message is short enough to be sent. */
export function isMessage(text: string): boolean {
  return text.length <= messageMaximum
}
