/** Refuses a call: a status, an error for its developer, and a message for the visitor. */
import type { Context } from 'hono'

/**
 * @param error the error of the call
 * @param message the reason for the visitor, if the call itself is valid
 */
export function refuse(context: Context, error: string, status: 400 | 403 | 422 = 400, message?: string): Response {
  return context.json({ error, ...(message ? { message } : {}) }, status)
}
