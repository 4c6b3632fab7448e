/** Ids that nobody can guess. */
import { randomBytes } from 'node:crypto'

/** A random id of 128 bits, as 32 hexadecimal digits. */
export const newId = (): string => randomBytes(16).toString('hex')
