/** The project's files as text, and what TypeScript's own parser says about them. */
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { globSync } from 'tinyglobby'
import ts from 'typescript'

/** Texts by path from the project's root, with forward slashes. */
export type Files = ReadonlyMap<string, string>

/** One `import … from`, `export … from` or `import()`. */
export interface Import {
  readonly specifier: string
  /** `type` is erased, `static` is needed before the file runs, `dynamic` is fetched while it runs. */
  readonly kind: 'type' | 'static' | 'dynamic'
  /** The file it leads to, when it is one of ours. */
  readonly target: string | undefined
}

/** Every text file that a visitor of the repository reads. */
export function readProject(): Files {
  const paths = globSync('**/*.{ts,tsx,mjs,css,json,md,py,sh,html,yml}', {
    dot: true,
    ignore: ['**/node_modules', '.git', '.cache', 'dist', 'storybook-static', 'test-results', 'bench-results'],
  })
  return new Map([...paths, '.ci/run', 'LICENSE'].sort().map((path) => [path, readFileSync(path, 'utf8')]))
}

/** The files that hold our code: TypeScript below these folders. */
export function codeBelow(files: Files, ...folders: readonly string[]): string[] {
  return [...files.keys()].filter(
    (path) =>
      /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && folders.some((folder) => path.startsWith(`${folder}/`)),
  )
}

/** @returns the parsed file */
export function parse(files: Files, path: string): ts.SourceFile {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(path, files.get(path) ?? '', ts.ScriptTarget.Latest, true, kind)
}

/** What a file imports, in its order. */
export function importsOf(files: Files, path: string): Import[] {
  const found: Import[] = []
  const add = (specifier: ts.Node | undefined, kind: Import['kind']) => {
    if (specifier && ts.isStringLiteralLike(specifier))
      found.push({ specifier: specifier.text, kind, target: targetOf(files, path, specifier.text) })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isErased(node.importClause) ? 'type' : 'static')
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly ? 'type' : 'static')
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, 'type')
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], 'dynamic')
    ts.forEachChild(node, visit)
  }
  visit(parse(files, path))
  return found
}

/** All files that are loaded together with one, itself among them. */
export function loadedWith(files: Files, path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found
  found.add(path)
  for (const { kind, target } of importsOf(files, path))
    if (kind === 'static' && target) loadedWith(files, target, found)
  return found
}

/** `@scope/name/deep` is the package `@scope/name`; a file of ours or of Node's is none. */
export function packageOf(specifier: string): string | undefined {
  if (/^(\.|node:)/.test(specifier)) return undefined
  const [first = '', second = ''] = specifier.split('/')
  return first.startsWith('@') ? `${first}/${second}` : first
}

function isErased(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const named = clause.namedBindings
  return !clause.name && !!named && ts.isNamedImports(named) && named.elements.every((element) => element.isTypeOnly)
}

function targetOf(files: Files, from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const base = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''))
  return ['', '.ts', '.tsx', '.mjs', '.d.ts'].map((ending) => base + ending).find((path) => files.has(path)) ?? base
}
