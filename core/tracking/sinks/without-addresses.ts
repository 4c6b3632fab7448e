import { maskAddresses } from '../../base/input/mask-addresses'
import { toJson } from '../../base/input/own-json'

/** Masks all e-mail addresses in plain data. Only the marketing service may receive one. */
export const withoutAddresses = <Data extends object>(data: Data): Data =>
  JSON.parse(toJson(data), (_, value) => (typeof value === 'string' ? maskAddresses(value) : value))
