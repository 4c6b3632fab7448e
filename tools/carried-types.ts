/** The types of our source that a shop's own code names, with all that they name in turn. */
import ts from 'typescript'
import { type Files, importsOf, parse } from './architecture/source'

/**
 * The text of these declarations and of those they lead to, each with its docblock, each once.
 *
 * @param wanted files with the name of a type that is exported there
 * @throws Error for a type that a package would have to bring along: a shop has no such package
 */
export function carriedTypes(files: Files, wanted: readonly (readonly [file: string, name: string])[]): string {
  const sources = new Map<string, ts.SourceFile>()
  const carried = new Map<ts.Node, string>()
  const origins = new Map<string, ts.Node>()
  for (const [file, name] of wanted) carry(file, name)
  return [...carried.values()].join('\n\n')

  function carry(file: string, name: string): void {
    const source = parsed(file)
    const declaration = source.statements.find(
      (one): one is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
        (ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one)) && one.name.text === name,
    )
    if (!declaration) carryImported(source, file, name)
    if (!declaration || carried.has(declaration)) return
    const other = origins.get(name)
    if (other) throw new Error(`rove.d.ts cannot hold two types named ${name}: one is in ${file}`)
    origins.set(name, declaration)
    carried.set(declaration, textOf(source, declaration))
    const visit = (node: ts.Node): void => {
      if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) carry(file, node.typeName.text)
      if (ts.isExpressionWithTypeArguments(node) && ts.isIdentifier(node.expression)) carry(file, node.expression.text)
      ts.forEachChild(node, visit)
    }
    visit(declaration)
  }

  /** A name that is neither declared nor imported is the language's own, or a parameter of the type. */
  function carryImported(source: ts.SourceFile, file: string, name: string): void {
    for (const statement of source.statements) {
      if (!ts.isImportDeclaration(statement) || !importsName(statement, name)) continue
      const { text } = statement.moduleSpecifier as ts.StringLiteral
      const target = importsOf(files, file).find(({ specifier }) => specifier === text)?.target
      if (!target) throw new Error(`rove.d.ts cannot hold ${name} of ${file}: ${text} is no file of ours`)
      carry(target, name)
    }
  }

  function parsed(file: string): ts.SourceFile {
    const source = sources.get(file) ?? parse(files, file)
    sources.set(file, source)
    return source
  }
}

function importsName({ importClause }: ts.ImportDeclaration, name: string): boolean {
  const named = importClause?.namedBindings
  return !!named && ts.isNamedImports(named) && named.elements.some((element) => element.name.text === name)
}

/** As it is written, with its docblock, and exported. */
function textOf(source: ts.SourceFile, declaration: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): string {
  const [docblock] = (ts.getLeadingCommentRanges(source.text, declaration.getFullStart()) ?? []).slice(-1)
  const words = docblock ? `${source.text.slice(docblock.pos, docblock.end)}\n` : ''
  return `${words}export ${declaration.getText(source).replace(/^export /, '')}`
}
