/** `<rove-search>`: the search field with live suggestions. Source: document 0, sections 2, 4 and 9 (SEARCH-01 … 09). */
import type { ComponentType } from 'react'
import { array, fallback, string, unknown } from 'valibot'
import { createStored } from '../../core/device/storage'
import { defineElement } from '../../core/element/define-element'
import { RoveError } from '../../core/errors'
import { readPlace } from '../../core/host/place'
import { basePath } from '../../core/host/settings/page'
import { readSetting } from '../../core/host/settings/read-setting'
import { searchService } from '../../core/host/settings/search'
import { report } from '../../core/report'
import { safeUrl } from '../../core/safe-url'
import { shape } from '../../core/shape'
import { createSay } from '../../core/texts'
import css from './search.css?inline'
import { createSearchModel, type FieldState, type PriceProps, type SearchModel } from './search.model'
import { searchTexts } from './search.texts'
import { SearchView } from './search.view'
import { takeOver } from './search-begun.model'
import panelCss from './search-panel.css?inline'

/** What the tag takes. */
export const searchAttributes = {
  placeholder: { type: 'string' },
  'without-history': { type: 'boolean' },
} as const

/** An entry that somebody else has spoilt leads nowhere, and is not shown. */
const historySchema = array(fallback(shape({ term: string(), href: string() }), { term: '', href: '' }))

/** The element, ready to be registered. */
export default defineElement<typeof searchAttributes, FieldState, SearchModel>({
  tag: 'rove-search',
  attributes: searchAttributes,
  reference: __ROVE_REFERENCE__ && {
    summary: 'A search field with live suggestions in groups and recent searches.',
    attributes: {
      placeholder: 'What the empty field says.',
      'without-history': 'Recent searches are neither kept nor shown.',
    },
    facts: {
      'search:queried': '`{ query, count }`: the service has answered a query.',
      'search:submitted': '`{ query, href }`: the visitor goes to the results page.',
      'search:selected':
        '`{ query, index, objectID, href, place, item }`: the visitor chose a suggestion, at this place of its index from 0; `item` is it as `rove.tracking` writes one.',
    },
    parts: {
      field: 'The field with its buttons.',
      input: 'Where the visitor types.',
      button: 'Goes to the results page.',
      'close-button': 'Closes the sheet on a phone.',
      panel: 'What opens. `data-state` is `history`, `searching`, `results` or `failed`.',
      status: 'What is said about the results.',
      group: 'The suggestions of one type, named by `data-index`.',
      option: 'One suggestion or recent search.',
      'member-label': 'Says that it is a member’s price.',
      'regular-price': 'What others pay, struck.',
      'view-all': 'The way to all results of a type.',
      history: 'Recent searches.',
      clear: 'Forgets them.',
      'wishlist-link': 'The way to the wishlist, on a phone.',
    },
    slots: { '': 'The server’s own search form: shown until ours is ready, and where our code does not run.' },
    tokens: { '--rove-search-line': { doc: 'The colour of the field’s line.', default: 'var(--rove-color-line)' } },
  },
  styles: [css, panelCss],
  view: SearchView,
  async create({ element, attributes, tell }) {
    const begun = await takeOver(element)
    const { country, locale, language } = readPlace()
    let MemberPrice: ComponentType<PriceProps> | undefined
    return createSearchModel({
      begun,
      outlook: { country, locale, basePath: readSetting(basePath), safeUrl },
      say: createSay(searchTexts, language),
      history: attributes.withoutHistory ? undefined : createStored('rove_search_history', historySchema, []),
      async search(requests) {
        const [ask] = await Promise.all([
          loadService(),
          readSetting(mayBeMember) && loadPrices().then((prices) => (MemberPrice = prices.MemberPrice)),
        ])
        return ask(requests)
      },
      memberPrice: () => MemberPrice,
      warm: () => void loadClient().catch(() => {}),
      tell,
      go: (href) => location.assign(href),
      report: (failure) => report('search', failure),
    })
  },
})

/** Anything but nothing: what it says is read where members' prices are. */
const mayBeMember = { name: 'isMembership', schema: unknown(), otherwise: false } as const
const loadPrices = () => import('./search-member.view')
const loadClient = () => import('../../core/net/search-client')

async function loadService() {
  const settings = readSetting(searchService)
  if (!settings) throw new RoveError('not-configured', 'search')
  const { createSearch } = await loadClient()
  return createSearch(settings)
}
