/** What a developer may want to know though nothing of ours is wrong: one quiet line, once. */
import type { RoveError } from './errors'
import { page } from './page'

/** Names on the console, at the level of information, once a page, that a guest of the page did not come, and why. */
export function inform({ where, code, cause }: RoveError): void {
  const { reported } = page()
  const words = `[rove] ${where}: ${code}`
  if (reported.includes(words)) return
  reported.push(words)
  console?.info?.(words, ...(cause ? [cause] : []))
}
