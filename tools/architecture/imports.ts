/** Who may import whom: the six import rules of the house, and no circles. */
import { codeBelow, type Files, type Import, importsOf, loadedWith, packageOf } from './source'

/** What views are written in: the one package that needs no owner. */
const viewLibrary = ['react', 'react-dom']
/** What shapes are written in, on both sides of every door. */
const shapes = 'valibot'
const frameworks = [...viewLibrary, 'preact', '@r2wc/react-to-web-component']

/** Rule 1. */
export function domainImportsOnlyDomain(files: Files): string[] {
  return among(files, ['core/domain'], ({ target }) => !target?.startsWith('core/domain/'))
}

/** Rule 2. */
export function coreImportsNoWidgetAndNoLoader(files: Files): string[] {
  return among(files, ['core'], ({ target = '' }) => /^(widgets|loader)\//.test(target))
}

/** Rule 3. */
export function widgetsImportNoOtherWidget(files: Files): string[] {
  const widget = (path: string) => path.split('/')[1]
  return among(
    files,
    ['widgets'],
    ({ target = '' }, from) =>
      target.startsWith('loader/') || (target.startsWith('widgets/') && widget(target) !== widget(from)),
  )
}

/** Rule 4. What the loader loads with itself holds no widget and no framework. */
export function loaderIsAlone(files: Files): string[] {
  const own = loadedWith(files, 'loader/main.ts')
  return [...own].flatMap((from) =>
    importsOf(files, from)
      .filter(({ kind }) => kind === 'static')
      .filter(
        ({ specifier, target = '' }) =>
          target.startsWith('widgets/') || frameworks.includes(packageOf(specifier) ?? ''),
      )
      .map(({ specifier }) => `${from} imports ${specifier}`),
  )
}

/** Rule 5. */
export function demoHostUsesBuiltFiles(files: Files): string[] {
  return among(
    files,
    ['demo-host'],
    ({ target }) => !!target && !/^(demo-host|core\/contract|core\/domain)\//.test(target),
  )
}

/** Rule 6. A package that several files name has no words of ours on its outside. */
export function packagesHaveOneOwner(files: Files): string[] {
  const owners = new Map<string, Set<string>>()
  for (const path of codeBelow(files, 'core', 'loader', 'widgets'))
    for (const { specifier } of importsOf(files, path)) {
      const name = packageOf(specifier)
      if (name && name !== shapes && !viewLibrary.includes(name))
        owners.set(name, (owners.get(name) ?? new Set()).add(path))
    }
  return [...owners]
    .filter(([, paths]) => paths.size > 1)
    .map(([name, paths]) => `${name} is imported by ${[...paths].join(', ')}`)
}

/** Files that need each other before either can run. */
export function nothingGoesInCircles(files: Files): string[] {
  const circles = new Set<string>()
  const done = new Set<string>()
  const walk = (path: string, way: readonly string[]): void => {
    const begin = way.indexOf(path)
    if (begin >= 0) circles.add([...way.slice(begin), path].join(' → '))
    if (begin >= 0 || done.has(path)) return
    for (const { kind, target } of importsOf(files, path)) if (kind === 'static' && target) walk(target, [...way, path])
    done.add(path)
  }
  for (const path of codeBelow(files, 'core', 'loader', 'widgets', 'demo-host', 'tools')) walk(path, [])
  return [...circles]
}

function among(files: Files, folders: readonly string[], isWrong: (one: Import, from: string) => boolean): string[] {
  return codeBelow(files, ...folders).flatMap((from) =>
    importsOf(files, from)
      .filter((one) => isWrong(one, from))
      .map(({ specifier }) => `${from} imports ${specifier}`),
  )
}
