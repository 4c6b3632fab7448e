import { page } from '../page'

/** Runs once no dialog of ours stands over the page: now, or when the last has gone. */
export function whenUninterrupted(run: () => void): void {
  const { standing } = page()
  if (!standing?.get()) {
    run()
    return
  }
  const leave = standing.subscribe(() => {
    if (standing.get() > 0) return
    leave()
    run()
  })
}
