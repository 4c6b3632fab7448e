/** Readability: meaningful names, docblocks on exports, references that readers can open. */
import ts from 'typescript'
import { codeBelow, type Files, parse } from './source'

const genericNames = ['util', 'utils', 'helper', 'helpers', 'common', 'misc', 'index', 'shared', 'lib']

/** No file and no folder has a generic name. */
export function namesSaySomething(files: Files): string[] {
  return [...files.keys()]
    .filter((path) => /\.(ts|tsx|mjs|css)$/.test(path))
    .filter((path) => path.split('/').some((word) => genericNames.includes(word.split('.')[0] ?? '')))
    .map((path) => `${path} has a generic name`)
}

/** Built into a file of its own, which differs from the one it re-exports by what it imports. */
const builtAgain = 'loader/on-demand-shared.ts'

/** Every file has code of its own: no file only re-exports others. */
export function filesHaveTheirOwn(files: Files): string[] {
  return codeBelow(files, 'core', 'loader', 'widgets', 'demo-host', 'stories', '.storybook')
    .filter((path) => {
      const { statements } = parse(files, path)
      return path !== builtAgain && statements.length > 0 && statements.every(isReExport)
    })
    .map((path) => `${path} only re-exports others`)
}

/**
 * Every exported value has a docblock: its own, or the file's if it is the only or the default export. The name of a type
 * can be enough.
 */
export function exportsAreExplained(files: Files): string[] {
  return codeBelow(files, 'core', 'loader', 'widgets', 'demo-host', 'tools', '.storybook').flatMap((path) => {
    const source = parse(files, path)
    const exported = source.statements.filter(isExported)
    const begins = source.text.startsWith('/**')
    return exported
      .filter((statement) => !ts.isInterfaceDeclaration(statement) && !ts.isTypeAliasDeclaration(statement))
      .filter((statement) => !(begins && (exported.length === 1 || ts.isExportAssignment(statement))))
      .filter((statement) => !hasDocblock(source, statement))
      .map((statement) => `${path} exports ${nameOf(statement)} without a docblock`)
  })
}

/**
 * No text refers to a numbered document, because readers of the repository cannot open it. Texts refer to the ids in
 * REQUIREMENTS.md.
 */
export function referencesCanBeRead(files: Files): string[] {
  // A comment can break between the words, and each line of a docblock begins with an asterisk.
  const reference = /\bdocuments?(?:\s|\*)+\d/gi
  return [...files].flatMap(([path, text]) =>
    [...text.matchAll(reference)].map(({ index }) => `${path}:${text.slice(0, index).split('\n').length}`),
  )
}

/** `import …` or `export … from`. */
function isReExport(statement: ts.Statement): boolean {
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
