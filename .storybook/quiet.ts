/** Checks that a story prints no errors. */

/**
 * Records the errors on the console, and still prints them.
 *
 * @returns `expectQuiet`: fails if there was an error other than the widgets' own reports; `stop`: ends the recording
 */
export function recordErrors(): { readonly stop: () => void; readonly expectQuiet: () => void } {
  const print = console.error
  let foreign: string[] = []
  console.error = (...words: readonly unknown[]) => {
    if (!/^\[rove\]/.test(String(words[0]))) foreign.push(words.map(String).join(' '))
    print(...words)
  }
  return {
    stop() {
      console.error = print
    },
    expectQuiet() {
      const errors = foreign
      foreign = []
      if (errors.length > 0) throw new Error(`printed: ${errors.join('\n')}`)
    },
  }
}
