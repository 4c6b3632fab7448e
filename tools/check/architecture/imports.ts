/**
 * The import rules, for dependency-cruiser: https://github.com/sverweij/dependency-cruiser. Type imports count like all
 * others.
 */
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'

/** The packages in built files, each with the one file that imports it. */
const owners = {
  '@stripe/stripe-js': 'widgets/checkout/methods/methods-stripe-form.vendor.ts',
  algoliasearch: 'core/shop/search/search-client.ts',
  dompurify: 'core/base/input/sanitise.ts',
  'axe-core': 'workshop/doctor/axe.ts',
  'hls.js': 'core/view/video/hls-video.ts',
  'js-cookie': 'core/base/device/cookies.ts',
  nanoevents: 'core/base/bus/bus.ts',
  photoswipe: 'core/view/zoom/zoom.ts',
}
/** Packages that any file may import: for views and for schemas. */
const everywhere = ['react', 'react-dom', 'valibot']
const frameworks = ['react', 'react-dom', 'preact']

/** The wings of core, each with those that it may import. `view` knows no noun of the shop, and `shop` knows no view. */
const wings: Readonly<Record<string, readonly string[]>> = {
  base: [],
  view: ['base'],
  shop: ['base'],
  instant: ['base'],
  lists: ['base', 'view', 'shop'],
  tracking: ['base', 'shop', 'lists'],
}

/** Matches these packages, installed or not. */
const packages = (names: readonly string[]) => `(^|/node_modules/|^node_modules/)(${names.join('|')})(/|$)`
const ours = '^(core|demo-host|loader|site|stories|tests|tools|widgets|workshop)/'
const browserCode = '^(core|loader|widgets|workshop)/'
/** Files of these roles, joined by `|`. */
const role = (folder: 'core' | 'widgets', roles: string) => `^${folder}/.+[.](${roles})[.]ts$`
/** The modules without side effects. The other modules of `core/base/input` report errors, create nodes or read files. */
const pureInput =
  '^core/base/(input/(?!(chosen-file|lenient|markup-policy|foreign-forms|read-setting|safe-url|sanitise|shop-answer|shop-markup|unique-ids)[.]).+|report/errors[.]ts$)'

/** Each rule describes a forbidden import; `comment` is its message for developers. */
export const importRules: readonly IForbiddenRuleType[] = [
  {
    name: 'rules-import-rules',
    comment: 'The rules of core are pure: they import only rules and the pure modules of core/base/input.',
    from: { path: role('core', 'rules') },
    to: { pathNot: [role('core', 'rules'), pureInput] },
  },
  {
    name: 'widget-rules-are-pure',
    comment: 'The rules of a widget call only rules, contracts and the pure modules of core/base/input.',
    from: { path: role('widgets', 'rules') },
    to: {
      pathNot: [role('widgets', 'rules'), role('core', 'rules|contract'), pureInput, packages(['valibot'])],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'widget-rules-come-first',
    comment: 'Of its own widget, a rules file imports only rules, types and texts.',
    from: { path: role('widgets', 'rules') },
    to: { path: '^widgets/', pathNot: role('widgets', 'rules|types|texts') },
  },
  {
    name: 'machines-are-pure',
    comment: 'A machine calls only machines, rules and other pure modules.',
    from: { path: role('widgets', 'machine') },
    to: {
      pathNot: [role('widgets', 'machine|rules'), role('core', 'rules|contract'), pureInput],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'contracts-describe',
    comment: 'A contract imports only rules, contracts and the schemas of core/base/input.',
    from: { path: role('core', 'contract') },
    to: { pathNot: [role('core', 'rules|contract'), '^core/base/input/', packages(['valibot'])] },
  },
  {
    name: 'settings-read',
    comment:
      'A setting imports rules, contracts, settings and core/base/input, reads body flags and cookies, keeps what it has read in the page’s shared state, and reports invalid values.',
    from: { path: role('core', 'setting') },
    to: {
      pathNot: [
        role('core', 'rules|contract|setting'),
        '^core/base/(input/.+|report/report|state/page|device/cookies)[.]ts$',
        packages(['valibot']),
      ],
    },
  },
  {
    name: 'stores-have-no-views',
    comment: 'A store imports nothing from core/view, and no view library.',
    from: { path: role('core', 'store') },
    to: { path: ['^core/view/', packages(frameworks)] },
  },
  {
    name: 'actions-act',
    comment: 'An action calls the server, publishes facts, changes stores and cookies, and takes other actions.',
    from: { path: role('core', 'action') },
    to: {
      pathNot: [
        role('core', 'action|rules|contract|setting|store|facts'),
        '^core/base/(bus|input|net|page|report|state)/',
        '^core/base/device/cookies[.]ts$',
        packages(['valibot']),
      ],
    },
  },
  {
    name: 'facts-describe',
    comment:
      'The facts of a noun are types: they import only the types of rules, contracts, facts and core/base/bus/facts.',
    from: { path: role('core', 'facts') },
    to: { pathNot: [role('core', 'rules|contract|facts'), '^core/base/bus/facts[.]ts$'] },
  },
  {
    name: 'core-is-below',
    comment: 'Core imports no widget, not the loader and nothing of the workshop.',
    from: { path: '^core/' },
    to: { path: '^(widgets|loader|workshop/(?!composer/))' },
  },
  {
    name: 'core-has-wings',
    comment: `Each file of core is in one of its wings: ${Object.keys(wings).join(', ')}.`,
    from: { path: '^core/', pathNot: `^core/(${Object.keys(wings).join('|')})/` },
    to: {},
  },
  ...Object.entries(wings).map(([wing, below]) => ({
    name: `wing-${wing}`,
    comment: `core/${wing} imports of core only ${['itself', ...below].join(', ')}.`,
    from: { path: `^core/${wing}/` },
    to: { path: '^core/', pathNot: `^core/(${[wing, ...below].join('|')})/` },
  })),
  {
    name: 'widgets-stand-alone',
    comment: 'A widget imports no other widget and not the loader.',
    from: { path: '^widgets/([^/]+)/' },
    to: { path: '^(widgets|loader)/', pathNot: '^widgets/$1/' },
  },
  {
    name: 'loader-is-alone',
    comment: 'The loader imports widgets by a computed URL, so no file of it contains one.',
    from: { path: '^loader/' },
    to: { path: '^widgets/', reachable: true },
  },
  {
    name: 'loader-uses-no-framework',
    comment: 'The loader shows nothing, so that a page without an element loads no view library.',
    from: { path: '^loader/' },
    to: { path: packages(frameworks) },
  },
  {
    name: 'workshop-is-above',
    comment: 'The panels of the workshop use core, no widget.',
    from: { path: '^workshop/', pathNot: '^workshop/composer/' },
    to: { path: '^(demo-host|loader|widgets|workshop/composer)/' },
  },
  {
    name: 'composer-is-above',
    comment: 'The composer uses core and the rules of widgets, no element.',
    from: { path: '^workshop/composer/' },
    to: { path: '^(demo-host|loader|widgets)/', pathNot: role('widgets', 'rules') },
  },
  {
    name: 'elements-need-no-workshop',
    comment: 'Of the workshop, a shop’s page loads only what the loader asks for.',
    from: { path: '^widgets/' },
    to: { path: '^workshop/', pathNot: '^workshop/composer/' },
  },
  {
    name: 'nothing-needs-the-composer-or-the-site',
    comment: 'No page of a shop contains code of the composer or of the documentation.',
    from: { path: '^(core|demo-host|loader|widgets)/' },
    to: { path: '^(workshop/composer|site)/' },
  },
  {
    name: 'demo-host-is-an-outsider',
    comment: 'The demo host imports contracts, rules and texts of core, and serves built files.',
    from: { path: '^demo-host/' },
    to: { path: ours, pathNot: ['^demo-host/', '^core/.+[.](contract|rules|texts)[.]ts$'] },
  },
  ...Object.entries(owners).map(([name, owner]) => ({
    name: `one-owner-of-${name}`,
    comment: `Only ${owner} imports ${name}.`,
    from: { path: browserCode, pathNot: `^${owner}$` },
    to: { path: packages([name]) },
  })),
  {
    name: 'packages-have-an-owner',
    comment: 'A package in built files has one owner file, listed in tools/check/architecture/imports.ts.',
    from: { path: browserCode },
    to: { pathNot: [ours, packages([...Object.keys(owners), ...everywhere])] },
  },
  {
    name: 'no-circles',
    comment: 'No import cycles, not even between types or through import().',
    from: {},
    to: { circular: true },
  },
  {
    name: 'folders-of-core-have-an-order',
    comment: 'No import cycles between the folders of a wing: a folder imports only those below it.',
    scope: 'folder',
    from: { path: '^core/(base|view|shop)/[^/]+$' },
    to: { path: '^core/(base|view|shop)/[^/]+$', circular: true },
  },
]

/**
 * The violations, as `rule: from → to`.
 *
 * @param root the folder of a project; files of other folders, such as `stories` and `tests`, are checked only if a file
 * of the listed folders imports them
 */
export async function brokenImportRules(root = process.cwd()): Promise<string[]> {
  const { output } = await cruise(['{core,demo-host,loader,tools,widgets,workshop}/**/*.{ts,tsx}'], {
    baseDir: root,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
    validate: true,
    ruleSet: { forbidden: [...importRules] },
  })
  const { violations } = (output as ICruiseResult).summary
  return violations.map(({ rule, from, to, cycle }) => {
    const way = cycle?.map(({ name }) => name) ?? [to]
    return `${rule.name}: ${[from, ...way].join(' → ')}`
  })
}
