/**
 * Letters of every script, as addresses have them; bounded, so that a long text without one is read at once. A file for
 * a screen of twice the density is no address: `sofa@2x.jpg`.
 */
const letter = String.raw`[^\s"'\\<>()[\]{},;:/?&=@＠]`
const address = new RegExp(
  String.raw`${letter}{1,64}(?:[@＠]|%(?:25)*40)(?!\dx\.(?:jpe?g|png|webp|avif|gif|svg)\b)${letter}{1,255}`,
  'giu',
)

/**
 * Plain data in which no text has anybody's e-mail address any more: one may stand in a search, a title, a message. Only
 * the marketing service may know of it.
 */
export const withoutAddresses = <Data extends object>(data: Data): Data =>
  JSON.parse(JSON.stringify(data), (_, value) => (typeof value === 'string' ? value.replace(address, '***') : value))
