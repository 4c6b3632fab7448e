/** Runs the same tests on a phone, and each night on a wide screen too, in whichever project they are. */
import { devices } from '@playwright/test'
import { test } from './oracle'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'] as (typeof devices)[string]
const screens = {
  'a wide screen': { viewport: { width: 1440, height: 900 } },
  'a phone': { ...phone, viewport: { width: 390, height: 844 } },
}

/** Defines the tests for each screen. */
export function onScreens(defineTests: (screen: keyof typeof screens) => void): void {
  for (const [name, use] of Object.entries(screens) as [keyof typeof screens, object][])
    test.describe(`on ${name}`, { tag: name === 'a phone' ? [] : ['@nightly'] }, () => {
      test.use(use)
      defineTests(name)
    })
}
