/** The toolbars above every story, and the page of a story, which depends on them. */
import type { Preview } from '@storybook/react-vite'
import { configure, sb } from 'storybook/test'
import { countries } from '../core/base/country/countries.rules'
import { addedRules } from './added-rules'
import { atRest } from './at-rest'
import { looksRight } from './looks-right'
import { isPicture, pretendFocus, separateTabs } from './picture'
import { recordErrors } from './quiet'
import { type Globals, setShop } from './shop'
import { keepsSpacedText } from './spaced-text'
import { testedPlace, testedScheme } from './tested-place'
import { setTheme } from './theme'

const isTest = import.meta.env.MODE === 'test'

/** Prepares the page of a story by the values of the toolbars. */
const setPage: NonNullable<Preview['beforeEach']> = ({ id, globals, storyGlobals, parameters }) => {
  const { STORIES_LOCALE, STORIES_SCHEME } = import.meta.env
  const place = isTest && !storyGlobals.locale ? testedPlace(id, STORIES_LOCALE) : {}
  const scheme = isTest && !storyGlobals.scheme ? { scheme: testedScheme(id, STORIES_SCHEME) } : {}
  setTheme(true)
  setShop({ ...(globals as Globals), ...place, ...scheme }, parameters.loved)
}

const toolbar = (
  title: string,
  icon: 'globe' | 'transfer' | 'user' | 'lock' | 'paragraph' | 'contrast',
  values: readonly string[],
) => ({
  description: title,
  toolbar: { title, icon, items: values.map((value) => ({ value, title: value })), dynamicTitle: true },
})

const viewports = [320, 390, 820, 1440].map((width) => [
  `w${width}`,
  { name: `${width} px`, styles: { width: `${width}px`, height: '844px' } },
])

// A failing play function names the missing element, without printing the page. The timeout is generous, because stories
// are slow on a busy machine.
configure({ getElementError: (message) => new Error(message ?? 'not found'), asyncUtilTimeout: 10_000 })

// For `loseCode`, which makes code fail to load.
sb.mock('../core/base/async/load-code.ts', { spy: true })

const errors = recordErrors()

separateTabs()
if (isPicture()) pretendFocus()

const initialGlobals: Globals = {
  country: 'US',
  locale: 'en_US',
  persona: 'guest',
  flag: 'none',
  direction: 'ltr',
  scheme: 'light',
}

const preview: Preview = {
  // Test runs have no toolbars.
  beforeAll: async () => {
    if (isTest) return
    const { playAnew } = await import('./played-anew')
    return playAnew(Object.keys(initialGlobals))
  },
  beforeEach: setPage,
  afterEach: async () => {
    await atRest()
    looksRight()
    if (!isTest) return
    keepsSpacedText()
    errors.expectQuiet()
  },
  initialGlobals,
  globalTypes: {
    country: toolbar(
      'Country',
      'globe',
      countries.map(({ code }) => code),
    ),
    locale: toolbar(
      'Locale',
      'transfer',
      countries.flatMap(({ locales }) => locales),
    ),
    persona: toolbar('Persona', 'user', ['guest', 'customer', 'member', 'trade']),
    flag: toolbar('Body flag', 'lock', ['none', 'membership-only', 'membership-lock', 'compare-prices-locked']),
    direction: toolbar('Direction', 'paragraph', ['ltr', 'rtl']),
    scheme: toolbar('Scheme', 'contrast', ['light', 'dark', 'device']),
  },
  parameters: {
    a11y: {
      test: 'error',
      options: {
        rules: {
          ...Object.fromEntries(addedRules.map((rule) => [rule, { enabled: true }])),
          // It takes half of axe's time. For each change a unit test compares all colours that stand on one another.
          'color-contrast': { enabled: !isTest || !!import.meta.env.NIGHTLY },
        },
        // A test reads violations only: describing what passes takes a tenth of the time.
        ...(isTest && { resultTypes: ['violations'], preload: false }),
      },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          'For CMS developers',
          'For marketers',
          'For designers',
          'All states',
          'Guides',
          ['The whole guide', 'Recipes by system', 'API contract', 'Check a server', 'Tracking', 'The demo shop'],
          '*',
          'why-panel',
          'doctor-panel',
        ],
      },
    },
    layout: 'padded',
    viewport: { options: Object.fromEntries(viewports) },
  },
}

export default preview
