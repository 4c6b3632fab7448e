/** Recognises PO Box addresses (ADDR-01, VALID-01). */

/**
 * The accepted spellings. Gaps are bounded, so that matching a long text stays fast. A preceding letter or digit makes
 * it part of another word: `Depo Box`.
 */
const forms: readonly RegExp[] = [
  // PO Box, P.O. Box, P / O Box, G.P.O. Box (Australia, Hong Kong), POBox, P0 Box
  /(^|[^\p{L}\d])(g[\s./-]{0,3})?p[\s./-]{0,3}[o0][\s./-]{0,3}box(?!\p{L})/iu,
  // POB 12, P.O.B. 12
  /(^|[^\p{L}\d])p\.?\s?o\.?\s?b\.?\s{0,3}#?\d/iu,
  // Post Office Box, Postal Box, Post Box 12
  /(^|[^\p{L}\d])post(\s{1,3}office|al)[\s-]{0,3}box(?!\p{L})|(^|[^\p{L}\d])post\s?box\s{0,3}#?\d/iu,
  // Box 12, with nothing before it
  /^\s{0,9}box\s{0,3}#?\d/i,
  // C.P. 12, B.P. 12, case postale, casier postal, boîte postale (French Canada)
  /(^|[^\p{L}\d])([cb]\.?\s?p\.?\s{0,3}#?\d|(case|casier|bo[iî]te)\s{1,3}postale?(?!\p{L}))/iu,
  // Korea, Hong Kong
  /사서함|[郵邮]政信箱/,
]

/** Whether a street looks like a PO Box, which receives no large deliveries. */
export function looksLikePOBox(street: string): boolean {
  return forms.some((form) => form.test(street))
}
