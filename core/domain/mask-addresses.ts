/**
 * An address within a text: letters of every script around an at-sign, bounded, so that a long text without one is read
 * at once. A file for a screen of twice the density is no address: `sofa@2x.jpg`.
 */
const address =
  /[^\s"'\\<>()[\]{},;:/?&=@＠]{1,64}(?:[@＠]|%(?:25)*40)(?!\dx\.(?:jpe?g|png|webp|avif|gif|svg)\b)[^\s"'\\<>()[\]{},;:/?&=@＠]{1,255}/gi

/** Text with each e-mail address in it as `***`: one may stand in a search, a title, a campaign's link. */
export const maskAddresses = (text: string): string => text.replace(address, '***')
