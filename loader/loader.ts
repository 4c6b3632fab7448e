/** Finds tags, waits for the moment at which each loads, and imports its code once. */

import { observesPage } from '../core/page/observes-page'
import { guard, report } from '../core/page/report'
import { settle } from './settle'
import { visible } from './when/visible'
import { ourTag } from './widget-tag'

/** The module of a built widget. */
interface WidgetModule {
  readonly default: { define(): void }
}

/** Finds tags and loads their code. */
export interface Loader {
  /** Looks for new tags below a node. */
  scan(root?: ParentNode): void
  /** Loads the code of a tag now, whatever its moment. */
  load(tag: string): void
  /** Looks for tags that are inserted later, on pages that may be observed. */
  observe(): void
}

/** Waits for the moment that the tag's `load` attribute names, if it has one. */
export type WaitFor = (element: Element, load: () => void, when: string | null) => void

/**
 * @param importModule imports one built module by its name: `love` for `rove-love`
 * @param waitFor implements the load strategies other than `eager` and `visible`, and handles all widgets that load when
 * idle. It is not part of the loader, so that the loader stays small.
 * @param checkName called with a tag that belongs to no widget
 */
export function createLoader(
  importModule: (name: string) => Promise<unknown>,
  waitFor: WaitFor,
  checkName: (tag: string) => void,
): Loader {
  const found = new WeakSet<Element>()
  /** The tags whose code was requested, each with whether loading has failed. */
  const requested = new Map<string, boolean>()

  function scan(root: ParentNode = document): void {
    for (const element of root.querySelectorAll<HTMLElement>(':not(:defined)')) {
      const tag = element.localName
      const widget = ourTag.exec(tag)
      if (!widget || found.has(element)) continue
      found.add(element)
      const [, isIdle, isVisible] = widget
      if (!isIdle && !isVisible) checkName(tag)
      else if (requested.get(tag)) fallBack(element)
      else {
        element.dataset.roveState = 'loading'
        const when = element.getAttribute('load')
        const loadNow = () => load(tag)
        const named = when === 'eager' ? loadNow : when && when !== 'visible' ? waitFor : visible
        const wait = isIdle ? waitFor : named
        try {
          wait(element, loadNow, when)
        } catch {
          // The browser does not support this moment.
          loadNow()
        }
      }
    }
  }

  function load(tag: string): void {
    if (requested.has(tag)) return
    requested.set(tag, false)
    settle(
      importModule(tag.slice('rove-'.length)).then((module) => (module as WidgetModule).default.define()),
      (failure) => {
        report(tag, failure)
        requested.set(tag, true)
        document.querySelectorAll<HTMLElement>(tag).forEach(fallBack)
      },
    )
  }

  function observe(): void {
    if (observesPage())
      new MutationObserver(
        guard('loader', (records: MutationRecord[]) => {
          // A node with many insertions is scanned once.
          for (const target of new Set(records.map(({ target }) => target as Element))) scan(target)
        }),
      ).observe(document, { childList: true, subtree: true })
  }

  return { scan, load, observe }
}

/** Keeps the server's HTML, with the reason on the element. */
function fallBack({ dataset }: HTMLElement): void {
  dataset.roveState = 'fallback'
  dataset.roveReason = 'code-not-loaded'
}
