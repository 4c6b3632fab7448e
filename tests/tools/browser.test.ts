import { describe, expect, it } from 'vitest'
import { findChromium, type machine, presentChromium } from '../../tools/browser.mjs'

/** A machine on which only some paths run; notes what it was asked to do. */
function machineWith(running: readonly string[], own: Partial<typeof machine> = {}) {
  const asked: string[] = []
  const here = new Set(running)
  return {
    asked,
    here,
    machine: {
      env: {},
      runs: (path: string) => here.has(path),
      playwrightPath: async () => '/playwright/chrome',
      installPackages: () => asked.push('packages') < 0,
      downloadPlaywrights: () => asked.push('download') < 0,
      say: () => {},
      ...own,
    },
  }
}

describe('finding a Chromium', () => {
  it('takes the one that CHROMIUM_PATH names before all others', async () => {
    const { machine } = machineWith(['/mine', '/playwright/chrome', '/usr/bin/chromium'], {
      env: { CHROMIUM_PATH: '/mine', CHROME_PATH: '/other' },
    })
    expect(await findChromium(machine)).toBe('/mine')
  })

  it('says so when the one that is named does not run, and takes no other', async () => {
    const { machine } = machineWith(['/usr/bin/chromium'], { env: { CHROME_PATH: '/gone' } })
    await expect(findChromium(machine)).rejects.toThrow('CHROME_PATH is /gone, which does not run.')
  })

  it('is looked for in the same order by hand, and nothing is installed then', async () => {
    const { machine, asked } = machineWith(['/mine', '/playwright/chrome', '/usr/bin/chromium'])
    expect(await presentChromium({ ...machine, env: { CHROME_PATH: '/mine' } })).toBe('/mine')
    expect(await presentChromium(machine)).toBe('/playwright/chrome')
    expect(await presentChromium(machineWith(['/usr/bin/chromium']).machine)).toBe('/usr/bin/chromium')
    expect(await presentChromium(machineWith([]).machine)).toBeUndefined()
    expect(asked).toEqual([])
  })

  it('takes Playwright’s own before the system’s', async () => {
    const { machine } = machineWith(['/playwright/chrome', '/usr/bin/chromium'])
    expect(await findChromium(machine)).toBe('/playwright/chrome')
  })

  it('takes the system’s without installing anything', async () => {
    const { machine, asked } = machineWith(['/usr/bin/google-chrome'])
    expect(await findChromium(machine)).toBe('/usr/bin/google-chrome')
    expect(asked).toEqual([])
  })

  it('installs the system’s package where there is none', async () => {
    const { machine, here } = machineWith([])
    const installPackages = () => !!here.add('/usr/bin/chromium')
    expect(await findChromium({ ...machine, installPackages })).toBe('/usr/bin/chromium')
  })

  it('downloads Playwright’s where no package could be installed', async () => {
    const { machine, here, asked } = machineWith([])
    const downloadPlaywrights = () => !!here.add('/playwright/chrome')
    expect(await findChromium({ ...machine, downloadPlaywrights })).toBe('/playwright/chrome')
    expect(asked).toEqual(['packages'])
  })

  it('says what to do when nothing helped', async () => {
    const { machine, asked } = machineWith([])
    await expect(findChromium(machine)).rejects.toThrow('set CHROMIUM_PATH')
    expect(asked).toEqual(['packages', 'download'])
  })
})
