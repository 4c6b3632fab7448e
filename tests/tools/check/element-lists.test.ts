/** Lists that name every element by hand: a new element is asked for. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { elementFiles, widgetOf } from '../../../tools/build/widgets'

it.each([
  ['tests/e2e/every-element/every-element.ts', (name: string) => `'${name}'`],
  ['tests/e2e/nightly/soak.spec.ts', (name: string) => `'rove-${name}'`],
])('LOAD-04 %s has every element', (file, spelled) => {
  const text = readFileSync(file, 'utf8')
  const names = elementFiles().map(widgetOf)
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name) => !text.includes(spelled(name)))).toEqual([])
})
