/** What is checked on every story, and which criteria it proves for the elements that have stories. */
import axe from 'axe-core'
import { addedRules } from '../../../.storybook/added-rules'
import type { Files } from '../architecture/source'

/** A rule of axe that runs on every story, with the criteria that it is about. */
export interface AxeRule {
  readonly rule: string
  readonly help: string
  readonly criteria: readonly string[]
}

/** A check of ours that runs after every story. */
export interface StoryCheck {
  readonly file: string
  /** What it checks, in a sentence. */
  readonly title: string
  readonly criteria: readonly string[]
}

/** Left out by Storybook: a story is a part of a page, without its landmarks. */
const leftOut = ['region']

/** The rules of axe that run on every story, with the criteria of their tags: `wcag1412` is 1.4.12. */
export function axeRules(): AxeRule[] {
  return axe
    .getRules()
    .filter(({ ruleId }) => !leftOut.includes(ruleId))
    .filter(({ ruleId, enabled }) => enabled || addedRules.includes(ruleId))
    .map(({ ruleId: rule, help, tags }) => ({ rule, help, criteria: tags.flatMap(criterionOf) }))
}

function criterionOf(tag: string): string[] {
  const [, principle, guideline, criterion] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? []
  return criterion ? [`${principle}.${guideline}.${criterion}`] : []
}

/** The checks of Storybook’s preview whose docblock names a criterion: `@wcag 1.4.12`. */
export function storyChecks(files: Files): StoryCheck[] {
  const preview = files.get('.storybook/preview.ts') ?? ''
  return [...files]
    .filter(([path]) => /^\.storybook\/[\w-]+\.ts$/.test(path))
    .filter(([path]) => preview.includes(`'./${path.slice('.storybook/'.length, -'.ts'.length)}'`))
    .flatMap(([file, text]) => docblocks(text).map((words) => ({ file, ...words })))
    .filter(({ criteria }) => criteria.length > 0)
}

function docblocks(text: string): { title: string; criteria: string[] }[] {
  return [...text.matchAll(/\/\*\*([^/]*)\*\//g)].map(([, words = '']) => {
    const plain = words.replace(/\n +\* ?/g, ' ').trim()
    const [title = ''] = plain.split(/ ?@wcag /)
    return { title, criteria: [...plain.matchAll(/@wcag ([\d.]+)/g)].map(([, criterion = '']) => criterion) }
  })
}

/** The elements that stories show, each with the names of their files. */
export function elementsInStories(files: Files): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const [path, text] of files) {
    if (!/^stories\/(?!theme\/).+\.tsx$/.test(path)) continue
    for (const [, tag = ''] of text.matchAll(/<(rove-[\w-]+)/g)) found.set(tag, [...(found.get(tag) ?? []), path])
  }
  return new Map([...found].map(([tag, paths]) => [tag, [...new Set(paths)]]))
}
