/** Signatures of webhooks: keyed hashes of the body as received. */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** The maximum age of a signed time, in seconds. */
const tolerance = 300

/** @returns the hash in hexadecimal */
export const hmac = (kind: 'sha256' | 'sha512', key: string, text: string): string =>
  createHmac(kind, key).update(text).digest('hex')

/** Compares in constant time. */
export function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** A header `t=…,v0=…` over `t.body`, as Affirm signs. @param now in milliseconds since 1970 */
export function isSignedAt(header: string | undefined, body: string, key: string, now = Date.now()): boolean {
  const parts = (header ?? '').split(',').map((part) => part.split('='))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  const isRecent = /^\d{1,12}$/.test(time) && Math.abs(now / 1000 - Number(time)) <= tolerance
  const signed = hmac('sha512', key, `${time}.${body}`)
  return isRecent && parts.some(([name, given = '']) => name === 'v0' && isSame(given, signed))
}

/** PayBright's: all fields but the signature, sorted by name, each name followed by its value. */
export function signedFields(fields: Readonly<Record<string, string>>, key: string): string {
  const text = Object.keys(fields)
    .filter((name) => name.startsWith('x_') && name !== 'x_signature')
    .sort()
    .map((name) => name + fields[name])
    .join('')
  return hmac('sha256', key, text)
}
