/** Finds tags, waits for the moment at which each loads, and imports its code once. */

import { isCrawler } from '../core/base/device/crawler'
import { observesPage } from '../core/base/page/observes-page'
import type { RoveError } from '../core/base/report/errors'
import { guard } from '../core/base/report/report'
import { page, type Scanned } from '../core/base/state/page'
import { idle, visible } from './load-strategies'
import { settle } from './settle'
import { excludedForCrawlers, fileOf, firstTags, idleWidgets } from './widgets'

/** Matches every tag that begins as ours do. The group is present where the widget loads when idle; all others load when visible. */
const ourTag = new RegExp(`^rove-(?:(${idleWidgets})$|)`)

/** A built file of elements: of one, or of several by their tags. */
interface WidgetModule {
  readonly default: Definition | Readonly<Record<string, Definition>>
}

interface Definition {
  define(): void
}

/** Finds tags and loads their code. */
export interface Loader {
  /** Looks for new tags below a node. */
  scan(root?: Scanned): void
  /** Loads the code of a tag now, whatever its moment. */
  load(tag: string): void
  /** Looks for tags that are inserted later, on pages that may be observed. */
  observe(): void
}

/** Waits for the moment that the tag's `load` attribute names. */
export type WaitFor = (element: Element, load: () => void, when: string) => void

/** What the loader needs. */
export interface LoaderDeps {
  /** The names of the elements that this copy of `rove.js` switches off, separated by blanks. */
  readonly off: string
  /** Imports the built file of this name, without defining its elements. */
  request(name: string): void
  /** Imports the built file of this name: `search` for `rove-search`. */
  importModule(name: string): Promise<unknown>
  /** Implements what a `load` attribute can name besides `eager`. It is not part of the loader, so that it stays small. */
  readonly waitFor: WaitFor
  /** Called where the page has containers that become elements: see `place-tags.ts`. */
  placeTags(): void
  /** Called with a tag whose code could not be loaded, and why: it can belong to no widget. */
  reportTag(tag: string, failure: unknown): void
}

/** @see LoaderDeps */
export function createLoader({ off, request, importModule, waitFor, placeTags, reportTag }: LoaderDeps): Loader {
  const found = new WeakSet<Element>()
  /** The tags whose code was requested, each with why loading has failed. */
  const requested = new Map<string, string | undefined>()

  function scan(root: Scanned = document): void {
    if (root.querySelector(page().containers ?? '[data-rove]')) placeTags()
    for (const element of root.querySelectorAll<HTMLElement>(':not(:defined)')) {
      const tag = element.localName
      const widget = ourTag.exec(tag)
      if (!widget || found.has(element)) continue
      found.add(element)
      const when = element.getAttribute('load')
      const isIdle = when ? when === 'idle' : widget[1]
      let reason = off.split(' ').includes(tag.slice(5)) ? 'off' : requested.get(tag)
      if ((isIdle || excludedForCrawlers.test(tag)) && isCrawler()) reason ??= 'crawler'
      if (reason) fallBack(element, reason)
      else {
        element.dataset.roveState = 'loading'
        const loadNow = () => load(tag)
        if (!when && firstTags.test(tag) && !isCrawler()) request(fileOf(tag))
        try {
          if (when === 'eager') loadNow()
          else if (when) waitFor(element, loadNow, when)
          else if (isIdle) idle(element, loadNow)
          else visible(element, loadNow)
        } catch {
          // The browser does not support this moment.
          loadNow()
        }
      }
    }
  }

  function load(tag: string): void {
    if (requested.has(tag)) return
    requested.set(tag, undefined)
    settle(
      importModule(fileOf(tag)).then((module) => {
        const { default: definitions } = module as WidgetModule
        const definition = (definitions as Record<string, Definition>)[tag] ?? (definitions as Definition)
        definition.define()
      }),
      (failure) => {
        reportTag(tag, failure)
        // An error of ours has a code that says why.
        const { where, code } = Object(failure) as Partial<RoveError>
        const reason = (where && code) || 'code-not-loaded'
        requested.set(tag, reason)
        for (const element of document.querySelectorAll<HTMLElement>(tag)) fallBack(element, reason)
      },
    )
  }

  function observe(): void {
    if (observesPage())
      new MutationObserver(
        guard('loader', (records: MutationRecord[]) => {
          // A field of a form can have the name of a function that `scan` calls.
          const places = records.map(({ target }) =>
            target instanceof HTMLFormElement ? document : (target as Element),
          )
          // A node with many insertions is scanned once.
          for (const place of new Set(places)) scan(place)
        }),
      ).observe(document, { childList: true, subtree: true })
  }

  return { scan, load, observe }
}

/** Keeps the server's HTML, with the reason on the element. */
function fallBack({ dataset }: HTMLElement, reason: string): void {
  dataset.roveState = 'fallback'
  dataset.roveReason = reason
}
