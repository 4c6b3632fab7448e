/** Finds tags, waits for each one's moment, and imports its code, once a tag. */
import { observesPage } from '../core/host/flags'
import { report } from '../core/report'
import { eager } from './when/eager'
import { idle } from './when/idle'
import { interaction } from './when/interaction'
import type { Moment } from './when/moment'
import { visible } from './when/visible'
import { moment, type When } from './widgets'

const moments: Readonly<Record<When, Moment>> = { eager, visible, idle, interaction }

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

/** @param importModule imports one built module by its name: `love` for `rove-love` */
export function createLoader(importModule: (name: string) => Promise<unknown>): Loader {
  const found = new WeakSet<Element>()
  /** Tags whose code has been asked for: true once that has failed. */
  const failed = new Map<string, boolean>()

  function scan(root: Node = document): void {
    const below = (root as Partial<ParentNode>).querySelectorAll?.<HTMLElement>(':not(:defined)')
    for (const element of [root as HTMLElement, ...(below ?? [])]) {
      const tag = element.localName
      if (!/^rove-/.test(tag) || found.has(element) || customElements.get(tag)) continue
      found.add(element)
      element.dataset.roveState = 'loading'
      if (failed.get(tag)) fallBack(element)
      else wait(element, element.getAttribute('load') ?? moment[tag] ?? 'visible')
    }
  }

  function wait(element: Element, when: string): void {
    const tag = element.localName
    const known = Object.hasOwn(moments, when)
    if (!known) report(tag, `load="${when}" is unknown`)
    moments[known ? (when as When) : 'visible'](element, () => load(tag))
  }

  function load(tag: string): void {
    if (failed.has(tag)) return
    failed.set(tag, false)
    importModule(tag.slice('rove-'.length))
      .then((module) => (module as WidgetModule).default.define())
      .catch((failure) => {
        report(tag, failure)
        failed.set(tag, true)
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
