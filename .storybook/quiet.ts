/** What is printed while a story is looked at. */

/** Listens to errors on the console, and passes them on. @returns what fails where one is none of our own reports */
export function hearErrors(): { readonly stop: () => void; readonly expectQuiet: () => void } {
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
      const heard = foreign
      foreign = []
      if (heard.length > 0) throw new Error(`printed: ${heard.join('\n')}`)
    },
  }
}
