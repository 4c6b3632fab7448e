/** Batches calls: the function runs once, in a microtask at the end of the current turn. */
export function oncePerTurn(run: () => void): () => void {
  let isScheduled = false
  return () => {
    if (isScheduled) return
    isScheduled = true
    queueMicrotask(() => {
      isScheduled = false
      run()
    })
  }
}
