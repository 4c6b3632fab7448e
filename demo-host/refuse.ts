/** Says no to a call, as this shop's endpoints do: a status and one sentence for whoever wrote the call. */
import type { Context } from 'hono'

/** @param error what is wrong with the call */
export function refuse(context: Context, error: string, status: 400 | 403 = 400): Response {
  return context.json({ error }, status)
}
