import type { Typed } from '../../base/input/typed.rules'

/** Whether a text is a valid e-mail address (LOVE-02). */
export function isEmail(text: Typed): boolean {
  return text.length <= 254 && /^[^\s@<>()[\],;:\\"]+@[^\s@.<>()[\],;:\\"]+(\.[^\s@.<>()[\],;:\\"]+)+$/.test(text)
}

/** Whether an e-mail address is valid for an order: its top-level domain has two to four letters (EMAIL-02). */
export function isOrderEmail(text: Typed): boolean {
  return isEmail(text) && /\.\p{L}{2,4}$/u.test(text)
}

/** Whether an e-mail address is valid in the shop's forms: its top-level domain has two to six letters (EMAIL-02). */
export function isFormEmail(text: Typed): boolean {
  return isEmail(text) && /\.\p{L}{2,6}$/u.test(text)
}
