/** The list that names every element by hand: a new element is asked for. The soak tests take theirs from it. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { elementFiles, widgetOf } from '../../../tools/build/widgets'

it('LOAD-04 tests/e2e/every-element/every-element.ts has every element', () => {
  const text = readFileSync('tests/e2e/every-element/every-element.ts', 'utf8')
  const names = elementFiles().map(widgetOf)
  expect(names.length).toBeGreaterThan(30)
  expect(
    names.filter((name) => !text.includes(`'${name}'`)),
    'add it to a stop in tests/e2e/every-element/every-element.ts',
  ).toEqual([])
})
