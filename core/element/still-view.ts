/**
 * The view of an instance that nobody uses yet: a copy of the nodes of the first one. Most instances of a small element
 * are never pressed, and rendering their view costs more than their nodes. When more has to be shown, the view library
 * takes the nodes over.
 */

/** What an element says about its still view. */
export interface StillView<Props> {
  /** Whether the view differs from that of other instances only in what `show` sets. */
  isStill(props: Props): boolean
  /** Sets what differs, and what a press does. */
  show(root: ShadowRoot, props: Props): void
  /** Takes back what a press does. */
  end(root: ShadowRoot): void
}

/** The still views of all instances of an element. */
export interface StillViews<Props> {
  /** Shows the view in a copy. @returns false where it has to be rendered */
  show(root: ShadowRoot, props: Props): boolean
  /** Leaves the nodes of a copy to others. @returns false where no copy is shown */
  release(root: ShadowRoot): boolean
  /** Called after the view library has rendered: its first still view is the template of the next instances. */
  keep(root: ShadowRoot, props: Props): void
}

/** @see StillViews */
export function createStillViews<Props>(view: StillView<Props>): StillViews<Props> {
  let template: DocumentFragment | undefined
  const copies = new WeakSet<ShadowRoot>()
  /** The view library takes over no nodes in a root that it has used before. */
  const rendered = new WeakSet<ShadowRoot>()
  return {
    show(root, props) {
      if (!template || rendered.has(root) || !view.isStill(props)) return false
      if (!copies.has(root)) {
        root.replaceChildren(template.cloneNode(true))
        copies.add(root)
      }
      view.show(root, props)
      return true
    },
    release(root) {
      const isCopy = copies.delete(root)
      if (isCopy) view.end(root)
      return isCopy
    },
    keep(root, props) {
      rendered.add(root)
      if (template || !root.firstChild || !view.isStill(props)) return
      template = new DocumentFragment()
      for (const node of root.childNodes) template.append(node.cloneNode(true))
    },
  }
}
