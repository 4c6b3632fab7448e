/** `<rove-search-results>`: facets, orders, types and further pages of the server's results page (RESULTS-01 … 06). */

import { loadCode } from '../../core/base/async/load-code'
import { loadOnce } from '../../core/base/async/load-once'
import { whenIdle } from '../../core/base/async/schedule'
import { createListen } from '../../core/base/bus/listen'
import { languageTag } from '../../core/base/country/countries.rules'
import { readMarket } from '../../core/base/country/country.setting'
import { shopPath } from '../../core/base/page/path'
import { RoveError } from '../../core/base/report/errors'
import { report } from '../../core/base/report/report'
import { createTextLookup } from '../../core/base/texts/texts'
import type { ListKeeper } from '../../core/lists/list-keeper'
import { watchSelected } from '../../core/lists/watch-selected'
import { previewSwatches } from '../../core/shop/card/preview-swatches'
import { watchDeliveries } from '../../core/shop/card/watch-deliveries'
import { readMemberTerms } from '../../core/shop/membership/membership.setting'
import { loadSearch } from '../../core/shop/search/load-search'
import { type ResultsPlace, readPlacePath, resultsList } from '../../core/shop/search/results-page.rules'
import { defineElement } from '../../core/view/element/define-element'
import { foundCard } from './search-results.calls'
import css from './search-results.css?inline'
import { createResultsPage } from './search-results.dom'
import type { ResultsState } from './search-results.machine'
import { createSearchResultsModel, type OwnSearchResultsModel } from './search-results.model'
import { resultsTexts } from './search-results.texts'
import { SearchResultsView } from './search-results.view'
import { createAddress, readAddress } from './search-results-address.dom'
import { watchChoices } from './search-results-choices.dom'
import { listedItem } from './search-results-facts.dom'
import { findPart } from './search-results-parts.dom'
import { placeIn, returnToLeft } from './search-results-place.dom'
import { createResultsMemory } from './search-results-restore.dom'

/** Reviews, photos, looks and pages are none. */
const isProduct = (card: Element): boolean => !!card.getAttribute('data-nid')

/** The name of the element in reports. */
const where = '<rove-search-results>'

export default defineElement<Record<never, never>, ResultsState, OwnSearchResultsModel>({
  tag: 'rove-search-results',
  attributes: {},
  reference: __ROVE_REFERENCE__ && {
    summary: 'Facets, orders, types and further pages of the server’s results page, without loading it again.',
    placing: ['once'],
    attributes: {},
    facts: {
      'list:shown': '`{ list, items }`: the products of an answer of the search service were shown.',
      'list:selected': '`{ list, index, item }`: the visitor followed a card’s link.',
    },
    parts: {
      notice: 'The message that the search service does not answer.',
      button: 'Asks the service again.',
      'close-button': 'Closes the message.',
    },
    slots: { '': 'The server’s results page, which works without script.' },
    tokens: {},
  },
  styles: [css],
  view: SearchResultsView,
  create({ element, publish, signal }) {
    const { country, locale, language } = readMarket()
    const basePath = shopPath()
    const listen = createListen(where, signal)
    const reportFailure = (failure: unknown) => report(where, failure)
    const addressed = readPlacePath(readAddress(basePath))
    if (!addressed || !findPart(element, 'list')) throw new RoveError('no-results-page', where)
    const terms = readMemberTerms()
    const money = { currency: country.currency, decimals: 0 } as const
    const loadLater = loadOnce(async () => (await loadCode(import('./search-results-later.dom'))).later)
    const loadDeliveries = async () => (await loadLater()).showCardDeliveries
    const showDeliveries = watchDeliveries(element, loadDeliveries, reportFailure, signal)
    const numbers = new Intl.NumberFormat(languageTag(locale))
    const itemOf = (card: Element) => listedItem(card, page.cardOf(card))
    const page = createResultsPage(element, {
      onCards(change, added) {
        showDeliveries()
        const all = [...(page.list()?.children ?? [])]
        const products = added.filter(isProduct)
        const items = products.map((card) => ({ ...itemOf(card), index: all.indexOf(card) }))
        // Listeners must not keep the visitor from seeing them.
        if (items.length > 0) whenIdle(() => publish('list:shown', { list: resultsList, items }))
        keeper?.changed()
        if (change === 'more') loadKeep().then(nameChanged, reportFailure)
      },
      basePath,
      money,
      t: createTextLookup(resultsTexts, language),
      formatCount: (count) => numbers.format(count),
    })
    const place = page.answered(addressed)
    const context = { country, locale, terms }
    const memory = createResultsMemory({
      page,
      servedPage: place.page,
      script: findPart(element, 'items'),
      found: (fields, of) => foundCard(fields, of, context),
      onFilled: showDeliveries,
    })
    let keeper: ListKeeper | undefined
    const loadKeep = loadOnce(async () => {
      const { nameList, rememberResults } = await loadLater()
      if (!signal.aborted) keeper = rememberResults(page, memory, model.isAtAddress, listen, signal)
      return nameList
    })
    const nameChanged = (name: () => void) => {
      name()
      keeper?.changed()
    }
    const recall = (current: ResultsPlace) => {
      const shown = memory.restore(current, signal)
      if (shown) loadKeep().catch(reportFailure)
      return shown
    }
    page.endEarlierSearch(place)
    const shown = recall(place)
    const address = createAddress(basePath, () => model.followAddress(), listen)
    const model = createSearchResultsModel(
      {
        page,
        context,
        basePath,
        address,
        search: loadSearch,
        remember() {
          keeper?.keep()
          return placeIn(page.list())
        },
        recall(current) {
          const recalled = recall(current)
          if (!recalled) returnToLeft(page.list(), signal)
          return recalled
        },
        report: reportFailure,
      },
      shown ?? place,
    )
    // What the visitor has asked for does not wait for another press.
    listen(window, 'online', () => model.retry())
    const onMore = () => void loadKeep().catch(reportFailure)
    watchChoices(element, basePath, { choose: model.choose, follow: model.follow, onMore }, listen)
    previewSwatches(element, money, listen)
    const cards = '[data-rove-results=list] > [data-nid]:not([data-nid=""])'
    watchSelected(element, { name: resultsList, cards, itemOf }, publish, listen)
    const refine = findPart(element, 'refine')
    if (refine instanceof HTMLDetailsElement) {
      const watch = loadOnce(async () => (await loadLater()).watchRefine(refine, element, listen, signal))
      listen(refine, 'toggle', () => void watch().catch(reportFailure))
    }
    return model
  },
})
