import { describe, expect, it } from 'vitest'
import {
  headings,
  readmesHaveTheSameHeadings,
  widgetFilesHaveRoles,
  widgetsAreWhole,
} from '../tools/architecture/anatomy'
import {
  coreImportsNoWidgetAndNoLoader,
  demoHostUsesBuiltFiles,
  domainImportsOnlyDomain,
  loaderIsAlone,
  nothingGoesInCircles,
  packagesHaveOneOwner,
  widgetsImportNoOtherWidget,
} from '../tools/architecture/imports'
import { pressesLoadCode } from '../tools/architecture/late-code'
import {
  exportsAreExplained,
  filesAreShort,
  filesHaveTheirOwn,
  namesSaySomething,
  nothingTellsOfAWorkplace,
} from '../tools/architecture/reading'
import { readsNothingReplaced } from '../tools/architecture/replaced'
import { type Files, readProject } from '../tools/architecture/source'

interface Rule {
  readonly rule: string
  readonly violations: (files: Files) => string[]
  /** A project that keeps to the rule, to the letter. */
  readonly kept: Readonly<Record<string, string>>
  /** What breaks it, added to that project. */
  readonly planted: Readonly<Record<string, string>>
}

const readme = (names: readonly string[]) => `# rove-love\n${names.map((name) => `## ${name}\n`).join('')}`

const rules: readonly Rule[] = [
  {
    rule: 'the shop’s rules import only the shop’s rules',
    violations: domainImportsOnlyDomain,
    kept: { 'core/domain/money.ts': "import './countries'", 'core/domain/countries.ts': '' },
    planted: { 'core/domain/stock.ts': "import type { Bus } from '../bus'", 'core/bus.ts': '' },
  },
  {
    rule: 'the core imports no widget and not the loader',
    violations: coreImportsNoWidgetAndNoLoader,
    kept: { 'core/loves.ts': "import './bus'", 'core/bus.ts': '' },
    planted: { 'core/page.ts': "const late = () => import('../widgets/love/love.model')" },
  },
  {
    rule: 'no widget imports another widget',
    violations: widgetsImportNoOtherWidget,
    kept: { 'widgets/love/love.element.ts': "import '../../core/bus'\nimport('./email/email.view')" },
    planted: { 'widgets/search/search.view.tsx': "export * from '../love/love.view'" },
  },
  {
    rule: 'what a press waits for is fetched by loadCode',
    violations: pressesLoadCode,
    kept: {
      'widgets/cart/cart.element.ts': "const load = () => loadCode(import('./terms/terms.view'))",
      'widgets/search/search.element.ts': "const load = () => import('./search-member.view')",
    },
    planted: { 'widgets/love/love.element.ts': "const load = () => import('./email/email.view')" },
  },
  {
    rule: 'what a page runs reads nothing that old libraries have replaced by something else',
    violations: readsNothingReplaced,
    kept: {
      'core/list.ts': 'export const list = Object.entries({}).map(([, one]) => one)\nlist.scroll(0, 0)',
      'tools/build.ts': 'Object.values(Array.from([]))',
      'widgets/cart/cart.rules.ts': 'const { entries } = schema\nconst known = schema.entries',
    },
    planted: { 'widgets/love/love.view.tsx': 'const all = [...pictures.entries()]' },
  },
  {
    rule: 'the loader reaches widgets only by import(), and brings no framework',
    violations: loaderIsAlone,
    kept: {
      'loader/main.ts': "import { bus } from '../core/bus'\nimport('../widgets/love/love.element')",
      'core/bus.ts': '',
    },
    planted: { 'core/bus.ts': "import { useState } from 'react'" },
  },
  {
    rule: 'the demo host uses the contract, the shop’s rules and built files',
    violations: demoHostUsesBuiltFiles,
    kept: { 'demo-host/shop.ts': "import '../core/contract/love'\nimport '../core/domain/money'\nimport 'hono'" },
    planted: { 'demo-host/pages.tsx': "import { formatPlace } from '../core/host/place'" },
  },
  {
    rule: 'every third-party package has one owner file',
    violations: packagesHaveOneOwner,
    kept: {
      'core/net/search-client.ts': "import { liteClient } from 'algoliasearch/lite'\nimport { useState } from 'react'",
      'core/view.tsx': "import 'react'",
    },
    planted: { 'widgets/love/love.model.ts': "import type { LiteClient } from 'algoliasearch/lite'" },
  },
  {
    rule: 'no files need each other before either can run',
    violations: nothingGoesInCircles,
    kept: {
      'core/a.ts': "import './b'",
      'core/b.ts': "import type { A } from './a'\nconst late = () => import('./a')",
    },
    planted: { 'core/b.ts': "import './c'", 'core/c.ts': "import { a } from './a'" },
  },
  {
    rule: 'a widget’s files have one of the roles',
    violations: widgetFilesHaveRoles,
    kept: {
      'widgets/search/search.element.ts': '',
      'widgets/search/search-panel.view.tsx': '',
      'widgets/checkout/address/address.rules.ts': '',
    },
    planted: { 'widgets/search/take-over.ts': '' },
  },
  {
    rule: 'a widget’s parts stand one folder down, not two',
    violations: widgetFilesHaveRoles,
    kept: { 'widgets/checkout/address/address.rules.ts': '' },
    planted: { 'widgets/checkout/steps/address/address.rules.ts': '' },
  },
  {
    rule: 'a widget has its element and its README',
    violations: widgetsAreWhole,
    kept: { 'widgets/love/love.element.ts': '', 'widgets/love/README.md': '' },
    planted: { 'widgets/search/search.element.ts': '' },
  },
  {
    rule: 'the READMEs of widgets have the same headings',
    violations: readmesHaveTheSameHeadings,
    kept: { 'widgets/love/README.md': readme(headings) },
    planted: { 'widgets/search/README.md': readme(headings.slice(1)) },
  },
  {
    rule: 'no file has more than 250 lines',
    violations: filesAreShort,
    kept: { 'core/bus.ts': '\n'.repeat(250) },
    planted: { 'widgets/love/love.css': '\n'.repeat(251) },
  },
  {
    rule: 'names say something',
    violations: namesSaySomething,
    kept: { 'core/domain/money.ts': '', 'widgets/index-card/index-card.rules.ts': '' },
    planted: { 'core/net/index.ts': '' },
  },
  {
    rule: 'no file only passes others on',
    violations: filesHaveTheirOwn,
    kept: { 'core/bus.ts': "import './page'\nexport { page } from './page'\nexport const bus = 1", 'core/page.ts': '' },
    planted: { 'core/all.ts': "import './bus'\nexport * from './bus'\nexport { page } from './page'" },
  },
  {
    rule: 'every export has a docblock',
    violations: exportsAreExplained,
    kept: {
      'core/bus.ts': '/** All it exports. */\nexport const bus = 1',
      'core/page.ts': '/** One. */\nexport const one = 1\n/** Two. */\nexport function two() {}\nconst own = 3',
    },
    planted: { 'core/loves.ts': '/** The file. */\nexport const one = 1\nexport interface Two {}' },
  },
  {
    rule: 'no text tells of the workplace it was written in',
    violations: nothingTellsOfAWorkplace,
    kept: { 'CONTRIBUTING.md': 'Run `npm test`; it works at /workshop/ and https://example.com.' },
    planted: { 'tools/start.mjs': `process.chdir('${['', 'root', 'shop'].join('/')}')` },
  },
]

const project = readProject()

describe.each(rules)('$rule', ({ violations, kept, planted }) => {
  it('holds in this project', () => {
    expect(violations(project)).toEqual([])
  })

  it('is found broken where it is broken, and only there', () => {
    expect(violations(new Map(Object.entries(kept)))).toEqual([])
    expect(violations(new Map(Object.entries({ ...kept, ...planted })))).toHaveLength(1)
  })
})

it('the project that the rules look at is the whole one', () => {
  for (const path of [
    'loader/main.ts',
    'core/bus.ts',
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
])('what old libraries have replaced is found: %s', (code) => {
  expect(readsNothingReplaced(new Map([['core/a.ts', code]]))).toHaveLength(1)
})
