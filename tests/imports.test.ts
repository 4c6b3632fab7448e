import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { brokenImportRules, importRules } from '../tools/architecture/imports'

type Project = Readonly<Record<string, string>>

interface Example {
  readonly rule: string
  /** A project that follows all rules and comes close to breaking this one. */
  readonly valid: Project
  /** Files that are added to that project, or replace its files, and break this rule. */
  readonly breaking: Project
}

const examples: readonly Example[] = [
  {
    rule: 'rules-import-rules',
    valid: { 'core/base/country/money.rules.ts': "import './countries.rules'", 'core/base/country/countries.rules.ts': '' },
    breaking: { 'core/shop/product/stock.rules.ts': "import type { Bus } from '../page/bus'", 'core/base/page/bus.ts': '' },
  },
  {
    rule: 'widget-rules-are-pure',
    valid: {
      'widgets/love/love.rules.ts':
        "import type { Bus } from '../../core/page/bus'\nimport '../../core/input/own'\nimport { a } from './love-a.rules'",
      'widgets/love/love-a.rules.ts': '',
      'core/base/page/bus.ts': '',
      'core/base/input/own.ts': '',
      'core/base/input/lenient.ts': '',
    },
    breaking: { 'widgets/love/love-a.rules.ts': "import { items } from '../../core/input/lenient'" },
  },
  {
    rule: 'widget-rules-are-pure',
    valid: { 'widgets/love/love.rules.ts': '', 'core/base/async/load-code.ts': '' },
    breaking: { 'widgets/love/love.rules.ts': "const late = () => import('../../core/async/load-code')" },
  },
  {
    rule: 'widget-rules-come-first',
    valid: {
      'widgets/love/love.rules.ts': "import type { A } from './love.types'\nimport type { B } from './love.texts'",
      'widgets/love/love.types.ts': '',
      'widgets/love/love.texts.ts': '',
      'widgets/love/love.machine.ts': '',
    },
    breaking: { 'widgets/love/love.rules.ts': "import type { State } from './love.machine'" },
  },
  {
    rule: 'machines-are-pure',
    valid: {
      'widgets/love/love.machine.ts': "import './love.rules'\nimport type { Bus } from '../../core/page/bus'",
      'widgets/love/love.rules.ts': '',
      'core/base/page/bus.ts': '',
    },
    breaking: { 'widgets/love/love-late.machine.ts': "import { bus } from '../../core/page/bus'" },
  },
  {
    rule: 'contracts-describe',
    valid: {
      'core/shop/love/love.contract.ts': "import { object } from 'valibot'\nimport '../input/shape'",
      'core/base/input/shape.ts': '',
      'core/base/net/http.ts': '',
    },
    breaking: { 'core/shop/cart/cart.contract.ts': "import { http } from '../net/http'" },
  },
  {
    rule: 'settings-read',
    valid: {
      'core/shop/love/love.setting.ts': "import '../input/shape'\nimport '../device/cookies'",
      'core/base/input/shape.ts': '',
      'core/base/device/cookies.ts': '',
      'core/base/device/storage.ts': '',
    },
    breaking: { 'core/shop/cart/cart.setting.ts': "import '../device/storage'" },
  },
  {
    rule: 'stores-have-no-views',
    valid: {
      'core/shop/love/love.store.ts': "import '../device/storage'",
      'core/base/device/storage.ts': '',
      'core/view/ui/modal.tsx': '',
    },
    breaking: { 'core/cart/cart.store.ts': "import { Modal } from '../ui/modal'" },
  },
  {
    rule: 'actions-act',
    valid: {
      'core/shop/love/love.action.ts': "import './love.store'\nimport '../net/http'",
      'core/shop/love/love.store.ts': '',
      'core/base/net/http.ts': '',
      'core/base/device/history-entry.ts': '',
    },
    breaking: { 'core/cart/cart.action.ts': "import '../device/history-entry'" },
  },
  {
    rule: 'facts-describe',
    valid: {
      'core/shop/love/love.facts.ts': "import type { A } from '../page/facts'\nimport type { B } from './love.rules'",
      'core/love/love.rules.ts': '',
      'core/base/page/facts.ts': '',
      'core/base/page/bus.ts': '',
    },
    breaking: { 'core/shop/cart/cart.facts.ts': "import type { Bus } from '../page/bus'" },
  },
  {
    rule: 'core-is-below',
    valid: { 'core/shop/love/love.store.ts': "import '../page/bus'", 'core/base/page/bus.ts': '' },
    breaking: {
      'core/base/state/page.ts': "const late = () => import('../../widgets/love/love.model')",
      'widgets/love/love.model.ts': '',
    },
  },
  {
    rule: 'widgets-stand-alone',
    valid: {
      'widgets/love/love.element.ts': "import '../../core/page/bus'\nimport('./email/email.view')",
      'widgets/love/love.view.tsx': '',
      'widgets/love/email/email.view.tsx': "import '../love.view'",
      'core/base/page/bus.ts': '',
    },
    breaking: { 'widgets/search/search.view.tsx': "export * from '../love/love.view'" },
  },
  {
    rule: 'loader-uses-no-framework',
    valid: {
      'loader/main.ts': "import { bus } from '../core/base/page/bus'",
      'core/base/page/bus.ts': '',
      'core/element/view.tsx': "import 'react'",
    },
    breaking: { 'loader/names.ts': "import 'react'" },
  },
  {
    rule: 'loader-is-alone',
    valid: { 'loader/main.ts': "const load = (base) => import(base + 'love.js')" },
    breaking: {
      'loader/main.ts': "import('../widgets/love/love.element')",
      'widgets/love/love.element.ts': '',
    },
  },
  {
    rule: 'composer-is-above',
    valid: {
      'composer/view.tsx': "import '../core/base/page/bus'\nimport '../widgets/love/love.rules'\nimport 'react'",
      'core/base/page/bus.ts': '',
      'widgets/love/love.rules.ts': '',
      'widgets/love/love.element.ts': '',
    },
    breaking: { 'composer/view.tsx': "import '../widgets/love/love.element'" },
  },
  {
    rule: 'nothing-needs-composer-or-site',
    valid: {
      'tools/build.ts': "import '../workshop/composer/view'",
      'composer/view.tsx': '',
      'site/page.tsx': '',
      'core/base/page/bus.ts': '',
    },
    breaking: { 'core/base/page/bus.ts': "const late = () => import('../../site/page')" },
  },
  {
    rule: 'demo-host-is-an-outsider',
    valid: {
      'demo-host/shop.ts':
        "import '../core/shop/love/love.contract'\nimport '../core/base/country/money.rules'\nimport '../core/order/order.texts'\nimport 'hono'",
      'core/shop/love/love.contract.ts': '',
      'core/base/country/money.rules.ts': '',
      'core/order/order.texts.ts': '',
      'core/base/country/country.setting.ts': '',
    },
    breaking: { 'demo-host/pages.tsx': "import { readMarket } from '../core/base/country/country.setting'" },
  },
  {
    rule: 'one-owner-of-algoliasearch',
    valid: {
      'core/shop/search/search-client.ts':
        "import { liteClient } from 'algoliasearch/lite'\nimport { useState } from 'react'",
      'core/view.tsx': "import 'react'",
    },
    breaking: { 'widgets/love/love.model.ts': "import type { LiteClient } from 'algoliasearch/lite'" },
  },
  {
    rule: 'packages-have-an-owner',
    valid: { 'core/view.tsx': "import 'react-dom/client'", 'demo-host/shop.ts': "import 'lodash'" },
    breaking: { 'core/list.ts': "import chunk from 'lodash/chunk'" },
  },
  {
    rule: 'no-circles',
    valid: { 'core/a.ts': "import './b'", 'core/b.ts': "import './c'", 'core/c.ts': '' },
    breaking: { 'core/c.ts': "import { a } from './a'" },
  },
  {
    rule: 'no-circles',
    valid: { 'core/a.ts': "import './b'", 'core/b.ts': '' },
    breaking: { 'core/b.ts': "import type { A } from './a'" },
  },
  {
    rule: 'no-circles',
    valid: { 'core/a.ts': "import './b'", 'core/b.ts': '' },
    breaking: { 'core/b.ts': "const late = () => import('./a')" },
  },
  {
    rule: 'folders-of-core-have-an-order',
    valid: {
      'core/a/a.ts': "import '../b/b'",
      'core/b/b.ts': '',
      'core/b/other.ts': '',
      'core/a/own/c.ts': "import '../a'",
    },
    breaking: { 'core/b/other.ts': "import type { C } from '../a/own/c'" },
  },
]

it('this project breaks no import rule', async () => {
  expect(await brokenImportRules()).toEqual([])
})

describe.each(examples)('$rule', ({ rule, valid, breaking }) => {
  it('reports this rule, and no other, when it is broken', async () => {
    expect(await brokenImportRules(createProject(valid))).toEqual([])
    const broken = await brokenImportRules(createProject({ ...valid, ...breaking }))
    expect(new Set(broken.map((line) => line.split(':')[0]))).toEqual(new Set([rule]))
  })
})

it('every rule has an example (the owner rules share one)', () => {
  const tested = new Set(examples.map(({ rule }) => rule))
  const untested = importRules.map(({ name = '' }) => name).filter((name) => !tested.has(name))
  expect(untested.filter((name) => !name.startsWith('one-owner-of-'))).toEqual([])
})

/** A temporary folder with these files. It is removed after the test. */
function createProject(project: Project): string {
  const root = mkdtempSync(join(tmpdir(), 'imports-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries(project)) {
    const file = join(root, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return root
}
