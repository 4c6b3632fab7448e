/** Style sheets as nodes, for browsers that have no others: Safari before 16.4. */

import { pageNonce } from '../page/page-nonce'
import { make } from '../page/traces'
import type { StyleRoot, Styles } from './styles.types'

/** A sheet in one root. */
interface Adopted {
  readonly node: HTMLStyleElement
  readonly undo: () => void
}

/** @see createStyles */
export function styleNodes(css: string): Styles {
  const adopted = new WeakMap<StyleRoot, Adopted>()
  let text = css

  function insert(node: HTMLStyleElement, root: StyleRoot): void {
    if (node.parentNode) return
    const { head = root } = root as Partial<Document>
    head.append(node)
  }

  function create(root: StyleRoot): Adopted {
    const node = make('style', { nonce: pageNonce(), textContent: text })
    // A shadow root loses it with its other nodes: when a view is rendered for the first time.
    const watch = new MutationObserver(() => insert(node, root))
    if (root !== document) watch.observe(root, { childList: true })
    const undo = () => {
      watch.disconnect()
      adopted.delete(root)
      node.remove()
    }
    return { node, undo }
  }

  return {
    replace(replacing) {
      text = replacing
      const { node } = adopted.get(document) ?? {}
      if (node) node.textContent = text
    },
    adopt(root) {
      const { node, undo } = adopted.get(root) ?? create(root)
      adopted.set(root, { node, undo })
      insert(node, root)
      if (!node.sheet) throw new Error('the policy of the page allows no style element')
      return undo
    },
  }
}
