/** The node of one payment method in the container. */

import { own } from '../../../core/base/input/own'
import { RoveError } from '../../../core/base/report/errors'

/** A method's node on the page. */
export interface MethodNode {
  readonly node: HTMLElement
  /** Removes the node. Further calls do nothing. */
  stop(): void
}

/**
 * Adds a node that is removed when the signal aborts. Throws RoveError `aborted` if it has already.
 *
 * @param release is called before the node is removed
 */
export function createMethodNode(
  container: HTMLElement,
  signal: AbortSignal,
  release: () => void = () => {},
): MethodNode {
  if (signal.aborted) throw new RoveError('aborted', 'payment')
  const node = document.createElement('div')
  let isShown = true
  const stop = () => {
    if (!isShown) return
    isShown = false
    release()
    node.remove()
  }
  container.append(node)
  signal.addEventListener('abort', stop, own({ once: true }))
  return { node, stop }
}
