/** Whether a string is an e-mail address a shop can write to: the format check of document 0, section 5. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>()[\],;:\\"]+@[^\s@.<>()[\],;:\\"]+(\.[^\s@.<>()[\],;:\\"]+)+$/.test(text)
}

/** Whether an order can be made with an e-mail address: its last part has two to four letters (document 2, section 5, EMAIL-02). */
export function isOrderEmail(text: string): boolean {
  return isEmail(text) && /\.\p{L}{2,4}$/u.test(text)
}

/** The shop's shared check of forms: the last part has two to six letters (document 2, section 5, EMAIL-02). */
export function isFormEmail(text: string): boolean {
  return isEmail(text) && /\.\p{L}{2,6}$/u.test(text)
}
