/** One node in the room, for what a method shows there. */
import { RoveError } from '../../../core/errors'
import { own } from '../../../core/own'

/** A method's node on the page. */
export interface Place {
  readonly node: HTMLElement
  /** Takes it off the page. Once; what comes after does nothing. */
  stop(): void
}

/**
 * Takes a place for as long as the signal lets it. Throws RoveError `aborted` where that is over already.
 *
 * @param letGo what has to end before the node goes
 */
export function takePlace(room: HTMLElement, signal: AbortSignal, letGo: () => void = () => {}): Place {
  if (signal.aborted) throw new RoveError('aborted', 'payment')
  const node = document.createElement('div')
  let isTaken = true
  const stop = () => {
    if (!isTaken) return
    isTaken = false
    letGo()
    node.remove()
  }
  room.append(node)
  signal.addEventListener('abort', stop, own({ once: true }))
  return { node, stop }
}
