/** How a widget's folder looks inside: a closed vocabulary of roles, the same headings in each README. */
import type { Files } from './source'

const roles = ['element.ts', 'machine.ts', 'model.ts', 'rules.ts', 'texts.ts', 'view.tsx', 'css']

/** What a shop finds in every widget's README, in this order. */
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
 * `love/love.view.tsx`, `search/search-panel.view.tsx` and, one folder down, `love/email/email.view.tsx` have roles;
 * `love/heart.ts` has none, and an element or a README stands at the top.
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
    .map(({ path }) => `${path} has no role in a widget`)
}

/** Every widget has its element and its README. */
export function widgetsAreWhole(files: Files): string[] {
  const widgets = new Set(inWidgets(files).map(({ folders }) => folders[0] ?? ''))
  return [...widgets]
    .flatMap((name) => [`widgets/${name}/${name}.element.ts`, `widgets/${name}/README.md`])
    .filter((path) => !files.has(path))
    .map((path) => `${path} is missing`)
}

/** Every README of a widget has all headings, in their order, and no others. */
export function readmesHaveTheSameHeadings(files: Files): string[] {
  return inWidgets(files)
    .filter(({ file }) => file === 'README.md')
    .filter(({ path }) => {
      const found = [...(files.get(path) ?? '').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
      return found.join('|') !== headings.join('|')
    })
    .map(({ path }) => `${path} has other headings than: ${headings.join(' · ')}`)
}

function inWidgets(files: Files) {
  return [...files.keys()]
    .filter((path) => path.startsWith('widgets/'))
    .map((path) => {
      const words = path.split('/').slice(1)
      return { path, folders: words.slice(0, -1), file: words.at(-1) ?? '' }
    })
}
