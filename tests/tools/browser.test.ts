import { describe, expect, it } from 'vitest'
import { findChromium, presentChromium, type system } from '../../tools/browser.mjs'

/** A simulated system on which some paths are executable. It records the commands. */
function systemWith(running: readonly string[], own: Partial<typeof system> = {}) {
  const installations: string[] = []
  const here = new Set(running)
  return {
    installations,
    here,
    system: {
      env: {},
      runs: (path: string) => here.has(path),
      playwrightPath: async () => '/playwright/chrome',
      installPackages: () => installations.push('packages') < 0,
      downloadPlaywrights: () => installations.push('download') < 0,
      say: () => {},
      ...own,
    },
  }
}

describe('finding a Chromium', () => {
  it('uses the browser at CHROMIUM_PATH before any other', async () => {
    const { system } = systemWith(['/mine', '/playwright/chrome', '/usr/bin/chromium'], {
      env: { CHROMIUM_PATH: '/mine', CHROME_PATH: '/other' },
    })
    expect(await findChromium(system)).toBe('/mine')
  })

  it('fails when the browser at CHROMIUM_PATH does not run, and tries no other browser', async () => {
    const { system } = systemWith(['/usr/bin/chromium'], { env: { CHROME_PATH: '/gone' } })
    await expect(findChromium(system)).rejects.toThrow('CHROME_PATH is /gone, which does not run.')
  })

  it('presentChromium searches in the same order and installs nothing', async () => {
    const { system, installations } = systemWith(['/mine', '/playwright/chrome', '/usr/bin/chromium'])
    expect(await presentChromium({ ...system, env: { CHROME_PATH: '/mine' } })).toBe('/mine')
    expect(await presentChromium(system)).toBe('/playwright/chrome')
    expect(await presentChromium(systemWith(['/usr/bin/chromium']).system)).toBe('/usr/bin/chromium')
    expect(await presentChromium(systemWith([]).system)).toBeUndefined()
    expect(installations).toEqual([])
  })

  it('uses Playwright’s browser before the system’s', async () => {
    const { system } = systemWith(['/playwright/chrome', '/usr/bin/chromium'])
    expect(await findChromium(system)).toBe('/playwright/chrome')
  })

  it('uses the system’s browser without an installation', async () => {
    const { system, installations } = systemWith(['/usr/bin/google-chrome'])
    expect(await findChromium(system)).toBe('/usr/bin/google-chrome')
    expect(installations).toEqual([])
  })

  it('installs the system’s package when no browser is found', async () => {
    const { system, here } = systemWith([])
    const installPackages = () => !!here.add('/usr/bin/chromium')
    expect(await findChromium({ ...system, installPackages })).toBe('/usr/bin/chromium')
  })

  it('downloads Playwright’s browser when no package can be installed', async () => {
    const { system, here, installations } = systemWith([])
    const downloadPlaywrights = () => !!here.add('/playwright/chrome')
    expect(await findChromium({ ...system, downloadPlaywrights })).toBe('/playwright/chrome')
    expect(installations).toEqual(['packages'])
  })

  it('fails with instructions when no method works', async () => {
    const { system, installations } = systemWith([])
    await expect(findChromium(system)).rejects.toThrow('set CHROMIUM_PATH')
    expect(installations).toEqual(['packages', 'download'])
  })
})
