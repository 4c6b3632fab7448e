/**
 * Keeps views correct on a page that the browser translates. A translator replaces each text node with an element,
 * usually `<font>`. The view library keeps the text node, and would change it without effect. So the text node is put
 * back, empty, after its translation. When the view changes the text, the translation is removed; when the view moves or
 * removes the text, so is the translation. Text that does not change stays translated.
 */
import { own } from '../input/own'

/** What stands in the page instead of a text. */
interface Translation {
  /** The element of the translator. It stands directly before the text node. */
  element: ChildNode
  /** The text of the view, for a translator that restores the page. */
  readonly original: string
}

/**
 * Starts to follow the translation of a view's nodes. An observer gets the changes of the translator in its own task,
 * before the view can render again. On a page that is not translated nothing is changed.
 *
 * @param root the container that the view is rendered into
 * @returns a function that stops it
 */
export function followTranslation(root: Node): () => void {
  // A page can have taken it away.
  if (typeof MutationObserver !== 'function') return () => {}
  const translations = new Map<Text, Translation>()

  /** Puts the text node back, empty, after the element that replaced it. */
  function adopt(text: Text, element: ChildNode): void {
    const known = translations.get(text)
    if (known && text.data === '') {
      // A translator has translated the empty text.
      element.replaceWith(text)
      return
    }
    known?.element.remove()
    element.after(text)
    translations.set(text, { element, original: text.data })
    text.data = ''
  }

  /**
   * Follows what the view or the translator did since.
   *
   * @param isChanged the view has changed the text, perhaps to an empty one
   */
  function settle(text: Text, translation: Translation, isChanged: boolean): void {
    const before = text.previousSibling
    if (!translation.element.parentNode && before && isTranslation(before)) translation.element = before
    const isGone = !translation.element.parentNode
    if (text.data === '' && !isChanged && text.parentNode && !isGone) {
      if (before !== translation.element) text.before(translation.element)
      return
    }
    if (text.data === '' && !isChanged) text.data = translation.original
    translation.element.remove()
    translations.delete(text)
  }

  const observer = new MutationObserver((records) => {
    const changed = new Set(records.filter(({ type }) => type === 'characterData').map(({ target }) => target))
    for (const record of records)
      for (const node of record.removedNodes) {
        const element = isText(node) && !node.parentNode && replacementIn(record, translations)
        if (!element) continue
        // It was translated after the change.
        if (node.textContent) changed.delete(node)
        adopt(node as Text, element)
      }
    for (const [text, translation] of translations) settle(text, translation, changed.has(text))
    // What this function did itself.
    observer.takeRecords()
  })
  observer.observe(root, own({ childList: true, characterData: true, subtree: true }))
  return () => observer.disconnect()
}

const isText = (node: Node): boolean => node.nodeType === Node.TEXT_NODE

/** Views contain no `<font>`. */
const isTranslation = (node: Node): boolean => node.nodeName.toLowerCase() === 'font'

/** What a translator has put in the place of a removed text: in the same step, or as a sibling before it removed the text. */
function replacementIn(
  { addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord,
  translations: ReadonlyMap<Text, Translation>,
): ChildNode | undefined {
  const [added] = addedNodes
  if (added)
    return addedNodes.length === 1 && removedNodes.length === 1 && !isText(added) ? (added as ChildNode) : undefined
  const isFree = (node: Node) => [...translations.values()].every(({ element }) => element !== node)
  return [previousSibling, nextSibling].find((node) => node && isTranslation(node) && isFree(node)) as ChildNode
}
