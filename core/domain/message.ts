/** Messages to the shop. Source: document 2, sections 5 and 9 (VALID-01). */

/** How many characters one has at most, as an input's `maxlength` counts them. */
export const messageMaximum = 5000

/** Whether a message is short enough to be sent. */
export function isMessage(text: string): boolean {
  return text.length <= messageMaximum
}
