/** The visitor's line. Read before anything of instant pages is loaded. */
import { page } from '../page/page'

interface Connection {
  readonly saveData?: boolean
  /** Absent where the browser does not describe its line. `exec` reads that as `undefined`, which is no slow type. */
  readonly effectiveType: string
}

declare module '../page/page' {
  interface Page {
    /** Why the line is too slow for instant pages. See `slowLine`. */
    line?: string | undefined
  }
}

/**
 * Why nothing is fetched ahead on this line: `data` where the visitor saves data, else its type, `2g` or `3g`. Also kept
 * in the page's shared state. Only Chromium describes its line.
 */
export function slowLine(): string | undefined {
  const { saveData, effectiveType } = Object((navigator as { connection?: Connection }).connection) as Connection
  const line = saveData ? 'data' : /[23]g/.exec(effectiveType)?.[0]
  page().line = line
  return line
}
