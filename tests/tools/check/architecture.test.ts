import { relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPlaces } from '../../../tools/build/modules'
import { entries } from '../../../tools/build/widgets'
import {
  headings,
  modelFilesExportOneModel,
  numbersAreInRules,
  readmesHaveTheSameHeadings,
  typeFilesHaveOnlyTypes,
  widgetFilesHaveRoles,
  widgetsHaveElementAndReadme,
} from '../../../tools/check/architecture/anatomy'
import { endpointsAreInTheContract, requestsAreSentByOneDoor } from '../../../tools/check/architecture/calls'
import { layoutsFollowColumn } from '../../../tools/check/architecture/columns'
import { copiesHoldNoState } from '../../../tools/check/architecture/copies'
import { daysAreOfTheShop } from '../../../tools/check/architecture/days'
import { fieldsOfPageAreFollowed, fieldsShowWhatStands } from '../../../tools/check/architecture/fields'
import { filesAreTakenByOneDoor } from '../../../tools/check/architecture/files'
import { formsAreReadByBuiltIn } from '../../../tools/check/architecture/forms'
import { importsUseLoadCode } from '../../../tools/check/architecture/late-code'
import {
  exportsAreExplained,
  filesHaveTheirOwn,
  namesSaySomething,
  referencesCanBeRead,
} from '../../../tools/check/architecture/reading'
import { readsNothingReplaced } from '../../../tools/check/architecture/replaced'
import { scrollersAreAskedFor } from '../../../tools/check/architecture/scrolling'
import { type Files, readProject } from '../../../tools/check/architecture/source'
import {
  chosenHasAShape,
  fixedBoxesAreKept,
  screenWidthsAreListed,
  variablesHaveValues,
} from '../../../tools/check/architecture/styles'
import { textsAreUsed } from '../../../tools/check/architecture/texts'
import { changesAreNoted, nodesAreMade } from '../../../tools/check/architecture/traces'
import { userAgentIsReadInFewFiles } from '../../../tools/check/architecture/user-agent'
import { codeSuitsOldestBrowsers } from '../../../tools/check/architecture/young-code'
import { stylesSuitOldestBrowsers } from '../../../tools/check/architecture/young-styles'

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
      'core/base/device/visibility.ts': "const known = new Map([['a', 1]])\nconst read = () => new Map()",
      'core/base/input/read-setting.ts': 'let read',
    },
    breaking: { 'core/view/dialog/opening-lock.rules.ts': 'const openedAt = new WeakMap()' },
  },
  {
    rule: 'browser code uses nothing that old libraries replace',
    violations: readsNothingReplaced,
    valid: {
      'core/list.ts':
        'export const list = Object.entries({}).map(([, one]) => one)\nlist.scroll(0, 0)\nrun().finally(stop)',
      'tools/build/build.ts': 'Object.values(Array.from([]))',
      'widgets/cart/cart.rules.ts': 'const { entries } = schema\nconst known = schema.entries',
    },
    breaking: { 'widgets/love/love.view.tsx': 'const all = [...pictures.entries()]' },
  },
  {
    rule: 'browser code uses no interface that the oldest browsers lack',
    violations: codeSuitsOldestBrowsers,
    valid: {
      'core/shop/card/card.ts': `export const isSeen = (card: Element) => card.checkVisibility?.() ?? true
        export const send = (form: HTMLFormElement) => (form.requestSubmit ? form.requestSubmit() : form.submit())
        export const at = (list: readonly number[]) => list.findLast((one) => one > 0)
        export const { toSorted } = { toSorted: (list: string) => list }`,
      'tools/build/build.ts': 'export const sorted = [1].toSorted()',
      'widgets/cart/cart.dom.ts': `export function isModal(dialog: Element) {
        try { return dialog.matches(':modal') } catch { return undefined }
      }`,
    },
    breaking: {
      'widgets/love/love.dom.ts': "export const name = (button: HTMLElement) => { button.ariaLabel = 'Love' }",
    },
  },
  {
    rule: 'style sheets have nothing that the oldest browsers lack, unless it is known what is seen instead',
    violations: stylesSuitOldestBrowsers,
    valid: {
      'core/view/dialog/modal.css': `.text { text-wrap: balance; inset: 0; }
        @media (width >= 600px) { .text { color: var(--_glass); } }
        @supports (block-size: 100dvh) { .text { block-size: 100dvh; } }`,
      'widgets/cart/cart.css': `.note { background: color-mix(in srgb, red, blue); }
        @supports not (color: color-mix(in srgb, red, red)) { .note { background: red; } }`,
      'demo-host/theme/css/base.css': '.note:has(a) { color: red; }',
    },
    breaking: { 'widgets/love/love.css': '[part="button"]:has(svg) { color: red; }' },
  },
  {
    rule: 'what the shop promises has the days of the shop',
    violations: daysAreOfTheShop,
    valid: {
      'core/shop/session/session.rules.ts': 'const dayOf = (time: number) => new Date(time).toDateString()',
      'core/base/country/day.rules.ts': 'const date = new Date(day)\nconst year = date.getUTCFullYear()',
    },
    breaking: { 'widgets/cart/cart.rules.ts': 'const ends = new Date()' },
  },
  {
    rule: 'what scrolls the page is asked for',
    violations: scrollersAreAskedFor,
    valid: {
      'core/base/device/page-scroll.ts': 'const top = scrollY',
      'core/view/carousel/carousel.ts': "listen(track, 'scroll', awaitRest)\nconst { top } = { top: place.scrollY }",
      'widgets/faq/faq.dom.ts': "scrollerOf(question).scrollBy({ top: 2 })\nlisten(window, 'resize', run)",
    },
    breaking: { 'widgets/listing/listing-top.dom.ts': "listen(window, 'scroll resize', run)" },
  },
  {
    rule: 'nodes for the page’s own HTML are marked',
    violations: nodesAreMade,
    valid: {
      'core/base/page/traces.ts': 'export const make = (tag: string) => document.createElement(tag)',
      'widgets/love/love.view.tsx': "const view = createElement('slot')\nconst place = document.createComment('')",
      'widgets/love/love.dom.ts': "import { make } from '../../core/base/markup/traces'\nconst box = make('div')",
    },
    breaking: { 'widgets/cart/cart.dom.ts': "const box = document.createElement('div')" },
  },
  {
    rule: 'what is changed on the server’s nodes is noted',
    violations: changesAreNoted,
    valid: {
      'core/base/page/traces.ts': 'export const note = (node: Element) => node',
      'widgets/love/love.dom.ts':
        "import { note } from '../../core/base/markup/traces'\nnote(box).hidden = true\nnote(box).setAttribute('role', '')",
      'widgets/cart/cart.dom.ts': "const isHidden = box.hidden === true\nlink.setAttribute('href', '')",
    },
    breaking: { 'widgets/faq/faq.dom.ts': "list.setAttribute('aria-busy', 'true')" },
  },
  {
    rule: 'the user agent is read in few files',
    violations: userAgentIsReadInFewFiles,
    valid: {
      'core/base/device/crawler.ts': 'const agent = navigator.userAgent',
      'widgets/showroom/showroom.rules.ts': 'export const isPhone = (userAgent: string) => /Android/.test(userAgent)',
    },
    breaking: {
      'widgets/chat/chat.dom.ts': 'const { userAgent } = navigator\nconst isCrawler = /google/.test(userAgent)',
    },
  },
  {
    rule: 'requests are sent by one door',
    violations: requestsAreSentByOneDoor,
    valid: {
      'core/base/net/send-request.ts': 'const answer = await fetch(url, init)',
      'widgets/love/love.calls.ts': 'const { fetch: ours } = deps\nconst answer = await ours(url)',
      'tools/bench/load.ts': 'const answer = await fetch(url)',
    },
    breaking: { 'widgets/love/love.calls.ts': "const answer = await fetch('/uc_love/ajax')" },
  },
  {
    rule: 'nothing is sent by a beacon but by one door',
    violations: requestsAreSentByOneDoor,
    valid: { 'widgets/cart/cart.calls.ts': 'callShop(cartRead, {}, signal)' },
    breaking: { 'widgets/cart/cart.calls.ts': "navigator.sendBeacon('/cart', body)" },
  },
  {
    rule: 'calls are described in the contract',
    violations: endpointsAreInTheContract,
    valid: {
      'core/shop/love/love.contract.ts':
        "export const loveSet = { path: '/uc_love/ajax', method: 'GET', answer: shape({}) }",
      'widgets/love/love.calls.ts': "const link = { path: '/wishlist' }",
    },
    breaking: {
      'widgets/love/love.calls.ts': "callShop({ name: 'love', path: '/love', method: 'POST', answer: shape({}) }, {})",
    },
  },
  {
    rule: 'calls are not copied to another path outside of the contract',
    violations: endpointsAreInTheContract,
    valid: {
      'core/shop/host/host.contract.ts': 'export const hostListAt = (path: string) => ({ ...hostList, path })',
      'widgets/hosts/hosts.calls.ts':
        "import { hostListAt } from '../../core/shop/host/host.contract'\ncallShop(hostListAt(path), {})",
      'widgets/hosts/hosts.dom.ts': 'const link = { ...place, path }',
    },
    breaking: {
      'widgets/hosts/hosts.calls.ts':
        "import { hostList } from '../../core/shop/host/host.contract'\ncallShop({ ...hostList, path }, {})",
    },
  },
  {
    rule: 'files of visitors are taken by one door',
    violations: filesAreTakenByOneDoor,
    valid: {
      'core/base/input/chosen-file.ts': 'const [file] = input.files ?? []',
      'widgets/love/love.dom.ts': 'const files = takeFile(input)\nconst { length } = files',
      'demo-host/trade/trade-records.ts': 'const [first] = sent.files',
    },
    breaking: { 'widgets/cart/cart.dom.ts': 'const [file] = input.files ?? []' },
  },
  {
    rule: 'a view shows what stands in a field',
    violations: fieldsShowWhatStands,
    valid: {
      'core/view/form/field.tsx': 'export const field = <input value={text} onInput={hear} />',
      'widgets/love/love.view.tsx': `<Field value={text} onInput={type} />
        const given = <input type="hidden" name="op" value="Log in" />
        const own = <input defaultValue={text} onInput={type} />`,
    },
    breaking: { 'widgets/cart/cart.view.tsx': '<select {...{ name, value }} onChange={choose} />' },
  },
  {
    rule: 'a listener for fields of the page follows jQuery there',
    violations: fieldsOfPageAreFollowed,
    valid: {
      'widgets/page/staff/staff-watch.dom.ts': "followJQueryIn('form', signal)\nlisten(document, 'change', check)",
      'widgets/hosts/hosts.element.ts':
        "listen(element, 'change', show)\nscreen.addEventListener('change', show)\nlisten(document, 'click', close)",
    },
    breaking: { 'widgets/love/love.dom.ts': "listen(document, 'input change', run)" },
  },
  {
    rule: 'a form is read through builtIn',
    violations: formsAreReadByBuiltIn,
    valid: {
      'core/base/input/built-in.ts': project.get('core/base/input/built-in.ts') ?? '',
      'core/view/form/fields.ts': `import { builtIn } from '../../base/input/built-in'
        export const fields = (form: HTMLFormElement | null) => [...(builtIn(form)?.elements ?? [])]
        export const sent = (form: HTMLFormElement) => new FormData(form)`,
      'widgets/love/love.dom.ts': `import { builtIn } from '../../core/base/input/built-in'
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
      'core/base/styles/tokens.css': ':host { --_ink: black; }',
      'widgets/love/love.css': '[part="button"] { color: var(--_ink); inset: var(--_left); }',
      'widgets/love/love.dom.ts': "style.setProperty('--_left', '0')",
    },
    breaking: { 'widgets/cart/cart.css': ':host { color: var(--_paper); }' },
  },
  {
    rule: 'the width of a screen is one of the list',
    violations: screenWidthsAreListed,
    valid: {
      'core/base/device/screens.rules.ts': 'export const lastWidths = {\n  phone: 767,\n} as const',
      'widgets/love/love.css':
        '@media (max-width: 767px) {} @media (min-width: 768px) {} @container (min-width: 520px) {}',
    },
    breaking: { 'widgets/cart/cart.css': '@media (max-width: 768px) {}' },
  },
  {
    rule: 'what stands in the page follows its own width, not the window’s',
    violations: layoutsFollowColumn,
    valid: {
      'core/view/dialog/modal.css': '@media (max-width: 559px) { dialog { inline-size: 100vw; } }',
      'core/base/device/covered.ts': 'export const middle = () => innerWidth / 2',
      'widgets/love/love.css': '[part="tip"] { max-inline-size: 100vw; }',
      'widgets/cart/cart.css': `/* Not 100vw. */ @container (inline-size >= 880px) { .box { gap: 6cqi; } }
        @media (min-height: 480px) { .box { block-size: 50vh; } }`,
    },
    breaking: { 'widgets/cart/cart-line.css': '@media (width < 600px) { [part="line"] { gap: 8px; } }' },
  },
  {
    rule: 'what is chosen is marked by a shape, not by a colour or a shadow',
    violations: chosenHasAShape,
    valid: {
      'widgets/love/love.css':
        '.chip:has(:checked) { border-width: 2px; } .chip:hover { box-shadow: none; } @media print { a[aria-current] { text-decoration: underline; } }',
    },
    breaking: { 'widgets/cart/cart.css': '[data-chosen] { border-color: red; background: black; }' },
  },
  {
    rule: 'a box that is fixed to the screen is kept there',
    violations: fixedBoxesAreKept,
    valid: {
      'widgets/love/love.css': '[part="bar"] { position: fixed; }',
      'widgets/love/love.view.tsx':
        "import { keepOnScreen } from '../../core/view/edge/on-screen'\nconst bar = <p ref={keepOnScreen} />",
    },
    breaking: {
      'widgets/cart/cart.css': '[part="bar"] { position: fixed; }',
      'widgets/cart/cart.view.tsx': "import { keepOnScreen } from '../../core/view/edge/on-screen'",
    },
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
      'core/shop/love/love.contract.ts': 'export const accepted = 202',
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
    valid: { 'core/base/country/money.rules.ts': '', 'widgets/index-card/index-card.rules.ts': '' },
    breaking: { 'core/base/net/index.ts': '' },
  },
  {
    rule: 'no file only re-exports others',
    violations: filesHaveTheirOwn,
    valid: {
      'core/base/bus/bus.ts': "import './page'\nexport { page } from './page'\nexport const bus = 1",
      'core/base/page/page.ts': '',
    },
    breaking: { 'core/all.ts': "import './bus'\nexport * from './bus'\nexport { page } from './page'" },
  },
  {
    rule: 'every exported value has a docblock',
    violations: exportsAreExplained,
    valid: {
      'core/base/bus/bus.ts': '/** All it exports. */\nexport const bus = 1',
      'core/base/page/page.ts':
        '/** One. */\nexport const one = 1\n/** Two. */\nexport function two() {}\nconst own = 3\nexport interface Three {}',
      'widgets/love/love.element.ts':
        "/** A heart. */\n/** Its attributes. */\nexport const attributes = {}\nexport default defineElement({ tag: 'rove-love' })",
    },
    breaking: { 'core/shop/love/love.store.ts': '/** The file. */\nexport const one = 1\nexport function two() {}' },
  },
  {
    rule: 'every text for visitors is used by code',
    violations: textsAreUsed,
    valid: {
      'widgets/love/love.texts.ts':
        "export const texts = { en: { love: '', 'on-list': '' }, fr: { love: '', 'on-list': '' } }",
      'widgets/love/love.view.tsx': `t(isLoved ? 'love' : \`on-\${place}\`)`,
      'core/shop/love/love-ends.texts.ts': "export const ends = { en: { love: '' } }",
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
    valid: { 'core/shop/cart/cart.rules.ts': '/** One document, 2 carts (CART-01). */', 'README.md': 'A document.' },
    // In two parts, so that this file does not break the rule.
    breaking: { 'core/base/bus/bus.ts': `/**\n * Source: ${'document'}\n * 2, section 4.\n */` },
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
    'core/base/bus/bus.ts',
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

it('reports each interface that the oldest browsers lack', () => {
  const uses = [
    'new CSSStyleSheet()',
    'document.adoptedStyleSheets',
    '[1].toSorted()',
    "URL.canParse('/')",
    'AbortSignal.any([])',
    "fill(element, { role: 'alert' })",
    'const { popover } = element',
    'form.requestSubmit()',
    "element.closest('li:has(a)')",
    '/(?<=a)b/',
    "Number('1') && requestIdleCallback(() => {})",
    'globalThis.navigation',
  ]
  const given = `export function test(element: HTMLElement, form: HTMLFormElement) {\n${uses.join(';\n')}\n}
    function fill(node: HTMLElement, given: Partial<HTMLElement>) { Object.assign(node, given) }`
  const found = codeSuitsOldestBrowsers(new Map([['core/a.ts', given]]))
  expect([...new Set(found.map((line) => Number(/:(\d+) /.exec(line)?.[1])))]).toEqual(uses.map((_, n) => n + 2))
})

it.each([
  'const { files } = input',
  'event.dataTransfer?.files[0]',
  'item.getAsFile()',
  'new FileReader()',
  'await window.showOpenFilePicker()',
  'await showOpenFilePicker()',
])('reports a file of a visitor that is not taken by the door: %s', (code) => {
  expect(filesAreTakenByOneDoor(new Map([['core/a.ts', code]]))).toHaveLength(1)
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
