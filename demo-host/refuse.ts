/** Says no to a call, as this shop's endpoints do: a status, one sentence for whoever wrote the call, and one for the visitor. */
import type { Context } from 'hono'

/**
 * @param error what is wrong with the call
 * @param message why, for the visitor, where it is not the call that is wrong
 */
export function refuse(context: Context, error: string, status: 400 | 403 | 422 = 400, message?: string): Response {
  return context.json({ error, ...(message ? { message } : {}) }, status)
}
