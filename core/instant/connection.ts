/** The visitor's connection. Read before anything of instant pages is loaded. */
import { page } from '../base/state/page'

interface Connection {
  readonly saveData?: boolean
  /** Absent where the browser does not describe it. `exec` reads that as `undefined`, which is no slow type. */
  readonly effectiveType: string
}

declare module '../base/state/page' {
  interface Page {
    /** Why the connection is too slow for instant pages. See `slowConnection`. */
    slowConnection?: string | undefined
  }
}

/**
 * Why nothing is fetched ahead on this connection: `data` where the visitor saves data, else its type, `2g` or `3g`. Also kept
 * in the page's shared state. Only Chromium describes it.
 */
export function slowConnection(): string | undefined {
  const { saveData, effectiveType } = Object((navigator as { connection?: Connection }).connection) as Connection
  const reason = saveData ? 'data' : /[23]g/.exec(effectiveType)?.[0]
  page().slowConnection = reason
  return reason
}
