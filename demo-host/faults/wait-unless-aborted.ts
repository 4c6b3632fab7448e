import type { Context } from 'hono'

/** Resolves after this time, or when the request is aborted. */
export function waitUnlessAborted({ req }: Context, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    req.raw.signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
