/** Puts together what the tests prove: by criterion, by item of KWCAG, and by element. */
import packageJson from '../../../package.json' with { type: 'json' }
import type { Files } from '../architecture/source'
import { type Criterion, criteria } from './criteria'
import { type AddingItem, type KoreanItem, koreanAdditions, koreanItems } from './korean-items'
import { type Limit, limits } from './limits'
import { type Result, statements } from './statements'
import { type AxeRule, axeRules, elementsInStories, type StoryCheck, storyChecks } from './story-checks'
import { type TaggedTest, taggedTests } from './tagged-tests'

/** A test that proves a criterion, or a part of it. */
export interface Proof {
  readonly kind: 'browser test' | 'check of every story'
  readonly file: string
  readonly title: string
  /** Absent: every element. */
  readonly elements?: readonly string[]
}

/** Where axe runs: it proves a part of each criterion that one of its rules is about. */
export interface AxeRuns {
  /** The elements on whose stories it runs. */
  readonly elements: readonly string[]
  /** The browser tests that run it on pages and dialogs. */
  readonly tests: readonly Proof[]
}

/** A criterion with its result and what proves it. */
export interface CriterionReport extends Criterion {
  readonly korean: readonly string[]
  readonly result: Result
  readonly remark?: string
  readonly elements: readonly string[]
  readonly proofs: readonly Proof[]
  /** The rules of axe about it. */
  readonly axeRules: readonly Pick<AxeRule, 'rule' | 'help'>[]
}

/** An item of KWCAG, with the tests of what it adds. */
export interface KoreanReport extends KoreanItem {
  readonly addition?: string
  readonly proofs: readonly Proof[]
}

/** One element: its criteria, and the tests that name it. */
export interface ElementReport {
  readonly tag: string
  readonly criteria: readonly string[]
  readonly proofs: readonly (Proof & { readonly criteria: readonly string[] })[]
  readonly stories: readonly string[]
}

/** The content of `accessibility.json`. */
export interface AccessibilityReport {
  readonly product: string
  readonly version: string
  readonly standards: readonly string[]
  readonly criteria: readonly CriterionReport[]
  readonly korean: readonly KoreanReport[]
  readonly axe: AxeRuns
  readonly elements: readonly ElementReport[]
  readonly limits: readonly Limit[]
}

/**
 * @param files the repository: its browser tests, stories and Storybook’s preview
 * @param tags all elements
 */
export function accessibilityReport(files: Files, tags: readonly string[]): AccessibilityReport {
  const tests = taggedTests(files)
  const checks = storyChecks(files)
  const stories = elementsInStories(files)
  const rules = axeRules()
  const shown = tags.filter((tag) => stories.has(tag))
  const rows = criteria.map((criterion) => reportOf(criterion, { tests, checks, rules, shown, tags }))
  return {
    product: packageJson.name,
    version: packageJson.version,
    standards: ['WCAG 2.2, levels A and AA', 'EN 301 549 V3.2.1, chapter 9', 'KWCAG 2.2'],
    criteria: rows,
    korean: koreanItems.map((item) => ({
      ...item,
      ...additionOf(item),
      proofs: tests.filter(({ koreanItems }) => koreanItems.includes(item.item)).map(proofOf),
    })),
    axe: { elements: shown, tests: tests.filter(({ usesAxe }) => usesAxe).map(proofOf) },
    elements: tags.map((tag) => elementReport(tag, rows, tests, stories.get(tag) ?? [])),
    limits,
  }
}

interface Evidence {
  readonly tests: readonly TaggedTest[]
  readonly checks: readonly StoryCheck[]
  readonly rules: readonly AxeRule[]
  /** The elements that stories show. */
  readonly shown: readonly string[]
  readonly tags: readonly string[]
}

function reportOf(criterion: Criterion, { tests, checks, rules, shown, tags }: Evidence): CriterionReport {
  const { number } = criterion
  const { result, remark } = statements[number]
  const proofs: Proof[] = [
    ...tests.filter(({ criteria }) => criteria.includes(number)).map(proofOf),
    ...checks
      .filter(({ criteria }) => criteria.includes(number))
      .map(({ file, title }) => ({ kind: 'check of every story' as const, file, title, elements: shown })),
  ]
  const ofAxe = rules.filter(({ criteria }) => criteria.includes(number))
  const named = new Set(proofs.flatMap(({ elements }) => elements ?? tags))
  return {
    ...criterion,
    korean: koreanItems.filter(({ criteria }) => criteria.includes(number)).map(({ item }) => item),
    result,
    ...(remark ? { remark } : {}),
    elements: result === 'not applicable' ? [] : tags.filter((tag) => named.has(tag)),
    proofs,
    axeRules: ofAxe.map(({ rule, help }) => ({ rule, help })),
  }
}

function proofOf({ file, title, elements }: TaggedTest): Proof {
  return { kind: 'browser test', file, title, ...(elements.length > 0 ? { elements } : {}) }
}

function additionOf({ item }: KoreanItem): { addition?: string } {
  const addition = koreanAdditions[item as AddingItem]
  return addition ? { addition } : {}
}

function elementReport(
  tag: string,
  rows: readonly CriterionReport[],
  tests: readonly TaggedTest[],
  stories: readonly string[],
): ElementReport {
  return {
    tag,
    criteria: rows.filter(({ elements }) => elements.includes(tag)).map(({ number }) => number),
    proofs: tests
      .filter(({ elements }) => elements.includes(tag))
      .map((test) => ({
        ...proofOf(test),
        criteria: [
          ...test.criteria,
          ...test.koreanItems.map((item) => `KWCAG ${item}`),
          ...(test.usesAxe ? ['axe'] : []),
        ],
      })),
    stories,
  }
}
