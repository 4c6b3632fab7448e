/** `<rove-country>`: switches the country and locale by the server's own select or links. */

import { loadCode } from '../../core/base/async/load-code'
import { countryCookie, countryOfLocale, findCountry } from '../../core/base/country/countries.rules'
import { readMarket } from '../../core/base/country/country.setting'
import { countryCookieDays } from '../../core/base/country/country-cookie.rules'
import { onBfcacheRestore } from '../../core/base/device/bfcache'
import { readCookie, writeCookie } from '../../core/base/device/cookies'
import { isPreview } from '../../core/base/page/preview'
import { report } from '../../core/base/report/report'
import { defineElement } from '../../core/view/element/define-element'
import css from './country.css?inline'
import { findChoice, reportUnused, resetControl, watchChoices, watchCookie, where } from './country.dom'
import { createCountryModel } from './country.model'
import type { CountryModel, CountryPage, CountryState } from './country.types'
import { CountryView } from './country.view'

/** What the tag takes. */
const countryAttributes = { 'without-notice': { type: 'boolean' } } as const

/** The element, ready to be registered. */
export default defineElement<typeof countryAttributes, CountryState, CountryModel>({
  tag: 'rove-country',
  attributes: countryAttributes,
  reference: __ROVE_REFERENCE__ && {
    summary: 'Switches the country and locale by the server’s own select or links.',
    placing: ['in-templates'],
    attributes: {
      'without-notice':
        'Does not show the notice that the chosen country is not the page’s: for a second `<rove-country>` on the same page.',
    },
    facts: {},
    parts: {
      icon: 'The country’s code. `data-country` is the code too, for a picture of your own.',
      notice:
        'A bar at the lower edge of the screen. `data-state` says what it is for: `switching`, `unavailable`, `offline`, or `notice` if the chosen country is not the page’s.',
      button: 'The buttons of the notice and of the dialog.',
      dialog:
        'What changes with the country: shown in the checkout, and before a switch to another currency if the cart is not empty.',
      'close-button': 'Closes the dialog.',
    },
    slots: {
      '': 'The server’s own control: a `<select>` in a form whose options are locales (`fr_CA`), or links with `data-locale`.',
    },
    tokens: {},
  },
  styles: [css],
  view: CountryView,
  create({ element }) {
    const market = readMarket()
    const { country } = market
    const urlLocale = new URLSearchParams(location.search).get('locale')
    const page: CountryPage = {
      market,
      readCookieCountry: () => findCountry(readCookie(countryCookie)),
      writeCookieCountry({ code }, reason) {
        if (isPreview()) return
        writeCookie(countryCookie, code, countryCookieDays[reason])
      },
      choiceOf: (locale) => findChoice(element, locale),
      resetControl: () => resetControl(element),
      report: (failure) => report(where, failure),
    }
    reportUnused(element)
    let restoredAt = 0
    return createCountryModel({
      ...page,
      icon: countryOfLocale(urlLocale) ?? country,
      async loadSwitch(state, compare) {
        const { createSwitchModel, SwitchView } = await loadCode(import('./switch/switch.model'))
        return { SwitchView, model: createSwitchModel({ ...page, state, compare, restoredAt: () => restoredAt }) }
      },
      watchChoices: (onChoice, onUse) => watchChoices(element, onChoice, onUse),
      watchCookie,
      watchRestore: (onRestore) =>
        onBfcacheRestore(() => {
          restoredAt = Date.now()
          onRestore()
        }),
    })
  },
})
