/** Lets what is done for one order in this process happen one after the other: others need not be outrun then. */

/** Does the work when what came before it, under the same name, is over. */
export type InTurn = <Result>(name: number, work: () => Promise<Result>) => Promise<Result>

/** Turns of their own. */
export function createTurns(): InTurn {
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
