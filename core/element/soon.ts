/** The same function as one that may be asked for: it runs at the end of this turn, once, however often it was asked. */
export function soon(run: () => void): () => void {
  let asked = false
  return () => {
    if (asked) return
    asked = true
    queueMicrotask(() => {
      asked = false
      run()
    })
  }
}
