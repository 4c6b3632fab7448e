/** A file for a screen of twice the density is no address: `sofa@2x.jpg`. */
const address = /[\w.+-]+(?:@|%40)(?!\dx\.)[\w-]+(?:\.[\w-]+)+/gi

/**
 * Plain data in which no text has anybody's e-mail address any more: one may stand in a search, a title, a message. Only
 * the marketing service may know of it.
 */
export const withoutAddresses = <Data extends object>(data: Data): Data =>
  JSON.parse(JSON.stringify(data).replace(address, '***'))
