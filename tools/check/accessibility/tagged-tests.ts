/** Reads from the browser tests which criteria they prove, by the tags in their declarations. */
import ts from 'typescript'
import { type Files, parse } from '../architecture/source'

/** A browser test that proves something. */
export interface TaggedTest {
  readonly file: string
  /** Where a title is composed, each variable part is `…`. */
  readonly title: string
  /** From `@wcag-1.4.12`. */
  readonly criteria: readonly string[]
  /** From `@kwcag-5.4.4`. */
  readonly koreanItems: readonly string[]
  /** From `@rove-love`. Without one the test visits every element. */
  readonly elements: readonly string[]
  /** From `@axe`: it runs axe, and so proves parts of the criteria of axe’s rules. */
  readonly usesAxe: boolean
}

/** @returns the tests with a tag of ours, in the order of files and lines */
export function taggedTests(files: Files): TaggedTest[] {
  return [...files.keys()]
    .filter((path) => path.startsWith('tests/e2e/') && path.endsWith('.spec.ts'))
    .filter((path) => /@(?:wcag|kwcag|axe)/.test(files.get(path) ?? ''))
    .flatMap((file) => declarations(parse(files, file)).map(({ title, tags }) => proven(file, title, tags)))
    .filter(({ criteria, koreanItems, usesAxe }) => criteria.length + koreanItems.length > 0 || usesAxe)
}

function proven(file: string, title: string, tags: readonly string[]): TaggedTest {
  const after = (prefix: string) => tags.filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length))
  return {
    file,
    title,
    criteria: after('@wcag-'),
    koreanItems: after('@kwcag-'),
    elements: after('@rove-').map((name) => `rove-${name}`),
    usesAxe: tags.includes('@axe'),
  }
}

/** Every `test(title, { tag }, …)` of a file. */
function declarations(source: ts.SourceFile): { title: string; tags: string[] }[] {
  const found: { title: string; tags: string[] }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'test') {
      const [title, details] = node.arguments
      if (title && details && ts.isObjectLiteralExpression(details))
        found.push({ title: textOf(title), tags: tagsOf(details) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function textOf(title: ts.Expression): string {
  if (ts.isStringLiteralLike(title)) return title.text
  if (!ts.isTemplateExpression(title)) return title.getText()
  return title.head.text + title.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
}

/** The tags that are written out: a tag that depends on a condition proves nothing. */
function tagsOf(details: ts.ObjectLiteralExpression): string[] {
  const tag = details.properties.find((property) => property.name?.getText() === 'tag')
  if (!tag || !ts.isPropertyAssignment(tag)) return []
  const values = ts.isArrayLiteralExpression(tag.initializer) ? tag.initializer.elements : [tag.initializer]
  return values.flatMap((value) => (ts.isStringLiteralLike(value) ? [value.text] : []))
}
