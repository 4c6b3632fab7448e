/** Copies types from the source into `rove.d.ts`, with all types that they refer to. */
import ts from 'typescript'
import { codeBelow, type Files, parse, targetOf } from '../check/architecture/source'

type Declared = ts.InterfaceDeclaration | ts.TypeAliasDeclaration

/** Members that another file adds to an interface: `declare module './facts' { interface Facts { … } }`. */
interface Addition {
  readonly file: string
  readonly declaration: ts.InterfaceDeclaration
}

/**
 * The declarations of these types and of all that they refer to, each once with its docblock. An interface has the
 * members that other files of core add to it.
 *
 * @param wanted files with the names of exported types
 * @throws Error if a type belongs to a package, because a shop does not have that package
 */
export function carriedTypes(files: Files, wanted: readonly (readonly [file: string, name: string])[]): string {
  const sources = new Map<string, ts.SourceFile>()
  const carried = new Map<ts.Node, string>()
  const origins = new Map<string, ts.Node>()
  for (const [file, name] of wanted) carry(file, name)
  return [...carried.values()].join('\n\n')

  function carry(file: string, name: string): void {
    const source = parsed(file)
    const declaration = source.statements.find((one): one is Declared => isDeclared(one) && one.name.text === name)
    if (!declaration) carryImported(source, file, name)
    if (!declaration || carried.has(declaration)) return
    const other = origins.get(name)
    if (other) throw new Error(`rove.d.ts cannot contain two types named ${name}: one is in ${file}`)
    origins.set(name, declaration)
    const additions = additionsTo(file, name)
    carried.set(declaration, textOf(source, declaration, additions))
    carryReferences(file, declaration)
    for (const addition of additions) carryReferences(addition.file, addition.declaration)
  }

  function carryReferences(file: string, declaration: Declared): void {
    const visit = (node: ts.Node): void => {
      if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) carry(file, node.typeName.text)
      if (ts.isExpressionWithTypeArguments(node) && ts.isIdentifier(node.expression)) carry(file, node.expression.text)
      ts.forEachChild(node, visit)
    }
    visit(declaration)
  }

  /** A name that is neither declared nor imported is global, or a parameter of the type. */
  function carryImported(source: ts.SourceFile, file: string, name: string): void {
    for (const statement of source.statements) {
      if (!ts.isImportDeclaration(statement) || !importsName(statement, name)) continue
      const { text } = statement.moduleSpecifier as ts.StringLiteral
      const target = targetOf(files, file, text)
      if (!target) throw new Error(`rove.d.ts cannot contain ${name} of ${file}: ${text} is not a file of this project`)
      carry(target, name)
    }
  }

  function additionsTo(file: string, name: string): Addition[] {
    return codeBelow(files, 'core').flatMap((other) =>
      parsed(other).statements.flatMap((statement) => {
        if (!ts.isModuleDeclaration(statement) || !ts.isStringLiteral(statement.name)) return []
        if (targetOf(files, other, statement.name.text) !== file) return []
        const { body } = statement
        const inside = body && ts.isModuleBlock(body) ? [...body.statements] : []
        return inside
          .filter((one): one is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(one) && one.name.text === name)
          .map((declaration) => ({ file: other, declaration }))
      }),
    )
  }

  function parsed(file: string): ts.SourceFile {
    const source = sources.get(file) ?? parse(files, file)
    sources.set(file, source)
    return source
  }

  /** The declaration with its docblock and all its members, exported. */
  function textOf(source: ts.SourceFile, declaration: Declared, additions: readonly Addition[]): string {
    const [docblock] = (ts.getLeadingCommentRanges(source.text, declaration.getFullStart()) ?? [])
      .filter(({ pos }) => source.text.startsWith('/**', pos))
      .slice(-1)
    const words = docblock ? `${source.text.slice(docblock.pos, docblock.end)}\n` : ''
    const own = declaration.getText(source).replace(/^export /, '')
    const added = additions.flatMap(({ file, declaration: { members } }) =>
      members.map((member) =>
        member.getFullText(parsed(file)).replace(/^\n*/, '').replaceAll('\n  ', '\n').replace(/^ {2}/, ''),
      ),
    )
    if (added.length === 0) return `${words}export ${own}`
    return `${words}export ${own.replace(/\n?\}$/, '')}\n${added.join('\n')}\n}`
  }
}

const isDeclared = (node: ts.Node): node is Declared =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)

function importsName({ importClause }: ts.ImportDeclaration, name: string): boolean {
  const named = importClause?.namedBindings
  return !!named && ts.isNamedImports(named) && named.elements.some((element) => element.name.text === name)
}
