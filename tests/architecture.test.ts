import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, normalize } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/** Source by path from the project's root. */
type Tree = ReadonlyMap<string, string>

const rooms = /^(core|loader|widgets|demo-host|tools|stories)\//
const isCode = (file: string) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts')

function readTree(): Tree {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  }).split('\n')
  const text = files.filter(
    (file) => /\.(ts|tsx|mjs|css|md|json|py)$/.test(file) && !/package-lock|furniture\.json/.test(file),
  )
  return new Map(text.map((file) => [file, readFileSync(file, 'utf8')]))
}

interface Import {
  readonly from: string
  /** A file of ours without its ending, or a package. */
  readonly to: string
  readonly own: boolean
  readonly dynamic: boolean
  readonly typeOnly: boolean
}

function importsOf(file: string, text: string): Import[] {
  const found: Import[] = []
  const add = (specifier: string, dynamic: boolean, typeOnly: boolean) => {
    const own = specifier.startsWith('.')
    const to = own
      ? normalize(`${dirname(file)}/${specifier}`)
      : specifier
          .split('/')
          .slice(0, specifier.startsWith('@') ? 2 : 1)
          .join('/')
    found.push({ from: file, to, own, dynamic, typeOnly })
  }
  const visit = (node: ts.Node): void => {
    if (
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier)
    )
      add(node.moduleSpecifier.text, false, ts.isImportDeclaration(node) && node.importClause?.isTypeOnly === true)
    if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword &&
      node.arguments[0] &&
      ts.isStringLiteral(node.arguments[0])
    )
      add(node.arguments[0].text, true, false)
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal))
      add(node.argument.literal.text, false, true)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return found
}

const allImports = (tree: Tree) =>
  [...tree].flatMap(([file, text]) => (isCode(file) && rooms.test(file) ? importsOf(file, text) : []))
const widgetOf = (path: string) => /^widgets\/([^/]+)\//.exec(path)?.[1]
const owners: Readonly<Record<string, string>> = {
  nanoevents: 'core/bus.ts',
  ky: 'core/net/http.ts',
  algoliasearch: 'core/net/search-client.ts',
  'js-cookie': 'core/device/cookies.ts',
  dompurify: 'core/sanitise.ts',
  '@r2wc/react-to-web-component': 'core/element/define-element.ts',
}
/** The language of shapes and the view library may be spoken everywhere. */
const shared = ['react', 'valibot', 'rove:chunks']

/** Every breach of the import rules, in words. */
function breaches(tree: Tree): string[] {
  return allImports(tree).flatMap(({ from, to, own, dynamic, typeOnly }) => {
    const says = (rule: string) => [`${from} imports ${to}: ${rule}`]
    if (own) {
      if (from.startsWith('core/domain/') && !to.startsWith('core/domain/')) return says('the domain knows only itself')
      if (from.startsWith('core/') && !to.startsWith('core/')) return says('core knows no widget and no loader')
      if (widgetOf(from) && widgetOf(to) && widgetOf(from) !== widgetOf(to)) return says('a widget never knows another')
      if (from.startsWith('loader/') && to.startsWith('widgets/') && !dynamic && !typeOnly)
        return says('the loader reaches a widget only by import()')
      if (from.startsWith('demo-host/') && !/^(demo-host|core\/contract|core\/domain)\//.test(to))
        return says('the demo host uses what a shop would')
      return []
    }
    if (!/^(core|loader|widgets)\//.test(from) || shared.includes(to)) return []
    if (from.startsWith('loader/')) return says('the loader holds no package of its own')
    return owners[to] === from ? [] : says('a package has one owner')
  })
}

const roles =
  /^(README\.md|[\w-]+\.(element\.ts|machine\.ts|model\.ts|rules\.ts|texts\.ts|view\.tsx|css)|take-over\.ts)$/

/** Files in a widget that have none of its roles, or lie too deep. */
function strangers(tree: Tree): string[] {
  return [...tree.keys()].filter((file) => {
    const parts = file.split('/')
    return parts[0] === 'widgets' && (parts.length > 4 || !roles.test(parts.at(-1) ?? ''))
  })
}

/** Exported things without a docblock: neither their own nor, for a file of one idea, the file's. */
function undocumented(tree: Tree): string[] {
  return [...tree].flatMap(([file, text]) => {
    if (!/^(core|loader|tools)\//.test(file) || !isCode(file)) return []
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    const introduced = text.startsWith('/**')
    return source.statements.flatMap((statement) => {
      const exported =
        ts.canHaveModifiers(statement) &&
        ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      if (!exported || introduced || ts.getJSDocCommentsAndTags(statement).length > 0) return []
      return [`${file}: ${statement.getText().slice(0, 60)}`]
    })
  })
}

const tooLong = (tree: Tree) =>
  [...tree]
    .filter(
      ([file, text]) =>
        (isCode(file) || file.endsWith('.css')) && !file.startsWith('tests/') && text.split('\n').length > 251,
    )
    .map(([file]) => file)
const badNames = (tree: Tree) =>
  [...tree.keys()].filter((file) => /(^|\/)(utils?|helpers?|common|index)(\.|\/)|(Manager|Handler)\./i.test(file))
/** Words of a workplace, put together here so that this file does not hold them. */
const workplace = new RegExp(['/wo' + 'rk/', 'bash_' + 'jobs', '\\.lib' + 'rary', '\\.\\./sha' + 'red'].join('|'))
const outside = (tree: Tree) => [...tree].filter(([, text]) => workplace.test(text)).map(([file]) => file)

const tree = readTree()
const planted = (file: string, text: string): Tree => new Map([[file, text]])

describe('the house', () => {
  it('keeps its import rules', () => {
    expect(breaches(tree)).toEqual([])
  })

  it.each([
    ['core/domain/x.ts', "import '../bus'"],
    ['core/x.ts', "import '../widgets/love/love.model'"],
    ['core/x.ts', "export * from '../loader/loader'"],
    ['widgets/love/love.model.ts', "import '../search/search.rules'"],
    ['widgets/love/love.model.ts', "const x = import('../search/search.rules')"],
    ['loader/x.ts', "import '../widgets/love/love.element'"],
    ['loader/x.ts', "import 'ky'"],
    ['demo-host/x.ts', "import '../core/bus'"],
    ['demo-host/x.ts', "import '../widgets/love/love.element'"],
    ['core/net/other.ts', "import ky from 'ky'"],
    ['widgets/love/love.view.tsx', "import Cookies from 'js-cookie'"],
  ])('notices a breach in %s: %s', (file, text) => {
    expect(breaches(planted(file, text))).toHaveLength(1)
  })

  it('gives every widget the same few roles', () => {
    expect(strangers(tree)).toEqual([])
    expect(strangers(planted('widgets/love/love.helpers.ts', ''))).toHaveLength(1)
    expect(strangers(planted('widgets/love/a/b/c.model.ts', ''))).toHaveLength(1)
  })

  it('gives every widget a README with the same headings', () => {
    const headings = [
      'Use',
      'Attributes and properties',
      'Facts',
      'Parts, slots and tokens',
      'Storage and cookies',
      'Calls',
      'When things fail',
    ]
    for (const name of new Set([...tree.keys()].map(widgetOf).filter(Boolean))) {
      const readme = tree.get(`widgets/${name}/README.md`) ?? ''
      expect(
        [...readme.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading),
        name,
      ).toEqual(headings)
    }
  })

  it('documents what it exports', () => {
    expect(undocumented(tree)).toEqual([])
    expect(undocumented(planted('core/x.ts', 'export const a = 1'))).toHaveLength(1)
  })

  it('has no file over 250 lines, no drawer for odds and ends, and no word of where it was made', () => {
    expect(tooLong(tree)).toEqual([])
    expect(badNames(tree)).toEqual([])
    expect(outside(tree)).toEqual([])
    expect(tooLong(planted('core/x.ts', '\n'.repeat(300)))).toHaveLength(1)
    expect(badNames(planted('core/utils.ts', ''))).toHaveLength(1)
    expect(outside(planted('a.md', `see /wo${'rk'}/main`))).toHaveLength(1)
  })
})
