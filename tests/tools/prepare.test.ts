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

describe('what must be installed', () => {
  it('is nothing when every package is there in its version', () => {
    const here = { 'node_modules/preact': '10.27.0', 'node_modules/preact/node_modules/deep': '2.0.0' }
    expect(missingPackages(lock, installed(here))).toEqual([])
  })

  it('is all of them where nothing is, but for those of other systems', () => {
    expect(missingPackages(lock, installed({}))).toEqual([
      'node_modules/preact',
      'node_modules/preact/node_modules/deep',
    ])
  })

  it('is what the lockfile has moved on from', () => {
    const here = { 'node_modules/preact': '10.26.0', 'node_modules/preact/node_modules/deep': '2.0.0' }
    expect(missingPackages(lock, installed(here))).toEqual(['node_modules/preact'])
  })

  it('is a package for this system that is there in an old version', () => {
    const here = {
      'node_modules/preact': '10.27.0',
      'node_modules/preact/node_modules/deep': '2.0.0',
      'node_modules/for-windows': '2.9.0',
    }
    expect(missingPackages(lock, installed(here))).toEqual(['node_modules/for-windows'])
  })
})

describe('the version of Node', () => {
  it.each(['20.20.0', '20.20.2', '22.1.0', '24.0.0'])('%s will do', (version) => {
    expect(wrongNode(version)).toBeUndefined()
  })

  it.each(['18.20.4', '20.19.5'])('%s is named as too old', (version) => {
    expect(wrongNode(version)).toContain(version)
  })
})
