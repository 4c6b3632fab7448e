import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { brokenImportRules, importRules } from '../../../tools/check/architecture/imports'

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
    valid: {
      'core/base/country/money.rules.ts': "import './countries.rules'",
      'core/base/country/countries.rules.ts': '',
    },
    breaking: {
      'core/shop/product/stock.rules.ts': "import type { Bus } from '../../base/bus/bus'",
      'core/base/bus/bus.ts': '',
    },
  },
  {
    rule: 'widget-rules-are-pure',
    valid: {
      'widgets/love/love.rules.ts':
        "import type { Bus } from '../../core/base/bus/bus'\nimport '../../core/base/input/own'\nimport { a } from './love-a.rules'",
      'widgets/love/love-a.rules.ts': '',
      'core/base/bus/bus.ts': '',
      'core/base/input/own.ts': '',
      'core/base/input/lenient.ts': '',
    },
    breaking: { 'widgets/love/love-a.rules.ts': "import { items } from '../../core/base/input/lenient'" },
  },
  {
    rule: 'widget-rules-are-pure',
    valid: { 'widgets/love/love.rules.ts': '', 'core/base/async/load-code.ts': '' },
    breaking: { 'widgets/love/love.rules.ts': "const late = () => import('../../core/base/async/load-code')" },
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
      'widgets/love/love.machine.ts': "import './love.rules'\nimport type { Bus } from '../../core/base/bus/bus'",
      'widgets/love/love.rules.ts': '',
      'core/base/bus/bus.ts': '',
    },
    breaking: { 'widgets/love/love-late.machine.ts': "import { bus } from '../../core/base/bus/bus'" },
  },
  {
    rule: 'contracts-describe',
    valid: {
      'core/shop/love/love.contract.ts': "import { object } from 'valibot'\nimport '../../base/input/shape'",
      'core/base/input/shape.ts': '',
      'core/base/net/http.ts': '',
    },
    breaking: { 'core/shop/cart/cart.contract.ts': "import { http } from '../../base/net/http'" },
  },
  {
    rule: 'settings-read',
    valid: {
      'core/shop/love/love.setting.ts': "import '../../base/input/shape'\nimport '../../base/device/cookies'",
      'core/base/input/shape.ts': '',
      'core/base/device/cookies.ts': '',
      'core/base/device/storage.ts': '',
    },
    breaking: { 'core/shop/cart/cart.setting.ts': "import '../../base/device/storage'" },
  },
  {
    rule: 'stores-have-no-views',
    valid: {
      'core/lists/list/list.store.ts': "import '../../base/device/storage'",
      'core/base/device/storage.ts': '',
      'core/view/dialog/modal.tsx': '',
    },
    breaking: { 'core/lists/list/list.store.ts': "import { Modal } from '../../view/dialog/modal'" },
  },
  {
    rule: 'actions-act',
    valid: {
      'core/shop/love/love.action.ts': "import './love.store'\nimport '../../base/net/http'",
      'core/shop/love/love.store.ts': '',
      'core/base/net/http.ts': '',
      'core/base/device/history-entry.ts': '',
    },
    breaking: { 'core/shop/cart/cart.action.ts': "import '../../base/device/history-entry'" },
  },
  {
    rule: 'facts-describe',
    valid: {
      'core/shop/love/love.facts.ts':
        "import type { A } from '../../base/bus/facts'\nimport type { B } from './love.rules'",
      'core/shop/love/love.rules.ts': '',
      'core/base/bus/facts.ts': '',
      'core/base/bus/bus.ts': '',
    },
    breaking: { 'core/shop/cart/cart.facts.ts': "import type { Bus } from '../../base/bus/bus'" },
  },
  {
    rule: 'core-is-below',
    valid: { 'core/shop/love/love.store.ts': "import '../../base/bus/bus'", 'core/base/bus/bus.ts': '' },
    breaking: {
      'core/base/state/page.ts': "const late = () => import('../../../widgets/love/love.model')",
      'widgets/love/love.model.ts': '',
    },
  },
  {
    rule: 'core-has-wings',
    valid: { 'core/base/bus/bus.ts': "import './facts'", 'core/base/bus/facts.ts': '' },
    breaking: { 'core/love/love.rules.ts': "import './love-a.rules'", 'core/love/love-a.rules.ts': '' },
  },
  {
    rule: 'wing-base',
    valid: {
      'core/base/net/http.ts': "import '../state/page'",
      'core/base/state/page.ts': '',
      'core/shop/cart/cart.ts': '',
    },
    breaking: { 'core/base/state/page.ts': "import type { Cart } from '../../shop/cart/cart'" },
  },
  {
    rule: 'wing-view',
    valid: {
      'core/view/dialog/modal.tsx': "import '../../base/state/page'\nimport '../zoom/zoom'",
      'core/view/zoom/zoom.ts': '',
      'core/base/state/page.ts': '',
      'core/shop/cart/cart.rules.ts': '',
    },
    breaking: { 'core/view/zoom/zoom.ts': "import '../../shop/cart/cart.rules'" },
  },
  {
    rule: 'wing-shop',
    valid: {
      'core/shop/cart/cart.ts': "import '../../base/state/page'\nimport '../love/love'",
      'core/shop/love/love.ts': '',
      'core/base/state/page.ts': '',
      'core/view/dialog/modal.tsx': '',
    },
    breaking: { 'core/shop/love/love.ts': "const late = () => import('../../view/dialog/modal')" },
  },
  {
    rule: 'wing-instant',
    valid: {
      'core/instant/instant.ts': "import '../base/state/page'",
      'core/base/state/page.ts': '',
      'core/shop/cart/cart.ts': '',
    },
    breaking: { 'core/instant/instant.ts': "import '../shop/cart/cart'" },
  },
  {
    rule: 'wing-lists',
    valid: {
      'core/lists/list/list.ts': "import '../../view/dialog/modal'\nimport '../../shop/cart/cart'",
      'core/view/dialog/modal.tsx': '',
      'core/shop/cart/cart.ts': '',
      'core/instant/instant.ts': '',
    },
    breaking: { 'core/lists/list/list.ts': "import '../../instant/instant'" },
  },
  {
    rule: 'wing-tracking',
    valid: {
      'core/tracking/item-values.ts': "import '../lists/list/list'\nimport '../shop/cart/cart'",
      'core/lists/list/list.ts': '',
      'core/shop/cart/cart.ts': '',
      'core/view/dialog/modal.tsx': '',
    },
    breaking: { 'core/tracking/item-values.ts': "import '../view/dialog/modal'" },
  },
  {
    rule: 'widgets-stand-alone',
    valid: {
      'widgets/love/love.element.ts': "import '../../core/base/bus/bus'\nimport('./email/email.view')",
      'widgets/love/love.view.tsx': '',
      'widgets/love/email/email.view.tsx': "import '../love.view'",
      'core/base/bus/bus.ts': '',
    },
    breaking: { 'widgets/search/search.view.tsx': "export * from '../love/love.view'" },
  },
  {
    rule: 'loader-uses-no-framework',
    valid: {
      'loader/main.ts': "import { bus } from '../core/base/bus/bus'",
      'core/base/bus/bus.ts': '',
      'core/view/element/view.tsx': "import 'react'",
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
      'workshop/composer/view.tsx':
        "import '../../core/base/bus/bus'\nimport '../../widgets/love/love.rules'\nimport 'react'",
      'core/base/bus/bus.ts': '',
      'widgets/love/love.rules.ts': '',
      'widgets/love/love.element.ts': '',
    },
    breaking: { 'workshop/composer/view.tsx': "import '../../widgets/love/love.element'" },
  },
  {
    rule: 'nothing-needs-the-composer-or-the-site',
    valid: {
      'tools/build/build.ts': "import '../../workshop/composer/view'",
      'workshop/composer/view.tsx': '',
      'site/page.tsx': '',
      'core/base/bus/bus.ts': '',
    },
    breaking: { 'core/base/bus/bus.ts': "const late = () => import('../../../site/page')" },
  },
  {
    rule: 'elements-need-no-workshop',
    valid: {
      'loader/main.ts': "const late = () => import('../workshop/why/why')",
      'workshop/why/why.ts': "import '../../core/base/bus/bus'",
      'core/base/bus/bus.ts': '',
      'widgets/love/love.model.ts': '',
    },
    breaking: { 'widgets/love/love.model.ts': "import '../../workshop/why/why'" },
  },
  {
    rule: 'workshop-is-above',
    valid: {
      'workshop/why/why.ts': "import '../../core/base/bus/bus'",
      'core/base/bus/bus.ts': '',
      'widgets/love/love.rules.ts': '',
    },
    breaking: { 'workshop/why/why.ts': "import '../../widgets/love/love.rules'" },
  },
  {
    rule: 'demo-host-is-an-outsider',
    valid: {
      'demo-host/shop.ts':
        "import '../core/shop/love/love.contract'\nimport '../core/base/country/money.rules'\nimport '../core/shop/order/order.texts'\nimport 'hono'",
      'core/shop/love/love.contract.ts': '',
      'core/base/country/money.rules.ts': '',
      'core/shop/order/order.texts.ts': '',
      'core/base/country/country.setting.ts': '',
    },
    breaking: { 'demo-host/pages.tsx': "import { readMarket } from '../core/base/country/country.setting'" },
  },
  {
    rule: 'one-owner-of-algoliasearch',
    valid: {
      'core/shop/search/search-client.ts':
        "import { liteClient } from 'algoliasearch/lite'\nimport { useState } from 'react'",
      'core/view/view.tsx': "import 'react'",
    },
    breaking: { 'widgets/love/love.model.ts': "import type { LiteClient } from 'algoliasearch/lite'" },
  },
  {
    rule: 'packages-have-an-owner',
    valid: { 'core/view/view.tsx': "import 'react-dom/client'", 'demo-host/shop.ts': "import 'lodash'" },
    breaking: { 'core/lists/list.ts': "import chunk from 'lodash/chunk'" },
  },
  {
    rule: 'no-circles',
    valid: { 'core/base/a.ts': "import './b'", 'core/base/b.ts': "import './c'", 'core/base/c.ts': '' },
    breaking: { 'core/base/c.ts': "import { a } from './a'" },
  },
  {
    rule: 'no-circles',
    valid: { 'core/base/a.ts': "import './b'", 'core/base/b.ts': '' },
    breaking: { 'core/base/b.ts': "import type { A } from './a'" },
  },
  {
    rule: 'no-circles',
    valid: { 'core/base/a.ts': "import './b'", 'core/base/b.ts': '' },
    breaking: { 'core/base/b.ts': "const late = () => import('./a')" },
  },
  {
    rule: 'folders-of-core-have-an-order',
    valid: {
      'core/base/a/a.ts': "import '../b/b'",
      'core/base/b/b.ts': '',
      'core/base/b/other.ts': '',
      'core/base/a/own/c.ts': "import '../a'",
    },
    breaking: { 'core/base/b/other.ts': "import type { C } from '../a/own/c'" },
  },
]

it('this project breaks no import rule', async () => {
  expect(
    await brokenImportRules(),
    'share the code in core/, publish a fact, or see the reason of the rule in tools/check/architecture/imports.ts',
  ).toEqual([])
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
