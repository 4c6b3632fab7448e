/**
 * What postal codes look like. Delivery (postal-code.ts), the checkout (address.ts) and forms share them.
 * Source: document 1, section 5; document 2, section 5 (VALID-01, ADDR-01).
 */

/** Five digits, or five and four with a hyphen. */
export const isUSPostal = (text: string): boolean => /^\d{5}(-\d{4})?$/.test(text)

/** Letter, digit, letter, digit, letter, digit; a blank or a hyphen may stand in the middle. */
export const isCanadianPostal = (text: string): boolean => /^[a-z]\d[a-z][ -]?\d[a-z]\d$/i.test(text)

/** An area of two to four characters, a digit and two letters; a blank may stand between. */
export const isUKPostal = (text: string): boolean => /^(gir ?0aa|[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2})$/i.test(text)
