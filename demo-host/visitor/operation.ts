/** Operations: what a visitor submits once, and may send several times under one id. */
import { createHash } from 'node:crypto'

/** Whether an operation id is valid. */
export const isOperation = (text: string): boolean => /^[\w-]{1,64}$/.test(text)

/** Tells whether two calls of an operation say the same, without keeping what they say. */
export const digestOf = (said: unknown): string => createHash('sha256').update(JSON.stringify(said)).digest('hex')
