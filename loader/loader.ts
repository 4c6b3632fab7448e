/** Finds tags, waits for each one's moment, and imports its code, once a tag. */
import { observesPage } from '../core/host/flags'
import { report } from '../core/report'
import { visible } from './when/visible'
import { unhurried } from './widgets'

/** What a built widget's module holds. */
interface WidgetModule {
  readonly default: { define(): void }
}

/** Finds tags and fetches their code. */
export interface Loader {
  /** Looks for tags below a node that have not been seen yet. */
  scan(root?: Node): void
  /** Fetches the code of a tag now, whatever its moment. */
  load(tag: string): void
}

/**
 * @param importModule imports one built module by its name: `love` for `rove-love`
 * @param waitElse waits for other moments than the usual two, and for all of what is unhurried, which is not for
 *   everybody: it is not the loader's own, so that the loader stays small
 */
export function createLoader(
  importModule: (name: string) => Promise<unknown>,
  waitElse: (when: string, element: Element, come: () => void) => void,
): Loader {
  const found = new WeakSet<Element>()
  /** Tags whose code has been asked for, each with whether that has failed. */
  const asked = new Map<string, boolean>()

  function scan(root: Node = document): void {
    const below = (root as Partial<ParentNode>).querySelectorAll?.<HTMLElement>(':not(:defined)') ?? []
    for (const element of [root as HTMLElement, ...below]) {
      const tag = element.localName
      if (!/^rove-/.test(tag) || found.has(element) || customElements.get(tag)) continue
      found.add(element)
      element.dataset.roveState = 'loading'
      if (asked.get(tag)) fallBack(element)
      else wait(element, tag)
    }
  }

  function wait(element: Element, tag: string): void {
    const isUnhurried = unhurried.includes(tag)
    const when = element.getAttribute('load') ?? (isUnhurried ? 'idle' : 'visible')
    const come = () => load(tag)
    if (!isUnhurried && when === 'visible') visible(element, come)
    else if (!isUnhurried && when === 'eager') come()
    else waitElse(when, element, come)
  }

  function load(tag: string): void {
    if (asked.has(tag)) return
    asked.set(tag, false)
    importModule(tag.slice('rove-'.length))
      .then((module) => (module as WidgetModule).default.define())
      .catch((failure) => {
        report(tag, failure)
        asked.set(tag, true)
        document.querySelectorAll<HTMLElement>(tag).forEach(fallBack)
      })
  }

  if (observesPage(location.pathname))
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) scan(node)
    }).observe(document, { childList: true, subtree: true })

  return { scan, load }
}

/** The server's HTML stays, and the element says why. */
function fallBack({ dataset }: HTMLElement): void {
  dataset.roveState = 'fallback'
  dataset.roveReason = 'code-not-loaded'
}
