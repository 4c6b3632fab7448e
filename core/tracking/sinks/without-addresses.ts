import { maskAddresses } from '../../domain/mask-addresses'

/** Plain data in which no text has an e-mail address any more. Only the marketing service may know of one. */
export const withoutAddresses = <Data extends object>(data: Data): Data =>
  JSON.parse(JSON.stringify(data), (_, value) => (typeof value === 'string' ? maskAddresses(value) : value))
