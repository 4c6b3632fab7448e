/** What a developer reads when something of ours fails: one line, once. */
import type { RoveError } from './errors'
import { page } from './page'

/**
 * Names a failure on the console as `[rove] where: code`, once a page for the same words.
 *
 * @param where which part noticed; a RoveError knows better
 * @param failure a sentence, or what was thrown
 */
export function report(where: string, failure: unknown): void {
  const { reported } = page()
  const { message = failure, where: origin } = Object(failure) as Partial<RoveError>
  const words = `[rove] ${origin ? message : `${where}: ${inWords(message)}`}`
  if (reported.includes(words)) return
  reported.push(words)
  // Old pages have a console of their own, or none.
  console?.error?.(words, ...(message === failure ? [] : [failure]))
}

/** A symbol and an object without a prototype have no words: they are named by their kind. */
function inWords(value: unknown): string {
  try {
    return `${value}`
  } catch {
    return typeof value
  }
}

/** The same function, made safe to hand to the page: what it throws is reported and goes no further. */
export function guard<Input extends unknown[]>(
  where: string,
  run: (...input: Input) => void,
): (...input: Input) => void {
  return (...input) => {
    try {
      run(...input)
    } catch (failure) {
      report(where, failure)
    }
  }
}
