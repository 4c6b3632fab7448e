import { describe, expect, it, vi } from 'vitest'
import { findChromium } from '../../tools/browser.mjs'
import { closingLine, countPlaywright, countVitest } from '../../tools/count.mjs'
import { readDefinitions } from '../../tools/definitions'
import { manifest } from '../../tools/manifest'
import { lockMark, wrongNode } from '../../tools/prepare.mjs'
import { withReference } from '../../tools/reference'

/** A machine with these browsers, on which installing brings those. */
function machineWith(there: string[], { env = {}, apt = [] as string[], download = [] as string[] } = {}) {
  const bring = (files: string[]) => () => {
    there.push(...files)
    return files.length > 0
  }
  return {
    env,
    runs: (path: string) => there.includes(path),
    playwrightPath: async () => '/playwright/chrome',
    installPackages: bring(apt),
    downloadPlaywrights: bring(download),
    say: vi.fn(),
  } as never
}

describe('finding a browser', () => {
  it('takes what the environment names, and says when that does not run', async () => {
    const env = { CHROMIUM_PATH: '/mine' }
    await expect(findChromium(machineWith(['/mine', '/usr/bin/chromium'], { env }))).resolves.toBe('/mine')
    await expect(findChromium(machineWith(['/usr/bin/chromium'], { env }))).rejects.toThrow(
      'CHROMIUM_PATH is /mine, which does not run.',
    )
  })

  it('goes on to Playwright’s own, the system’s, the package manager’s, and Playwright’s download', async () => {
    const found = (...there: Parameters<typeof machineWith>) => findChromium(machineWith(...there))
    await expect(found(['/playwright/chrome', '/usr/bin/chromium'])).resolves.toBe('/playwright/chrome')
    await expect(found(['/usr/bin/google-chrome'])).resolves.toBe('/usr/bin/google-chrome')
    await expect(found([], { apt: ['/usr/bin/chromium'] })).resolves.toBe('/usr/bin/chromium')
    await expect(found([], { download: ['/playwright/chrome'] })).resolves.toBe('/playwright/chrome')
  })

  it('says what to do when there is none', async () => {
    await expect(findChromium(machineWith([]))).rejects.toThrow('Install one, or set CHROMIUM_PATH')
  })
})

describe('counting', () => {
  it('adds up what the runners report, and takes a file that could not be read for a failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ]
    expect(countVitest({ numPassedTests: 4, numFailedTests: 1, testResults })).toEqual({ passed: 4, failed: 2 })
    const stats = { expected: 5, unexpected: 1, flaky: 1 }
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3 })
  })

  it('counts nothing where there is no report', () => {
    expect(countVitest(undefined)).toEqual({ passed: 0, failed: 0 })
    expect(countPlaywright(undefined)).toEqual({ passed: 0, failed: 0 })
  })

  it('closes with one plain line', () => {
    expect(closingLine({ passed: 12, failed: 0 })).toBe('12 passed, 0 failed')
  })
})

describe('preparing', () => {
  it('wants Node 20.20 or later', () => {
    expect([wrongNode('18.20.0'), wrongNode('20.19.9')]).toEqual([
      expect.stringContaining('18.20.0'),
      expect.stringContaining('20.19.9'),
    ])
    expect([wrongNode('20.20.2'), wrongNode('22.0.0')]).toEqual([undefined, undefined])
  })

  it('installs again when the lockfile has changed', () => {
    expect(lockMark('a')).not.toBe(lockMark('b'))
    expect(lockMark('a')).toBe(lockMark('a'))
  })
})

describe('what is generated from the definitions', () => {
  it('describes each element: tag, attributes, facts, parts', async () => {
    const files = ['widgets/love/love.element.ts']
    const definitions = await readDefinitions(files)
    const [love] = definitions
    if (!love) throw new Error('no definition was read')
    expect(manifest(definitions, files)).toMatchObject({
      modules: [
        {
          declarations: [
            {
              tagName: 'rove-love',
              name: 'RoveLove',
              attributes: [
                { name: 'nid', fieldName: 'nid', description: 'The node id of the product.' },
                { name: 'label' },
              ],
              events: [{ name: 'rove:love:changed' }],
            },
          ],
        },
      ],
    })
    const readme = withReference('a\n<!-- generated:reference -->old<!-- /generated:reference -->\nb', love)
    expect(readme).toContain('| `nid` | number | **Required.** The node id of the product. Property: `nid`. |')
    expect(readme).not.toContain('old')
    expect(() => withReference('no markers', love)).toThrow('rove-love')
  })
})
