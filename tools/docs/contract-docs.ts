/** Reads the docblocks of the contract from its source, because a schema has none at run time. */
import ts from 'typescript'
import { type Files, parse } from '../check/architecture/source'

/** The docblocks of the contract. */
export interface ContractDocs {
  /** By the name of an export: `orderRead`. */
  readonly exports: ReadonlyMap<string, string>
  /** The docblock of a field, found by the field names of its shape. */
  field(siblings: readonly string[], name: string): string
}

/** @param paths the files of the contract */
export function readContractDocs(files: Files, paths: readonly string[]): ContractDocs {
  const exports = new Map<string, string>()
  const fields = new Map<string, string>()
  for (const path of paths) ts.forEachChild(parse(files, path), visit)
  return { exports, field: (siblings, name) => fields.get(keyOf(siblings, name)) ?? '' }

  function visit(node: ts.Node): void {
    const [name] = ts.isVariableStatement(node) ? node.declarationList.declarations : []
    const declared = name ?? (ts.isFunctionDeclaration(node) ? node : undefined)
    if (declared?.name) put(exports, declared.name.getText(), node)
    if (ts.isCallExpression(node) && node.expression.getText() === 'shape') visitShape(node.arguments[0])
    ts.forEachChild(node, visit)
  }

  function visitShape(shape: ts.Node | undefined): void {
    if (!shape || !ts.isObjectLiteralExpression(shape)) return
    const siblings = shape.properties.map((field) => field.name?.getText() ?? '')
    for (const field of shape.properties) put(fields, keyOf(siblings, field.name?.getText() ?? ''), field)
  }

  function put(docs: Map<string, string>, key: string, node: ts.Node): void {
    const [block] = ts.getJSDocCommentsAndTags(node)
    const text = block && ts.getTextOfJSDocComment(block.comment)
    if (text) docs.set(key, text.replace(/\s+/g, ' '))
  }
}

function keyOf(siblings: readonly string[], name: string): string {
  return `${siblings.join()} ${name}`
}
