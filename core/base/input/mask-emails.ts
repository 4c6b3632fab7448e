/** Masks e-mail addresses, in a text and in plain data. */
import { toJson } from './own-json'

/**
 * An e-mail address in a text: letters of any script around an at-sign. Bounded, so that a long text is scanned fast. The
 * name of a high-density image, `sofa@2x.jpg`, is not an address.
 */
const address =
  /[^\s"'\\<>()[\]{},;:/?&=@＠]{1,64}(?:[@＠]|%(?:25)*40)(?!\dx\.(?:jpe?g|png|webp|avif|gif|svg)\b)[^\s"'\\<>()[\]{},;:/?&=@＠]{1,255}/gi

/** Replaces each e-mail address in a text with `***`: it can be part of a search, a title or a campaign's link. */
export const maskAddresses = (text: string): string => text.replace(address, '***')

/** Masks all e-mail addresses in plain data. Of the sinks, only the marketing service may receive one. */
export const withoutAddresses = <Data extends object>(data: Data): Data =>
  JSON.parse(toJson(data), (_, value) => (typeof value === 'string' ? maskAddresses(value) : value))
