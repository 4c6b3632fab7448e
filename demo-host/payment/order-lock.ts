/** Runs tasks of one order in this process one after the other. */

/** Runs a task after all earlier ones with the same key. */
export type WithOrderLock = <Result>(name: number, work: () => Promise<Result>) => Promise<Result>

/** Creates a lock. */
export function createOrderLock(): WithOrderLock {
  const last = new Map<number, Promise<unknown>>()
  return (name, work) => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work, work)
    last.set(name, mine)
    const leave = () => {
      if (last.get(name) === mine) last.delete(name)
    }
    mine.then(leave, leave)
    return mine
  }
}
