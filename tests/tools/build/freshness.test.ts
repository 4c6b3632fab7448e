import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isFresh, markFile, sourceMark } from '../../../tools/build/freshness.mjs'

let root = ''
const write = (file: string, text: string) => writeFileSync(join(root, file), text)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rove-'))
  for (const folder of ['core', 'loader', 'tools', 'widgets', 'workshop', 'dist']) mkdirSync(join(root, folder))
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json', 'tsup.config.ts']) write(file, '{}')
  write('core/bus.ts', 'export const bus = 1')
  write(`dist/${markFile}`, sourceMark(root))
})
afterEach(() => rmSync(root, { recursive: true }))

describe('the freshness of a build', () => {
  it('a build is fresh until its source changes; file times have no effect', () => {
    expect(isFresh(root)).toBe(true)
    utimesSync(join(root, 'core/bus.ts'), new Date(0), new Date(0))
    expect(isFresh(root)).toBe(true)
  })

  it('a change of any file that a build reads makes it stale', () => {
    for (const [file, text] of [
      ['core/bus.ts', 'export const bus = 2'],
      ['widgets/love.css', 'svg { fill: red }'],
      ['package-lock.json', '{ "packages": {} }'],
      ['tsup.config.ts', 'export default {}'],
    ] as const) {
      write(`dist/${markFile}`, sourceMark(root))
      write(file, text)
      expect(isFresh(root)).toBe(false)
    }
  })

  it('a missing build is stale', () => {
    rmSync(join(root, 'dist'), { recursive: true })
    expect(isFresh(root)).toBe(false)
  })

  it('the mark is the same from every working directory', () => {
    expect(sourceMark(relative(process.cwd(), root))).toBe(sourceMark(root))
    expect(sourceMark('.')).toBe(sourceMark(process.cwd()))
  })

  it('a file that the build does not read has no effect', () => {
    write('widgets/README.md', '# Widgets')
    expect(isFresh(root)).toBe(true)
  })
})
