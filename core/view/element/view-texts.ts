/**
 * Keeps views correct where others change their texts: translators, telephone links, currency converters, highlighters,
 * dictionaries. They replace, split or wrap a text, or put a copy beside it. The view library keeps its own node, and
 * would change it without effect, or beside what others have put there.
 *
 * A text of a view always stays a child of its parent: what others replace or wrap is put back, empty, behind its
 * replacement. As soon as the view changes a text, everything in the text's parent that is not of the view is removed,
 * and so is a copy behind the parent. Only the translations of texts that have not changed stay.
 */
import { own } from '../../base/input/own'

/** The texts of one view. */
export interface ViewTexts {
  /** Runs what renders the view: its changes are the view's own, all others are not. */
  render(run: () => void): void
  end(): void
}

/** A text that others have changed. */
interface Disturbed {
  /** The text of the view. */
  readonly original: string
  /** What stands instead of the text, directly before its node: then the node is empty. */
  readonly copy?: ChildNode | undefined
}

/** What an extension or a provider has put into a view to be used, and no copy of a text. */
const tools =
  'button,input,select,textarea,form,dialog,iframe,object,embed,video,audio,canvas,link,style,script,[role=button]'

/** Text nodes that the view library has made. */
const ownTexts = new WeakSet<Node>()

/** Tells that the view library has made this text node. */
export function claimText(text: Node): void {
  ownTexts.add(text)
}

/** @param root the container that the view is rendered into */
export function viewTexts(root: Node): ViewTexts {
  // A page can have taken it away.
  if (typeof MutationObserver !== 'function') return { render: (run) => run(), end() {} }
  let isDisturbed = false
  let depth = 0
  const foreign = new WeakSet<Node>()
  const disturbed = new WeakMap<Node, Disturbed>()
  /** Elements of the view that others have put into one of theirs, which is the value. */
  const wrapped = new Map<ChildNode, ChildNode>()
  const observer = new MutationObserver(followOthers)
  observer.observe(root, own({ childList: true, characterData: true, characterDataOldValue: true, subtree: true }))

  const isForeign = (node: Node | null): node is ChildNode => !!node && foreign.has(node)
  /** The element of others, in a parent of the view, that contains this node. */
  function wrapperOf(node: Node): ChildNode | undefined {
    for (let at: Node | null = node.parentNode; at && at !== root; at = at.parentNode) if (isForeign(at)) return at
    return undefined
  }
  /** Copies that stand or have stood instead of a text. */
  const copies = new WeakSet<Node>()
  const isStray = (node: Node | null) => isForeign(node) && !copies.has(node)

  function followOthers(records: readonly MutationRecord[]): void {
    if (records.length === 0) return
    isDisturbed = true
    const moved = new Set<Node>()
    for (const { type, target, oldValue, addedNodes, removedNodes } of records) {
      const isText = type === 'characterData'
      if (isText && ownTexts.has(target) && !disturbed.has(target)) disturb(target, oldValue ?? '')
      for (const node of removedNodes) if (!foreign.has(node)) moved.add(node)
      for (const node of addedNodes) if (!moved.has(node) && !ownTexts.has(node)) foreign.add(node)
    }
    const gone: [Text, MutationRecord][] = []
    for (const record of records)
      for (const node of record.removedNodes) {
        if (!root.contains(record.target)) continue
        if (ownTexts.has(node)) putBehind(node as Text, record) || gone.push([node as Text, record])
        else if (foreign.has(node)) restoreIn(record.target)
        else {
          const wrapper = wrapperOf(node)
          if (wrapper) wrapped.set(node as ChildNode, wrapper)
        }
      }
    // Backwards: what was removed last has its neighbours again when it is put back first.
    for (const [text, record] of gone.reverse()) putBetween(text, record)
    // What this function did itself.
    observer.takeRecords()
  }

  /** Puts a text that others have replaced or wrapped behind what stands there now. @returns whether something does */
  function putBehind(text: Text, { target, addedNodes, previousSibling, nextSibling }: MutationRecord): boolean {
    if (text.parentNode && !wrapperOf(text) && root.contains(text)) return true
    // What wraps the text keeps a copy.
    if (text.parentNode) text.replaceWith(text.cloneNode())
    const known = disturbed.get(text)
    const isHere = (node: Node | null) => node?.parentNode === target
    const near = [...addedNodes, previousSibling, nextSibling].filter(
      (node): node is ChildNode => isHere(node) && isStray(node),
    )
    if (text.data === '' && known?.copy && isHere(known.copy)) {
      // A translator has translated the empty text.
      for (const node of near) node.remove()
      known.copy.after(text)
      return true
    }
    known?.copy?.remove()
    const place = near.at(addedNodes.length > 0 ? -1 : 0)
    place?.after(text)
    disturb(text, known?.original ?? text.data, addedNodes.length < 2 ? place : undefined)
    text.data = ''
    return !!place
  }

  function putBetween(text: Text, { target, previousSibling, nextSibling }: MutationRecord): void {
    const [before, after] = [previousSibling, nextSibling].map((node) => (node?.parentNode === target ? node : null))
    target.insertBefore(text, before ? before.nextSibling : (after ?? null))
  }

  function disturb(text: Node, original: string, copy?: Node | null): void {
    const isCopy = copy instanceof Element
    if (isCopy) copies.add(copy)
    disturbed.set(text, { original, copy: isCopy ? copy : undefined })
  }

  /** Others have removed something of theirs: a text that nothing stands for any more is shown again. */
  function restoreIn(parent: Node): void {
    for (const node of parent.childNodes) {
      const known = disturbed.get(node)
      if (!known || node.textContent !== '' || (known.copy?.parentNode && known.copy === node.previousSibling)) continue
      const { previousSibling } = node
      if (isStray(previousSibling)) disturb(node, known.original, previousSibling)
      else if (!isForeign(node.nextSibling)) restore(node, known)
    }
  }

  function restore(text: Node, { original }: Disturbed): void {
    text.textContent = original
    disturbed.delete(text)
  }

  function followView(records: readonly MutationRecord[]): void {
    if (!isDisturbed) return
    const changed = new Set(records.filter(({ type }) => type === 'characterData').map(({ target }) => target))
    const parents = new Set(records.map(({ target }) => (changed.has(target) ? target.parentNode : target)))
    for (const parent of parents) if (parent && root.contains(parent)) clear(parent, changed)
    observer.takeRecords()
  }

  /** Removes from a parent of the view what others have put there. */
  function clear(parent: Node, changed: ReadonlySet<Node>): void {
    const kept = new Set<Node>()
    for (const node of parent.childNodes) {
      const copy = changed.has(node) || node.textContent ? undefined : disturbed.get(node)?.copy
      if (copy?.parentNode === parent && !isStray(copy.previousSibling)) kept.add(copy)
    }
    for (const node of [...parent.childNodes]) if (isForeign(node) && !kept.has(node) && !isTool(node)) node.remove()
    for (const node of [...parent.childNodes]) {
      const known = disturbed.get(node)
      if (known?.copy && kept.has(known.copy)) {
        if (node.previousSibling !== known.copy) node.before(known.copy)
      } else if (known && !changed.has(node)) restore(node, known)
      else disturbed.delete(node)
    }
    for (let at: Node | null = parent; at && at !== root; at = at.parentNode)
      while (isForeign(at.nextSibling) && at.nextSibling.textContent?.trim() && !isTool(at.nextSibling))
        at.nextSibling.remove()
  }

  return {
    render(run) {
      if (depth++ === 0) {
        followOthers(observer.takeRecords())
        // The view library inserts beside its own elements.
        for (const [element, wrapper] of wrapped) if (wrapper.contains(element)) wrapper.before(element)
        wrapped.clear()
        observer.takeRecords()
      }
      try {
        run()
      } finally {
        if (--depth === 0) followView(observer.takeRecords())
      }
    },
    end: () => observer.disconnect(),
  }
}

/** Also an element of an extension, which has a name of its own. */
function isTool(node: Node): boolean {
  if (!(node instanceof Element)) return false
  return (
    node.matches(tools) || !!node.querySelector(tools) || (node.localName.includes('-') && !node.textContent?.trim())
  )
}
