/** Reads and parses the project's files. */
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { globSync } from 'tinyglobby'
import ts from 'typescript'

/** File contents by path from the project's root, with forward slashes. */
export type Files = ReadonlyMap<string, string>

const ignored = ['**/node_modules', '.git', '.cache', 'dist', 'storybook-static', 'test-results', 'bench-results']
/** What draws the demo shop's pictures is no part of the product, and is run by hand. */
const drawing = 'demo-host/pictures/*.mjs'

/** All text files of the repository. */
export function readProject(): Files {
  const paths = globSync('**/*.{ts,tsx,mjs,css,json,md,html,yml}', { dot: true, ignore: [...ignored, drawing] })
  return new Map([...paths, '.ci/run', 'LICENSE'].sort().map((path) => [path, readFileSync(path, 'utf8')]))
}

/** The TypeScript files below these folders. */
export function codeBelow(files: Files, ...folders: readonly string[]): string[] {
  return [...files.keys()].filter(
    (path) =>
      /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && folders.some((folder) => path.startsWith(`${folder}/`)),
  )
}

/** Whether a shop's page can load what is made of this file. The composer is a page of its own. */
export const isPageFile = (path: string): boolean => /^(core|loader|widgets|workshop\/(?!composer\/))/.test(path)

/** The TypeScript files of which a shop's page can load what is made of them. */
export function pageCode(files: Files): string[] {
  return codeBelow(files, 'core', 'loader', 'widgets', 'workshop').filter(isPageFile)
}

const parsed = new WeakMap<Files, Map<string, ts.SourceFile>>()

/** @returns the parsed file, which all rules share */
export function parse(files: Files, path: string): ts.SourceFile {
  const known = parsed.get(files) ?? new Map<string, ts.SourceFile>()
  parsed.set(files, known)
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = known.get(path) ?? ts.createSourceFile(path, files.get(path) ?? '', ts.ScriptTarget.Latest, true, kind)
  known.set(path, source)
  return source
}

/** The file of ours that an import resolves to; `undefined` for a package. */
export function targetOf(files: Files, from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const base = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''))
  return ['', '.ts', '.tsx', '.mjs', '.d.ts'].map((ending) => base + ending).find((path) => files.has(path)) ?? base
}
