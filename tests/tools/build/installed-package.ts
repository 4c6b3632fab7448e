/** Projects of shops that have installed the package, in tests. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, expect } from 'vitest'

/** Where a shop's package is installed. */
export const installedIn = (project: string): string => join(project, 'node_modules/rove-widgets')

/**
 * Packs the package before the tests of this file, and installs it in projects.
 *
 * @param projects the other packages that each project has, by the project's name
 * @returns the projects' folders
 */
export function installPackage<Name extends string>(
  projects: Readonly<Record<Name, readonly string[]>>,
): Readonly<Record<Name, string>> {
  // Without symbolic links, as TypeScript names files.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'rove-')))
  const names = Object.keys(projects) as Name[]
  beforeAll(() => {
    const options = ['--silent', '--offline', '--ignore-scripts', '--cache', join(folder, 'npm')]
    const packed = execFileSync('npm', ['pack', ...options, '--pack-destination', folder], { encoding: 'utf8' }).trim()
    for (const name of names) install(join(folder, name), join(folder, packed), projects[name])
  }, 60_000)
  afterAll(() => rmSync(folder, { recursive: true }))
  return Object.fromEntries(names.map((name) => [name, join(folder, name)])) as Record<Name, string>
}

/** Makes a project with the packed file and with these packages, which are not copied. */
function install(project: string, packed: string, others: readonly string[]): void {
  const widgets = installedIn(project)
  mkdirSync(widgets, { recursive: true })
  execFileSync('tar', ['-xzf', packed, '-C', widgets, '--strip-components=1'])
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
  for (const name of others) {
    const path = join(project, 'node_modules', name)
    mkdirSync(dirname(path), { recursive: true })
    symlinkSync(resolve('node_modules', name), path)
  }
}

/** The errors in the code of a shop and in the package. Declarations are checked too. */
export function errorsOf(project: string, code: string, more: ts.CompilerOptions): string[] {
  const file = join(project, 'shop.tsx')
  writeFileSync(file, code)
  const program = ts.createProgram([file], {
    noEmit: true,
    strict: true,
    skipLibCheck: false,
    types: [],
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    ...more,
  })
  const files = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(dirname(project)))
  expect(files.map(({ fileName }) => fileName)).toContain(join(installedIn(project), 'dist/rove.d.ts'))
  return files
    .flatMap((source) => ts.getPreEmitDiagnostics(program, source))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}
