/** A browser that lacks all that one of the oldest browsers lacks, or a part of it. */
import type { Page } from '@playwright/test'
import { build } from 'esbuild'
import { youngInterfaces, youngStyles } from '../../../tools/check/young-features'
import type { Taken } from './older-page'
import { olderText } from './older-text'

const sheets = /^api\.(CSSStyleSheet\.|Document\.adoptedStyleSheets|ShadowRoot\.adoptedStyleSheets)/
/** What the tests themselves use. */
const ofTests = ['api.Element.checkVisibility']
const interfaces = [...youngInterfaces.keys()].filter((place) => !ofTests.includes(place))
const ofSheets = interfaces.filter((place) => sheets.test(place))
const builtIn = interfaces.filter((place) => place.startsWith('javascript.'))
const ofPage = interfaces.filter((place) => place.startsWith('api.') && !sheets.test(place))
const pageSelectors = youngStyles.selectors.filter((name) => !/^(first|left|right|open|column|state)$/.test(name))

const nothing: Taken = { places: [], selectors: [], attributes: [], styles: undefined }

/** What can be taken away together. */
export const parts = {
  'adopted style sheets': { ...nothing, places: ofSheets },
  'built-in objects': { ...nothing, places: builtIn },
  'interfaces of the page': { ...nothing, places: ofPage, selectors: pageSelectors, attributes: ['inert', 'popover'] },
  'style sheets': { ...nothing, styles: youngStyles },
  everything: { places: interfaces, selectors: pageSelectors, attributes: ['inert', 'popover'], styles: youngStyles },
} as const satisfies Readonly<Record<string, Taken>>

/** Takes a part away from all documents that a page opens from now on, also from the server’s style sheets. */
export async function takeAway(page: Page, part: keyof typeof parts): Promise<void> {
  const taken: Taken = parts[part]
  const { outputFiles } = await build({
    entryPoints: ['tests/e2e/devices/older-page.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    define: { __TAKEN__: JSON.stringify(taken) },
    logLevel: 'error',
  })
  await page.addInitScript({ content: outputFiles[0]?.text ?? '' })
  const { styles } = taken
  if (!styles) return
  await page.route(/\.css(\?|$)/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: olderText(await response.text(), styles) })
  })
}
