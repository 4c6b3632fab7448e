/** How the code reads: short files, names that say something, a docblock on what others use, no traces of a workplace. */
import ts from 'typescript'
import { codeBelow, type Files, parse } from './source'

const longest = 250
const emptyNames = ['util', 'utils', 'helper', 'helpers', 'common', 'misc', 'index', 'shared', 'lib']

/** Nothing is longer than 250 lines. */
export function filesAreShort(files: Files): string[] {
  return [...files]
    .filter(([path]) => /\.(ts|tsx|mjs|css)$/.test(path))
    .map(([path, text]) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > longest)
    .map(({ path, lines }) => `${path} has ${lines} lines`)
}

/** No file and no folder is named after what anything could be. */
export function namesSaySomething(files: Files): string[] {
  return [...files.keys()]
    .filter((path) => /\.(ts|tsx|mjs|css)$/.test(path))
    .filter((path) => path.split('/').some((word) => emptyNames.includes(word.split('.')[0] ?? '')))
    .map((path) => `${path} has a name that says nothing`)
}

/** A file has something of its own: one that only passes others on is one more name for them. */
export function filesHaveTheirOwn(files: Files): string[] {
  return codeBelow(files, 'core', 'loader', 'widgets', 'demo-host', 'stories', '.storybook')
    .filter((path) => {
      const { statements } = parse(files, path)
      return statements.length > 0 && statements.every(passesOn)
    })
    .map((path) => `${path} only passes others on`)
}

/** What another file can import is explained: by its own docblock, or by the file's when it is all the file exports. */
export function exportsAreExplained(files: Files): string[] {
  return codeBelow(files, 'core', 'loader', 'widgets', 'demo-host', 'tools', '.storybook').flatMap((path) => {
    const source = parse(files, path)
    const exported = source.statements.filter(isExported)
    const begins = source.text.startsWith('/**')
    return exported
      .filter((statement) => !hasDocblock(source, statement) && !(begins && exported.length === 1))
      .map((statement) => `${path} exports ${nameOf(statement)} without a docblock`)
  })
}

/** No text names a folder of a machine it was written on, or a host that packages were fetched from. */
export function nothingTellsOfAWorkplace(files: Files): string[] {
  // The letters in brackets keep these words out of the text, so that this rule does not find itself.
  const trace =
    /(^|[\s'"`(=])\/(w[o]rk|r[o]ot|f[a]rm)\/|bash_j[o]bs|\.l[i]brary\b|https?:\/\/[a-z.]*(npmj[s]|debi[a]n)\./
  return [...files].flatMap(([path, text]) =>
    text.split('\n').flatMap((line, n) => (trace.test(line) ? [`${path}:${n + 1} ${line.trim().slice(0, 100)}`] : [])),
  )
}

/** `import …` and `export … from`. */
function passesOn(statement: ts.Statement): boolean {
  return ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)
}

function isExported(statement: ts.Statement): boolean {
  if (ts.isExportAssignment(statement)) return true
  return (
    ts.canHaveModifiers(statement) &&
    !!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  )
}

function hasDocblock(source: ts.SourceFile, statement: ts.Statement): boolean {
  const comments = ts.getLeadingCommentRanges(source.text, statement.getFullStart()) ?? []
  return comments.some(({ pos }) => source.text.startsWith('/**', pos))
}

function nameOf(statement: ts.Statement): string {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText()).join(', ')
  const { name } = statement as ts.Statement & { name?: ts.Node }
  return name?.getText() ?? 'its default'
}
