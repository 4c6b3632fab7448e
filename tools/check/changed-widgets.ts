/** Which widgets a change touches, and which tests are about a widget. */
import { dirname, resolve } from 'node:path'
import type { ModuleGraph } from '../build/module-graph'

/**
 * @param files absolute paths of the changed files
 * @param elements the first modules of the built files
 * @param widgetsOf the names of the widgets in a built file
 * @returns the names of the widgets whose built files, or later parts of them, contain one of these files
 */
export function touchedWidgets(
  files: ReadonlySet<string>,
  graph: ModuleGraph,
  elements: readonly string[],
  widgetsOf: (element: string) => readonly string[],
): string[] {
  const contains = (first: string, seen = new Set<string>()): boolean => {
    if (seen.has(first)) return false
    seen.add(first)
    const { modules = [], laterParts = [] } = graph.get(first) ?? {}
    const own = [...modules].some((path) => files.has(path.replace(/\?.*/, '')))
    return own || [...laterParts].some((part) => contains(part, seen))
  }
  return elements
    .filter((element) => contains(resolve(element)))
    .flatMap(widgetsOf)
    .sort()
}

/** Imports of our own files. */
const imports = /from '(\.\.?\/[\w./-]+)'/g

/**
 * The tests that have changed, and those that name a tag of these widgets, themselves or in a file beside the tests that
 * they import.
 *
 * @param tests their paths
 * @param changed absolute paths of the changed files
 * @param read returns the text of a file
 */
export function whatTests(
  widgets: readonly string[],
  tests: readonly string[],
  changed: ReadonlySet<string>,
  read: (file: string) => string,
): string[] {
  const tags = widgets.map((name) => new RegExp(`rove-${name}(?![\\w-])`))
  return tests.filter((test) => {
    const text = read(test)
    const room = resolve(test.replace(/\/.*/, ''))
    const imported = [...text.matchAll(imports)]
      .map(([, path = '']) => `${resolve(dirname(test), path)}.ts`)
      .filter((file) => file.startsWith(`${room}/`))
    return [test, ...imported].some((file) => changed.has(resolve(file)) || tags.some((tag) => tag.test(textOf(file))))
  })

  function textOf(file: string): string {
    try {
      return read(file)
    } catch {
      // A story can import a view: its ending is another.
      return ''
    }
  }
}
