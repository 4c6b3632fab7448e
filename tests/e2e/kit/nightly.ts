/**
 * What runs each night only, by `npm run nightly`, and by `npm run changed` for the elements of a change: tests with the
 * tag `@nightly`, and most cases of a rule that has many – countries, ways to pay, libraries of the page.
 */

/**
 * All cases of a rule each night; the first ones for each change. The first case is the one that differs most from what
 * other tests do.
 */
export function someOf<Case>(cases: readonly Case[], first = 1): readonly Case[] {
  return process.env.NIGHTLY ? cases : cases.slice(0, first)
}

/**
 * The tags of a test, where several tests have the same cases: for each change the first test runs in the first case, the
 * second in the second, so that every case occurs once.
 *
 * @param test which test, from 0
 * @param n which case, from 0
 */
export const oneInTurn = (test: number, n: number): string[] => (test === n ? [] : ['@nightly'])
