/** `<rove-listing>`: further pages of the server's own list, a page at a time. */
import { nextTask } from '../../core/base/async/schedule'
import { createListen } from '../../core/base/bus/listen'
import { readMarket } from '../../core/base/country/country.setting'
import { readPath } from '../../core/base/page/path'
import { report } from '../../core/base/report/report'
import { adoptInPage } from '../../core/base/styles/style-sheet'
import { createTextLookup } from '../../core/base/texts/texts'
import { createEndlessList, type EndlessState } from '../../core/lists/endless-list'
import css from '../../core/lists/endless-list.css?inline'
import { endlessTexts, placeText } from '../../core/lists/endless-list.texts'
import { EndlessListView, type ShownList } from '../../core/lists/endless-list.view'
import { followList } from '../../core/lists/follow-list'
import type { ListKeeper } from '../../core/lists/list-keeper'
import { nextLinkOf, partOf } from '../../core/lists/list-part'
import { watchSelected } from '../../core/lists/watch-selected'
import { decimalsOf } from '../../core/shop/card/card.rules'
import { showCardDeliveries } from '../../core/shop/card/card-deliveries'
import { previewSwatches } from '../../core/shop/card/preview-swatches'
import { readMemberTerms } from '../../core/shop/membership/membership.setting'
import { defineElement } from '../../core/view/element/define-element'
import { callListHtml, callListPage, type ListRequest } from './listing.calls'
import { readPages } from './listing.dom'
import { type ListKind, limits } from './listing.rules'
import { watchColumns } from './listing-columns.dom'
import { watchFolds } from './listing-folds.dom'
import gridCss from './listing-grid.css?inline'
import { makeItems } from './listing-html.dom'
import { rememberPages } from './listing-remember.dom'
import { restoreList } from './listing-restore.dom'
import { watchTop } from './listing-top.dom'

/** The name of the element in reports. */
const where = '<rove-listing>'

/** The element's attributes. */
const listingAttributes = {
  more: { type: 'string', values: ['scroll', 'button'], identity: true },
  kind: { type: 'string', values: ['cards', 'html'], identity: true },
  list: { type: 'string' },
} as const

export default defineElement<typeof listingAttributes, EndlessState, ShownList>({
  tag: 'rove-listing',
  attributes: listingAttributes,
  reference: __ROVE_REFERENCE__ && {
    summary: 'Adds further pages to the server’s own list of products.',
    placing: ['once'],
    attributes: {
      more: 'When the next page is loaded: while the visitor scrolls (`scroll`, the default), or on a press only (`button`).',
      kind: 'What the server sends of a further page: the fields of cards (`cards`, the default), or items as HTML (`html`).',
      list: 'The list’s name in the facts: `Sofas`.',
    },
    facts: {
      'list:shown': '`{ list, items }`: the cards of a further page were added.',
      'list:selected': '`{ list, index, item }`: the visitor followed a card’s link.',
    },
    parts: {
      status: 'What screen readers hear of new products. Not visible.',
      message: 'The next page could not be loaded.',
      'retry-button': 'Loads it again.',
    },
    slots: { '': 'The server’s list, with links to its other pages. It works without script.' },
    tokens: {},
  },
  styles: [css],
  view: EndlessListView,
  create({ element, attributes: { more, kind: given, list: name = '' }, publish, signal }) {
    const { country, language } = readMarket()
    const terms = readMemberTerms()
    const money = { currency: country.currency, decimals: decimalsOf('category', terms, country.currency) }
    const t = createTextLookup(endlessTexts, language)
    const listen = createListen(where, signal)
    const reportFailure = (failure: unknown) => report(where, failure)
    const pages = readPages(element, { terms, money })
    const kind: ListKind = given === 'html' ? 'html' : 'cards'
    signal.addEventListener('abort', adoptInPage(gridCss))
    let showDeliveries: ReturnType<typeof showCardDeliveries> = () => {}
    let keeper: ListKeeper | undefined
    const keep = () => {
      keeper ??= rememberPages(pages, listen, signal)
      return keeper
    }
    const showPlace = (total: number | undefined) => {
      const place = partOf(element, 'place')
      if (place)
        place.textContent = total === undefined ? '' : placeText(t, { from: pages.from(), shown: pages.shown(), total })
    }
    if (kind === 'cards' && restoreList(pages, signal)) {
      keep()
      showPlace(Number(pages.grid.dataset.total) || undefined)
    }
    const unfold =
      kind === 'cards' ? watchFolds(pages, element, (...added) => showDeliveries(...added), listen, signal) : () => {}
    // Once all cards are there, so that one request is enough.
    if (kind === 'cards') showDeliveries = showCardDeliveries(element, reportFailure, signal)

    /** An answer without items ends the list. */
    async function cardPage(request: ListRequest, ending: AbortSignal) {
      const { items, details } = await callListPage(request, ending)
      // To read a page and to make its cards are two short tasks.
      await new Promise<void>((resolve) => nextTask(resolve))
      return {
        nodes: pages.makeNew(items),
        total: details.total,
        pages: items.length > 0 ? details.pages : request.page,
      }
    }
    async function htmlPage(request: ListRequest, ending: AbortSignal) {
      const items = await callListHtml(request, ending)
      return { nodes: await makeItems(items), pages: items.length > 0 ? undefined : request.page }
    }

    const model = createEndlessList({
      hasNext: () => pages.next() !== undefined,
      async loadNext(ending) {
        const { list, ...rest } = pages.next() as NonNullable<ReturnType<typeof pages.next>>
        const request = { list: readPath(list), ...rest }
        const { nodes, ...details } = await (kind === 'html' ? htmlPage(request, ending) : cardPage(request, ending))
        ending.throwIfAborted()
        const before = pages.items().length
        const arrival = pages.add(nodes, details)
        if (kind === 'cards') {
          keep().changed()
          const items = nodes.map((node, n) => ({ ...pages.cards.itemOf(node), index: before + n }))
          showDeliveries(nodes)
          unfold()
          if (items.length > 0) publish('list:shown', { list: name, items })
        }
        showPlace(arrival.total)
        return arrival
      },
      most: limits[kind].most,
      report: reportFailure,
    })

    // Without a template no card can be made: the link opens the next page.
    const canAdd = kind === 'html' || !!partOf(element, 'template')
    const nextLink = canAdd ? nextLinkOf(element) : undefined
    const share = more === 'button' || !canAdd ? undefined : limits[kind].share
    const keepsFoot = limits[kind].most === Number.POSITIVE_INFINITY
    const runs = [watchTop(element, listen)]
    followList({ element, list: model, pages, nextLink, share, keepsFoot, runs }, listen, signal)
    previewSwatches(element, money, listen)
    const cards = '[data-rove-listing=grid] > [data-nid]'
    watchSelected(element, { name, cards, itemOf: pages.cards.itemOf }, publish, listen)
    watchColumns(element, pages, listen)
    return Object.assign(model, { t })
  },
})
