/**
 * An e-mail address in a text: letters of any script around an at-sign. Bounded, so that a long text is scanned fast. The
 * name of a high-density image, `sofa@2x.jpg`, is not an address.
 */
const address =
  /[^\s"'\\<>()[\]{},;:/?&=@＠]{1,64}(?:[@＠]|%(?:25)*40)(?!\dx\.(?:jpe?g|png|webp|avif|gif|svg)\b)[^\s"'\\<>()[\]{},;:/?&=@＠]{1,255}/gi

/** Replaces each e-mail address in a text with `***`: it can be part of a search, a title or a campaign's link. */
export const maskAddresses = (text: string): string => text.replace(address, '***')
