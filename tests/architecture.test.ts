import { relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  headings,
  modelFilesExportOneModel,
  numbersAreInRules,
  readmesHaveTheSameHeadings,
  typeFilesHaveOnlyTypes,
  widgetFilesHaveRoles,
  widgetsHaveElementAndReadme,
} from '../tools/architecture/anatomy'
import { copiesHoldNoState } from '../tools/architecture/copies'
import { daysAreOfTheShop } from '../tools/architecture/days'
import { formsAreReadByBuiltIn } from '../tools/architecture/forms'
import { importsUseLoadCode } from '../tools/architecture/late-code'
import {
  exportsAreExplained,
  filesHaveTheirOwn,
  namesSaySomething,
  referencesCanBeRead,
} from '../tools/architecture/reading'
import { readsNothingReplaced } from '../tools/architecture/replaced'
import { type Files, readProject } from '../tools/architecture/source'
import { screenWidthsAreListed, variablesHaveValues } from '../tools/architecture/styles'
import { textsAreUsed } from '../tools/architecture/texts'
import { userAgentIsReadInFewFiles } from '../tools/architecture/user-agent'
import { readPlaces } from '../tools/modules'
import { entries } from '../tools/widgets'

interface Rule {
  readonly rule: string
  readonly violations: (files: Files) => string[]
  /** A project that follows the rule and comes close to breaking it. */
  readonly valid: Readonly<Record<string, string>>
  /** Files that are added to that project and break the rule once. */
  readonly breaking: Readonly<Record<string, string>>
}

const readme = (names: readonly string[]) => `# rove-love\n${names.map((name) => `## ${name}\n`).join('')}`

const project = readProject()
const { copied: copiedPaths } = await readPlaces(entries)
const copied = copiedPaths.map((path) => relative('.', path))

const rules: readonly Rule[] = [
  {
    rule: 'code that is loaded after a press is loaded by loadCode',
    violations: importsUseLoadCode,
    valid: {
      'widgets/cart/cart.element.ts': "const load = () => loadCode(import('./terms/terms.view'))",
      'widgets/search/search.element.ts': "const load = () => import('./search-later.view')",
    },
    breaking: { 'widgets/love/love.element.ts': "const load = () => import('./email/email.view')" },
  },
  {
    rule: 'a module that is built into several files holds no state',
    violations: (files) => copiesHoldNoState(files, files === project ? copied : [...files.keys()]),
    valid: {
      'core/device/rendered.ts': "const known = new Map([['a', 1]])\nconst read = () => new Map()",
      'core/input/read-setting.ts': 'let read',
    },
    breaking: { 'core/ui/opening-lock.rules.ts': 'const openedAt = new WeakMap()' },
  },
  {
    rule: 'browser code uses nothing that old libraries replace',
    violations: readsNothingReplaced,
    valid: {
      'core/list.ts':
        'export const list = Object.entries({}).map(([, one]) => one)\nlist.scroll(0, 0)\nrun().finally(stop)',
      'tools/build.ts': 'Object.values(Array.from([]))',
      'widgets/cart/cart.rules.ts': 'const { entries } = schema\nconst known = schema.entries',
    },
    breaking: { 'widgets/love/love.view.tsx': 'const all = [...pictures.entries()]' },
  },
  {
    rule: 'what the shop promises has the days of the shop',
    violations: daysAreOfTheShop,
    valid: {
      'core/visitor/session.rules.ts': 'const dayOf = (time: number) => new Date(time).toDateString()',
      'core/country/day.rules.ts': 'const date = new Date(day)\nconst year = date.getUTCFullYear()',
    },
    breaking: { 'widgets/cart/cart.rules.ts': 'const ends = new Date()' },
  },
  {
    rule: 'the user agent is read in few files',
    violations: userAgentIsReadInFewFiles,
    valid: {
      'core/device/crawler.ts': 'const agent = navigator.userAgent',
      'widgets/showroom/showroom.rules.ts': 'export const isPhone = (userAgent: string) => /Android/.test(userAgent)',
    },
    breaking: {
      'widgets/chat/chat.dom.ts': 'const { userAgent } = navigator\nconst isCrawler = /google/.test(userAgent)',
    },
  },
  {
    rule: 'a form is read through builtIn',
    violations: formsAreReadByBuiltIn,
    valid: {
      'core/input/built-in.ts': project.get('core/input/built-in.ts') ?? '',
      'core/ui/fields.ts': `import { builtIn } from '../input/built-in'
        export const fields = (form: HTMLFormElement | null) => [...(builtIn(form)?.elements ?? [])]
        export const sent = (form: HTMLFormElement) => new FormData(form)`,
      'widgets/love/love.dom.ts': `import { builtIn } from '../../core/input/built-in'
        export const pressed = ({ target }: Event) => builtIn(target as Element).closest('a')
        export const typed = ({ target }: Event) => (target as HTMLInputElement).value
        export const forms = (root: ParentNode) => root.querySelectorAll<HTMLFormElement>('#main form[action]')
        export const buttons = (root: ParentNode) => root.querySelectorAll('form button, .form')`,
    },
    breaking: { 'widgets/cart/cart.dom.ts': 'export const idOf = (form: HTMLFormElement) => form.id' },
  },
  {
    rule: 'a CSS variable that is used has a value',
    violations: variablesHaveValues,
    valid: {
      'core/styles/tokens.css': ':host { --_ink: black; }',
      'widgets/love/love.css': '[part="button"] { color: var(--_ink); inset: var(--_left); }',
      'widgets/love/love.dom.ts': "style.setProperty('--_left', '0')",
    },
    breaking: { 'widgets/cart/cart.css': ':host { color: var(--_paper); }' },
  },
  {
    rule: 'the width of a screen is one of the list',
    violations: screenWidthsAreListed,
    valid: {
      'core/device/screens.rules.ts': 'export const lastWidths = {\n  phone: 767,\n} as const',
      'widgets/love/love.css':
        '@media (max-width: 767px) {} @media (min-width: 768px) {} @container (min-width: 520px) {}',
    },
    breaking: { 'widgets/cart/cart.css': '@media (max-width: 768px) {}' },
  },
  {
    rule: 'a widget’s files have one of the roles',
    violations: widgetFilesHaveRoles,
    valid: {
      'widgets/search/search.element.ts': '',
      'widgets/search/search-panel.view.tsx': '',
      'widgets/checkout/address/address.rules.ts': '',
    },
    breaking: { 'widgets/search/take-over.ts': '' },
  },
  {
    rule: 'a model file exports one model',
    violations: modelFilesExportOneModel,
    valid: { 'widgets/love/love.model.ts': 'export const maximum = 3\nexport function createLoveModel() {}' },
    breaking: { 'widgets/love/love-heart.model.ts': 'function createHeartModel() {}\nexport function heart() {}' },
  },
  {
    rule: 'a file of types contains no code that runs',
    violations: typeFilesHaveOnlyTypes,
    valid: {
      'widgets/love/love.types.ts': "import type { A } from './a'\nexport interface B { a: A }\nexport type C = B",
    },
    breaking: { 'widgets/love/love-heart.types.ts': 'export const heart = 1' },
  },
  {
    rule: 'the specification’s numbers are in rules',
    violations: numbersAreInRules,
    valid: {
      'widgets/love/love.rules.ts':
        '/** The pause after a press, in milliseconds (LOVE-01). */\nexport const pause = 2 * 60_000',
      'widgets/love/love.view.tsx': '/** The gap between two hearts, in pixels. */\nconst gap = 8',
      'core/love/love.contract.ts': 'export const accepted = 202',
    },
    breaking: {
      'widgets/love/love.model.ts': '/** Its timeouts (LOVE-02). */\nconst times = { first: 5, then: [10] }',
    },
  },
  {
    rule: 'a widget’s parts are one folder down, not two',
    violations: widgetFilesHaveRoles,
    valid: { 'widgets/checkout/address/address.rules.ts': '' },
    breaking: { 'widgets/checkout/steps/address/address.rules.ts': '' },
  },
  {
    rule: 'a widget has its element and its README',
    violations: widgetsHaveElementAndReadme,
    valid: { 'widgets/love/love.element.ts': '', 'widgets/love/README.md': '' },
    breaking: { 'widgets/search/search.element.ts': '' },
  },
  {
    rule: 'the READMEs of widgets have the same headings',
    violations: readmesHaveTheSameHeadings,
    valid: { 'widgets/love/README.md': readme(headings) },
    breaking: { 'widgets/search/README.md': readme(headings.slice(1)) },
  },
  {
    rule: 'no file has a name without meaning',
    violations: namesSaySomething,
    valid: { 'core/country/money.rules.ts': '', 'widgets/index-card/index-card.rules.ts': '' },
    breaking: { 'core/net/index.ts': '' },
  },
  {
    rule: 'no file only re-exports others',
    violations: filesHaveTheirOwn,
    valid: {
      'core/page/bus.ts': "import './page'\nexport { page } from './page'\nexport const bus = 1",
      'core/page/page.ts': '',
    },
    breaking: { 'core/all.ts': "import './bus'\nexport * from './bus'\nexport { page } from './page'" },
  },
  {
    rule: 'every export has a docblock',
    violations: exportsAreExplained,
    valid: {
      'core/page/bus.ts': '/** All it exports. */\nexport const bus = 1',
      'core/page/page.ts': '/** One. */\nexport const one = 1\n/** Two. */\nexport function two() {}\nconst own = 3',
    },
    breaking: { 'core/love/love.store.ts': '/** The file. */\nexport const one = 1\nexport interface Two {}' },
  },
  {
    rule: 'every text for visitors is used by code',
    violations: textsAreUsed,
    valid: {
      'widgets/love/love.texts.ts':
        "export const texts = { en: { love: '', 'on-list': '' }, fr: { love: '', 'on-list': '' } }",
      'widgets/love/love.view.tsx': `t(isLoved ? 'love' : \`on-\${place}\`)`,
    },
    breaking: {
      'widgets/love/email/email.texts.ts': "export const texts = { en: { love: '', title: '' } }",
      'widgets/love/email/email.view.tsx': "import 'title'\ntype Part = 'title'\nconst part = <h2 part=\"title\" />",
      'widgets/cart/cart.view.tsx': "t('title')",
    },
  },
  {
    rule: 'no text refers to a numbered document',
    violations: referencesCanBeRead,
    valid: { 'core/cart/cart.rules.ts': '/** One document, 2 carts (CART-01). */', 'README.md': 'A document.' },
    // In two parts, so that this file does not break the rule.
    breaking: { 'core/page/bus.ts': `/**\n * Source: ${'document'}\n * 2, section 4.\n */` },
  },
]

describe.each(rules)('$rule', ({ violations, valid, breaking }) => {
  it('has no violation in this project', () => {
    expect(violations(project)).toEqual([])
  })

  it('reports a violation, and no valid file', () => {
    expect(violations(new Map(Object.entries(valid)))).toEqual([])
    expect(violations(new Map(Object.entries({ ...valid, ...breaking })))).toHaveLength(1)
  })
})

it('the rules check the whole project', () => {
  for (const path of [
    'loader/main.ts',
    'core/page/bus.ts',
    'widgets/love/love.element.ts',
    'demo-host/main.ts',
    'package.json',
  ])
    expect(project.has(path)).toBe(true)
})

it.each([
  'Object.values(a)',
  'Array.from(a)',
  'a.scrollTo(0, 0)',
  'Date.parse(a)',
  'new Event("x")',
  'new Image()',
  'new Request(a)',
  'a instanceof Promise',
  'Promise.race([a]).finally(b)',
])('reports an API that old libraries replace: %s', (code) => {
  expect(readsNothingReplaced(new Map([['core/a.ts', code]]))).toHaveLength(1)
})

it.each([
  'input.form?.append(input)',
  "input.closest('form')?.submit()",
  'HTMLFormElement.prototype.submit.call(form)',
  'const { elements } = form',
  "form['id'] = ''",
  "(event.target as Element).closest('a')",
  "event.target instanceof Element && event.target.matches('a')",
  'const sent = event.target as HTMLElement; sent.hidden = true',
  'const { dataset } = event.target as HTMLElement',
  'const [first] = event.composedPath(); if (first instanceof Node) first.parentNode',
  'hide(form)',
  'hide(event.target as HTMLElement)',
  'const locked: HTMLElement[] = [form]',
  "input.closest('.box > form[action]')",
  "input.querySelectorAll<HTMLElement>('main form:not([id])')",
])('reports a form that is not read through builtIn: %s', (code) => {
  const given = `export function test(form: HTMLFormElement, event: SubmitEvent, input: HTMLInputElement) { ${code} }
    function hide(node: HTMLElement) { node.hidden = true }`
  expect(formsAreReadByBuiltIn(new Map([['core/a.ts', given]]))).toHaveLength(1)
})
