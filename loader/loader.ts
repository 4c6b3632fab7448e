/** Finds tags, waits for each one's moment, and imports its code, once a tag. */
import { observesPage } from '../core/host/flags'
import { guard, report } from '../core/report'
import { settle } from './settle'
import { visible } from './when/visible'
import { widgetTag } from './widget-tag'

/** What a built widget's module holds. */
interface WidgetModule {
  readonly default: { define(): void }
}

/** Finds tags and fetches their code. */
export interface Loader {
  /** Looks for tags below a node that have not been seen yet. */
  scan(root?: ParentNode): void
  /** Fetches the code of a tag now, whatever its moment. */
  load(tag: string): void
}

/** Waits for the moment that a tag asks for with `load`, if it does. */
export type WaitFor = (element: Element, load: () => void, when: string | null) => void

/**
 * @param importModule imports one built module by its name: `love` for `rove-love`
 * @param waitFor waits for other moments than the usual two, and for all of what loads when idle, which is not for
 *   everybody: it is not the loader's own, so that the loader stays small
 * @param checkName is told of a tag that is no widget's
 */
export function createLoader(
  importModule: (name: string) => Promise<unknown>,
  waitFor: WaitFor,
  checkName: (tag: string) => void,
): Loader {
  const found = new WeakSet<Element>()
  /** Tags whose code has been asked for, each with whether that has failed. */
  const asked = new Map<string, boolean>()

  function scan(root: ParentNode = document): void {
    for (const element of root.querySelectorAll<HTMLElement>(':not(:defined)')) {
      const tag = element.localName
      if (!/^rove-/.test(tag) || found.has(element)) continue
      found.add(element)
      const widget = widgetTag.exec(tag)
      if (!widget) checkName(tag)
      else if (asked.get(tag)) fallBack(element)
      else {
        element.dataset.roveState = 'loading'
        const when = element.getAttribute('load')
        const loadNow = () => load(tag)
        const own = when === 'eager' ? loadNow : when && when !== 'visible' ? waitFor : visible
        const wait = widget[2] ? waitFor : own
        try {
          wait(element, loadNow, when)
        } catch {
          // The browser cannot wait for it.
          loadNow()
        }
      }
    }
  }

  function load(tag: string): void {
    if (asked.has(tag)) return
    asked.set(tag, false)
    settle(
      importModule(tag.slice('rove-'.length)).then((module) => (module as WidgetModule).default.define()),
      (failure) => {
        report(tag, failure)
        asked.set(tag, true)
        document.querySelectorAll<HTMLElement>(tag).forEach(fallBack)
      },
    )
  }

  guard('loader', () => {
    if (observesPage(location.pathname))
      new MutationObserver(
        guard('loader', (records: MutationRecord[]) => {
          // A node that a thousand were put into is looked through once.
          for (const target of new Set(records.map(({ target }) => target as Element))) scan(target)
        }),
      ).observe(document, { childList: true, subtree: true })
  })()

  return { scan, load }
}

/** The server's HTML stays, and the element says why. */
function fallBack({ dataset }: HTMLElement): void {
  dataset.roveState = 'fallback'
  dataset.roveReason = 'code-not-loaded'
}
