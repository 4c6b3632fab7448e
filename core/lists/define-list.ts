/** Defines elements that add further pages to the server's list (REVIEW-01, COMM-01, BLOG-01, VIDEO-01). */
import type { ReactNode } from 'react'
import { createListen, type Listen } from '../base/bus/listen'
import { readMarket } from '../base/country/country.setting'
import { RoveError } from '../base/report/errors'
import { report } from '../base/report/report'
import type { Store } from '../base/state/create-store'
import { adoptInPage } from '../base/styles/style-sheet'
import { createTextLookup } from '../base/texts/texts'
import { defineElement, type RoveElement } from '../view/element/define-element'
import type { ElementContext, Reference } from '../view/element/definition'
import { createEndlessList, type EndlessState } from './endless-list'
import css from './endless-list.css?inline'
import { htmlShare } from './endless-list.rules'
import { endlessTexts } from './endless-list.texts'
import { EndlessListView, type ShownList } from './endless-list.view'
import { followList } from './follow-list'
import { pagerNext } from './list-part'
import { loadHtmlPage } from './load-html-page'
import { type FurtherPage, readServerList } from './server-list'

/** The attributes of all of them. */
const listAttributes = { more: { type: 'string', values: ['scroll', 'button'], identity: true } } as const

type ListContext = ElementContext<typeof listAttributes>

/** Loads the page of an address. @param grid the grid of the list on the page */
type LoadPage = (href: string, signal: AbortSignal, grid: HTMLElement) => Promise<FurtherPage>

/** What an element adds to its list. */
export interface ListAddition {
  /** Loads the page of an address. By default it is HTML. */
  readonly loadPage?: LoadPage
  /** What is shown over the list. */
  readonly overlay?: Pick<Store<ReactNode>, 'get' | 'subscribe'>
}

/** What one of them is. */
export interface ListDefinition {
  readonly tag: `rove-${string}`
  readonly reference: Pick<Reference, 'summary' | 'placing' | 'facts' | 'parts' | 'slots'> | false
  /** The most pages that are shown, with the server's own. */
  readonly mostPages: number
  /** Styles of the element itself. */
  readonly styles?: readonly string[]
  /** Styles of the server's HTML, while the element is there. */
  readonly pageCss?: string
  /** The parameter of the address that says what of the list is open. It stays as it is while the address follows the pages. */
  readonly openedParameter?: string
  /**
   * Adds to the list before its HTML is read, until the signal of `listen` aborts.
   *
   * @param loadNext loads the next page, if there is one: to be called later
   */
  readonly add?: (listen: Listen, context: ListContext, loadNext: () => void) => ListAddition
}

/** The theme's style of a link can show it although it is hidden. */
const hiddenCss = `:is([data-rove-listing],${pagerNext})[hidden]{display:none!important}`

/** @see ListDefinition */
export function defineList({
  tag,
  reference,
  mostPages,
  styles = [],
  pageCss = '',
  openedParameter,
  add,
}: ListDefinition): RoveElement {
  const where = `<${tag}>`
  return defineElement<typeof listAttributes, EndlessState, ShownList>({
    tag,
    attributes: listAttributes,
    reference: __ROVE_REFERENCE__ &&
      reference && {
        ...reference,
        attributes: {
          more: 'When the next page is loaded: while the visitor scrolls (`scroll`, the default), or on a press only (`button`).',
        },
        parts: {
          status: 'What screen readers hear of new items. Not visible.',
          message: 'The next page could not be loaded.',
          'retry-button': 'Loads it again.',
          ...reference.parts,
        },
        tokens: {},
      },
    styles: [css, ...styles],
    view: EndlessListView,
    create(context) {
      const { element, signal, attributes } = context
      const t = createTextLookup(endlessTexts, readMarket().language)
      const listen = createListen(where, signal)
      const { loadPage = loadHtmlPage, overlay } = add?.(listen, context, () => model.press()) ?? {}
      const list = readServerList(element, where, t, openedParameter)
      const { nextLink } = list
      signal.addEventListener('abort', adoptInPage(pageCss + hiddenCss))
      const model = createEndlessList({
        hasNext: list.hasNext,
        async loadNext(ending) {
          const page = await loadPage(nextLink?.href ?? '', ending, list.grid).catch((failure) => {
            // The page before was the last one.
            if (!list.isAdvanced() || !(failure instanceof RoveError) || failure.code !== 'status-404') throw failure
            return { items: [], nextHref: undefined }
          })
          ending.throwIfAborted()
          return list.add(page)
        },
        most: mostPages - list.sizes.length,
        report: (failure) => report(where, failure),
      })
      const share = attributes.more === 'button' ? undefined : htmlShare
      followList({ element, list: model, pages: list, nextLink, share, isCheckedFirst: true }, listen, signal)
      return {
        ...model,
        t,
        overlay: overlay?.get,
        subscribe(listener) {
          const unsubscribe = [model, overlay].map((store) => store?.subscribe(listener))
          return () => {
            for (const stop of unsubscribe) stop?.()
          }
        },
      }
    },
  })
}
