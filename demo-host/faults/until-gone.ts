import type { Context } from 'hono'

/** Resolves after so many milliseconds, or as soon as the visitor has gone. */
export function untilGone({ req }: Context, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    req.raw.signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
