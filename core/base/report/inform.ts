/** Console information for developers about failures outside our code. */

import { page } from '../state/page'
import type { RoveError } from './errors'

/** Logs once a page, at the info level, that an optional script or service is missing, and why. */
export function inform({ where, code, cause }: RoveError): void {
  const { reported } = page()
  const line = `[rove] ${where}: ${code}`
  if (reported.includes(line)) return
  reported.push(line)
  console?.info?.(line, ...(cause ? [cause] : []))
}
