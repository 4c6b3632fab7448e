/** Finds texts for visitors that no code uses. */
import ts from 'typescript'
import { type Files, pageCode, parse } from './source'

const isTexts = (path: string): boolean => path.endsWith('.texts.ts')

/** Every key of a `.texts.ts` file is used by a string or a template in its widget's code or in core; one of core by any. */
export function textsAreUsed(files: Files): string[] {
  const code = pageCode(files).filter((path) => !isTexts(path))
  const named = new Map(code.map((path) => [path, namesIn(parse(files, path))]))
  return pageCode(files)
    .filter(isTexts)
    .flatMap((path) => {
      const [folder, widget] = path.split('/')
      const near = [...named].filter(
        ([from]) => folder === 'core' || from.startsWith('core/') || from.startsWith(`${folder}/${widget}/`),
      )
      const isNamed = (key: string): boolean => near.some(([, names]) => names.some((name) => name.test(key)))
      return keysOf(parse(files, path)).flatMap((key) => (isNamed(key) ? [] : [`${path}: ${key}`]))
    })
}

/** The keys of the English texts. */
function keysOf(source: ts.SourceFile): string[] {
  const keys: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && textOf(node.name) === 'en' && ts.isObjectLiteralExpression(node.initializer))
      keys.push(...node.initializer.properties.map(({ name }) => (name ? textOf(name) : '')).filter(Boolean))
    else ts.forEachChild(node, visit)
  }
  visit(source)
  return keys
}

/** The patterns of possible keys: strings that are values, and templates with any text in their placeholders. */
function namesIn(source: ts.SourceFile): RegExp[] {
  const names: RegExp[] = []
  const visit = (node: ts.Node): void => {
    // A plain JSX attribute is HTML: `part="close"`.
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || isPlainAttribute(node)) return
    if (ts.isStringLiteralLike(node)) names.push(nameLike([node.text]))
    if (ts.isPropertyAssignment(node)) names.push(nameLike([textOf(node.name)]))
    if (ts.isTemplateExpression(node))
      names.push(nameLike([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

const isPlainAttribute = (node: ts.Node): boolean =>
  ts.isJsxAttribute(node) && node.initializer !== undefined && ts.isStringLiteral(node.initializer)

/** A template without fixed text matches no key. */
const nameLike = (parts: readonly string[]): RegExp =>
  parts.join('') ? new RegExp(`^${parts.map((part) => part.replace(/\W/g, '\\$&')).join('.+')}$`) : /^$/

const textOf = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : ''
