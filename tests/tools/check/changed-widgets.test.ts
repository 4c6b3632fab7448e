import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { touchedWidgets, whatTests } from '../../../tools/check/changed-widgets'

/** Built files by their first module: which modules they contain, and which files they request later. */
const graphOf = (
  rows: Readonly<Record<string, readonly [modules: readonly string[], laterParts?: readonly string[]]>>,
) =>
  new Map(
    Object.entries(rows).map(([file, [modules, laterParts = []]]) => [
      resolve(file),
      {
        modules: new Set(modules.map((path) => resolve(path))),
        laterParts: new Set(laterParts.map((path) => resolve(path))),
      },
    ]),
  )

const graph = graphOf({
  'widgets/love/love.element.ts': [['core/money.ts', 'core/love.css?inline'], ['core/dialog.ts']],
  'widgets/cart/cart.element.ts': [['core/money.ts']],
  'widgets/home.elements.ts': [[]],
  'core/dialog.ts': [['core/dialog.ts'], ['core/zoom.ts']],
  'core/zoom.ts': [['core/zoom.ts'], ['core/dialog.ts']],
})
const elements = ['widgets/love/love.element.ts', 'widgets/cart/cart.element.ts', 'widgets/home.elements.ts']
const widgetsOf = (element: string) =>
  element.includes('home') ? ['home-poem', 'home-membership'] : [element.split('/')[1] ?? '']
const touchedBy = (...files: readonly string[]) =>
  touchedWidgets(new Set(files.map((file) => resolve(file))), graph, elements, widgetsOf)

describe('the widgets that a change touches', () => {
  it.each([
    ['a module of two', ['core/money.ts'], ['cart', 'love']],
    ['a style sheet', ['core/love.css'], ['love']],
    ['a part that is loaded later by a part', ['core/zoom.ts'], ['love']],
    ['a file that is in no widget', ['README.md'], []],
  ])('%s', (_, files, widgets) => {
    expect(touchedBy(...files)).toEqual(widgets)
  })
})

describe('the tests of a widget', () => {
  const texts: Readonly<Record<string, string>> = {
    'tests/e2e/love/love.spec.ts': "page.locator('rove-love')",
    'tests/e2e/love/love-lists.spec.ts': "page.locator('rove-love-count')",
    'tests/e2e/wall/wall.spec.ts': "import { wall } from '../love/wall-page'",
    'tests/e2e/love/wall-page.ts': "page.locator('rove-love')",
    'tests/e2e/cart/cart.spec.ts': "import { lost } from './lost'",
  }
  const read = (file: string) => {
    const text = Object.entries(texts).find(([path]) => resolve(path) === resolve(file))?.[1]
    if (text === undefined) throw new Error(`no file ${file}`)
    return text
  }
  const specs = Object.keys(texts).filter((path) => path.endsWith('.spec.ts'))
  const testsOf = (widgets: readonly string[], ...changed: readonly string[]) =>
    whatTests(widgets, specs, new Set(changed.map((file) => resolve(file))), read)

  it('name its tag, themselves or in a file that they import', () => {
    expect(testsOf(['love'])).toEqual(['tests/e2e/love/love.spec.ts', 'tests/e2e/wall/wall.spec.ts'])
  })

  it('or have changed, themselves or in a file that they import', () => {
    expect(testsOf([], 'tests/e2e/cart/cart.spec.ts', 'tests/e2e/love/wall-page.ts')).toEqual([
      'tests/e2e/wall/wall.spec.ts',
      'tests/e2e/cart/cart.spec.ts',
    ])
  })
})
