/** `<rove-search>`: the search field with live suggestions (SEARCH-01 … 09). */
import { array, fallback, string } from 'valibot'
import { loadCode } from '../../core/base/async/load-code'
import { readMarket } from '../../core/base/country/country.setting'
import { createStored } from '../../core/base/device/storage'
import { safeUrl } from '../../core/base/input/safe-url'
import { shape } from '../../core/base/input/shape'
import { shopPath } from '../../core/base/page/path'
import { report } from '../../core/base/report/report'
import { createTextLookup } from '../../core/base/texts/texts'
import { defineElement } from '../../core/view/element/define-element'
import css from './search.css?inline'
import { createSearchModel } from './search.model'
import { searchTexts } from './search.texts'
import type { FieldState, SearchModel } from './search.types'
import { SearchView } from './search.view'
import panelCss from './search-panel.css?inline'
import { readInitialInput } from './search-server-field.dom'

/** The element's attributes. */
const searchAttributes = {
  placeholder: { type: 'string' },
  'without-history': { type: 'boolean' },
} as const

/** Invalid entries, for instance written by other scripts, are read as empty and not shown. */
const historySchema = array(fallback(shape({ term: string(), href: string() }), { term: '', href: '' }))

export default defineElement<typeof searchAttributes, FieldState, SearchModel>({
  tag: 'rove-search',
  attributes: searchAttributes,
  reference: __ROVE_REFERENCE__ && {
    summary: 'A search field with live suggestions in groups and recent searches.',
    placing: [],
    attributes: {
      placeholder: 'The placeholder of the field.',
      'without-history': 'Disables recent searches: they are neither stored nor shown.',
    },
    facts: {
      'search:queried': '`{ query, count }`: the service has answered a query.',
      'price:shown': '`{ by, prices }`: the prices of the suggested products, after each answer.',
      'search:submitted': '`{ query, href }`: the visitor opens the results page.',
      'search:selected':
        '`{ query, index, objectID, href, place, item }`: the visitor chose a suggestion. `place` is its position in its index, from 0; `item` has the shape of an item in `rove.tracking`.',
    },
    parts: {
      field: 'The field with its buttons.',
      input: 'The text input.',
      button: 'Opens the results page.',
      'close-button': 'Closes the full-screen panel on a phone.',
      panel: 'The panel below the field. `data-state` is `history`, `searching`, `results` or `failed`.',
      status: 'The message about the results.',
      group: 'The suggestions of one type, named by `data-index`.',
      option: 'One suggestion or recent search.',
      'member-label': 'The label of a member price.',
      'regular-price': 'The regular price, struck through.',
      'view-all': 'The link to all results of a type.',
      history: 'Recent searches.',
      clear: 'Clears the recent searches.',
      'wishlist-link': 'The link to the wishlist, on a phone.',
    },
    slots: { '': 'The server’s own search form: shown until the element is ready, and if its code does not run.' },
    tokens: {
      '--rove-search-line': {
        doc: 'The colour of the field’s border. Without it, the lower edge has `--rove-color-soft-ink`.',
        default: 'var(--rove-color-line)',
      },
    },
  },
  styles: [css, panelCss],
  focuses: 'input:not([type=hidden])',
  view: SearchView,
  async create({ element, attributes, publish }) {
    const initial = await readInitialInput(element)
    const { country, locale, language } = readMarket()
    const context = { country, locale, basePath: shopPath(), safeUrl }
    let later: Awaited<ReturnType<typeof loadLater>> | undefined
    return createSearchModel({
      initial,
      context,
      t: createTextLookup(searchTexts, language),
      history: attributes.withoutHistory ? undefined : createStored('rove_search_history', historySchema, []),
      async search(query) {
        later = await loadLater()
        return later.suggest(query, context)
      },
      suggestionLine: () => later?.SuggestionLine,
      warm: () => void loadLater().catch(() => {}),
      publish: publish,
      go: (href) => location.assign(href),
      report: (failure) => report('search', failure),
    })
  },
})

const loadLater = async () => (await loadCode(import('./search-later.view'))).later
