import { describe, expect, it } from 'vitest'
import { missingPackages, wrongNode } from '../../tools/prepare.mjs'

const lock = {
  packages: {
    '': {},
    'node_modules/preact': { version: '10.27.0' },
    'node_modules/preact/node_modules/deep': { version: '2.0.0' },
    'node_modules/for-windows': { version: '3.0.0', optional: true },
  },
}
const installed = (versions: Readonly<Record<string, string>>) => (path: string) => versions[path]

describe('the packages to install', () => {
  it('are none when every package is present in its version', () => {
    const here = { 'node_modules/preact': '10.27.0', 'node_modules/preact/node_modules/deep': '2.0.0' }
    expect(missingPackages(lock, installed(here))).toEqual([])
  })

  it('are all except those of other systems when no package is present', () => {
    expect(missingPackages(lock, installed({}))).toEqual([
      'node_modules/preact',
      'node_modules/preact/node_modules/deep',
    ])
  })

  it('are those whose version differs from the lockfile', () => {
    const here = { 'node_modules/preact': '10.26.0', 'node_modules/preact/node_modules/deep': '2.0.0' }
    expect(missingPackages(lock, installed(here))).toEqual(['node_modules/preact'])
  })

  it('include a package of this system in an old version', () => {
    const here = {
      'node_modules/preact': '10.27.0',
      'node_modules/preact/node_modules/deep': '2.0.0',
      'node_modules/for-windows': '2.9.0',
    }
    expect(missingPackages(lock, installed(here))).toEqual(['node_modules/for-windows'])
  })
})

describe('the version of Node', () => {
  it.each(['20.20.0', '20.20.2', '22.1.0', '24.0.0'])('%s is accepted', (version) => {
    expect(wrongNode(version)).toBeUndefined()
  })

  it.each(['18.20.4', '20.19.5'])('%s is rejected as too old', (version) => {
    expect(wrongNode(version)).toContain(version)
  })
})
