/**
 * The structure of a widget's folder: a closed list of roles, the content that each allows, and the headings of its
 * README.
 */
import ts from 'typescript'
import { type Files, isPageFile, pageCode, parse } from './source'

const roles = [
  'element.ts',
  'machine.ts',
  'model.ts',
  'rules.ts',
  'calls.ts',
  'dom.ts',
  'vendor.ts',
  'types.ts',
  'texts.ts',
  'view.tsx',
  'css',
]

/** The headings of every widget's README, in this order. */
export const headings = [
  'Use',
  'Attributes and properties',
  'Facts',
  'Parts, slots and tokens',
  'Storage and cookies',
  'Calls',
  'When things fail',
]

/**
 * Each file has a role. Valid: `love/love.view.tsx`, `search/search-panel.view.tsx`, and one folder down
 * `love/email/email.view.tsx`. Invalid: `love/heart.ts`. The element and the README are in the widget's own folder.
 */
export function widgetFilesHaveRoles(files: Files): string[] {
  return inWidgets(files)
    .filter(({ folders, file }) => {
      const isTop = folders.length === 1
      if (file === 'README.md') return !isTop
      const [name = '', ...rest] = file.split('.')
      const role = rest.join('.')
      const own = folders.at(-1) ?? ''
      const isNamed = name === own || name.startsWith(`${own}-`)
      return (
        folders.length > 2 || !isNamed || !roles.includes(role) || (role === 'element.ts' && !(isTop && name === own))
      )
    })
    .map(({ path }) => `${path} is not a valid file of a widget`)
}

/** A model file exports exactly one function that creates a model: `createXModel`. */
export function modelFilesExportOneModel(files: Files): string[] {
  return below(files, '.model.ts')
    .filter((path) => {
      const exported = parse(files, path).statements.filter(
        (statement) =>
          ts.isFunctionDeclaration(statement) &&
          /^create\w+Model$/.test(statement.name?.text ?? '') &&
          statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
      )
      return exported.length !== 1
    })
    .map((path) => `${path} must export exactly one createXModel`)
}

/** A `.types.ts` file and a `.facts.ts` file contain no code that runs. */
export function typeFilesHaveOnlyTypes(files: Files): string[] {
  const isType = (statement: ts.Statement) =>
    ts.isTypeAliasDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isModuleDeclaration(statement) ||
    (ts.isImportDeclaration(statement) && !!statement.importClause?.isTypeOnly)
  return [...below(files, '.types.ts'), ...below(files, '.facts.ts')]
    .filter((path) => !parse(files, path).statements.every(isType))
    .map((path) => `${path} contains more than types`)
}

/**
 * A number that a requirement names, or that a widget's file exports, must be in a `.rules.ts` file. `.contract.ts` and
 * `.setting.ts` files may have such numbers too.
 */
export function numbersAreInRules(files: Files): string[] {
  return pageCode(files)
    .filter((path) => !/[.](rules|contract|setting)[.]ts$/.test(path))
    .flatMap((path) => {
      const source = parse(files, path)
      const isRuleNumber = (statement: ts.Statement) =>
        (path.startsWith('widgets/') && statement.getText(source).startsWith('export')) ||
        /\b[A-Z]+-\d\d\b/.test(source.text.slice(statement.getFullStart(), statement.getStart(source)))
      return source.statements
        .filter(ts.isVariableStatement)
        .filter(isRuleNumber)
        .flatMap(({ declarationList }) => [...declarationList.declarations])
        .filter(({ initializer }) => isNumeric(initializer))
        .map(({ name }) => `${path} has ${name.getText(source)}: move this number to a .rules.ts file`)
    })
}

/** A number, or an object or a list of numbers. */
function isNumeric(node: ts.Node | undefined): boolean {
  if (!node) return false
  if (ts.isAsExpression(node)) return isNumeric(node.expression)
  if (ts.isArrayLiteralExpression(node)) return node.elements.length > 0 && node.elements.every(isNumeric)
  if (ts.isObjectLiteralExpression(node))
    return (
      node.properties.length > 0 &&
      node.properties.every((property) => ts.isPropertyAssignment(property) && isNumeric(property.initializer))
    )
  if (ts.isBinaryExpression(node)) return isNumeric(node.left) && isNumeric(node.right)
  return ts.isNumericLiteral(node)
}

/** Every widget has its element and its README. */
export function widgetsHaveElementAndReadme(files: Files): string[] {
  const widgets = new Set(inWidgets(files).map(({ folders }) => folders[0] ?? ''))
  return [...widgets]
    .flatMap((name) => [`widgets/${name}/${name}.element.ts`, `widgets/${name}/README.md`])
    .filter((path) => !files.has(path))
    .map((path) => `${path} is missing`)
}

/** Every README of a widget has all headings, in this order, and no others. */
export function readmesHaveTheSameHeadings(files: Files): string[] {
  return inWidgets(files)
    .filter(({ file }) => file === 'README.md')
    .filter(({ path }) => {
      const found = [...(files.get(path) ?? '').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
      return found.join('|') !== headings.join('|')
    })
    .map(({ path }) => `${path} must have exactly these headings: ${headings.join(' · ')}`)
}

function inWidgets(files: Files) {
  return (
    [...files.keys()]
      // A file of `widgets/` itself joins elements into one built file.
      .filter((path) => path.startsWith('widgets/') && !/^widgets\/\w+\.elements\.ts$/.test(path))
      .map((path) => {
        const words = path.split('/').slice(1)
        return { path, folders: words.slice(0, -1), file: words.at(-1) ?? '' }
      })
  )
}

function below(files: Files, ending: string): string[] {
  return [...files.keys()].filter((path) => isPageFile(path) && path.endsWith(ending))
}
