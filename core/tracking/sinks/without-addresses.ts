import { maskAddresses } from '../../domain/mask-addresses'
import { toJson } from '../../own-json'

/** Plain data in which no text has an e-mail address any more. Only the marketing service may know of one. */
export const withoutAddresses = <Data extends object>(data: Data): Data =>
  JSON.parse(toJson(data), (_, value) => (typeof value === 'string' ? maskAddresses(value) : value))
