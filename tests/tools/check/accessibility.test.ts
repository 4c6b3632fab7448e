import { readFileSync } from 'node:fs'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { elementFiles, widgetOf } from '../../../tools/build/widgets'
import { criteria } from '../../../tools/check/accessibility/criteria'
import { koreanAdditions, koreanItems } from '../../../tools/check/accessibility/korean-items'
import { accessibilityReport } from '../../../tools/check/accessibility/report'
import { reportPage } from '../../../tools/check/accessibility/report-page'
import { axeRules, storyChecks } from '../../../tools/check/accessibility/story-checks'
import { taggedTests } from '../../../tools/check/accessibility/tagged-tests'
import { readProject } from '../../../tools/check/architecture/source'

const project = readProject()
const tags = elementFiles().map((file) => `rove-${widgetOf(file)}`)
const tests = taggedTests(project)
const report = accessibilityReport(project, tags)
const numbers: readonly string[] = criteria.map(({ number }) => number)

/** A repository of one browser test. */
const withTest = (text: string) => new Map([['tests/e2e/x.spec.ts', text]])

describe('the criteria', () => {
  it('are the 55 of WCAG 2.2 at A and AA, 49 of which have a clause in EN 301 549', () => {
    expect(criteria).toHaveLength(55)
    expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31)
    expect(criteria.filter(({ clause }) => clause)).toHaveLength(49)
    const known = axe.getRules().flatMap(({ tags }) => tags.filter((tag) => /^EN-9(\.\d+){3}$/.test(tag)))
    const clauses = criteria.map(({ clause }) => `EN-${clause}`)
    // 2.1.3 is beyond A and AA.
    const other = known.filter((clause) => !clauses.includes(clause))
    expect([...new Set(other)].sort()).toEqual(['EN-9.2.1.3'])
  })

  it('of KWCAG are its 33 items, each with criteria of WCAG or with tests of its own', () => {
    expect(koreanItems).toHaveLength(33)
    const unproven = koreanItems.filter(({ item, criteria }) => criteria.length === 0 && !(item in koreanAdditions))
    expect(unproven).toEqual([])
  })
})

describe('the tags of the tests', () => {
  it('name criteria, items of KWCAG and elements that exist', () => {
    expect(tests.length).toBeGreaterThan(120)
    const items = koreanItems.map(({ item }) => item)
    const unknown = tests.flatMap(({ title, criteria, koreanItems, elements }) => [
      ...criteria.filter((number) => !numbers.includes(number)).map((number) => `${title}: ${number}`),
      ...koreanItems.filter((item) => !items.includes(item)).map((item) => `${title}: KWCAG ${item}`),
      ...elements.filter((element) => !tags.includes(element)).map((element) => `${title}: ${element}`),
    ])
    expect(unknown).toEqual([])
  })

  it('are all read: none is written where it would be lost', () => {
    const written = [...project]
      .filter(([path]) => path.startsWith('tests/e2e/'))
      .flatMap(([, text]) => [...text.matchAll(/'@(?:axe|k?wcag-[\d.]+)'/g)])
    const read = tests.flatMap(({ criteria, koreanItems, usesAxe }) => [
      ...criteria,
      ...koreanItems,
      ...(usesAxe ? ['axe'] : []),
    ])
    expect(read).toHaveLength(written.length)
  })

  it('name the elements, unless the test visits all of them', () => {
    const vague = tests.filter(
      ({ file, elements }) => elements.length === 0 && !file.startsWith('tests/e2e/a11y/a11y-'),
    )
    expect(vague.map(({ file, title }) => `${file}: ${title}`)).toEqual([])
  })

  it('of axe belong to tests that run axe', () => {
    const idle = tests.filter(
      ({ file, usesAxe }) => usesAxe && !/violations|element-visit/.test(project.get(file) ?? ''),
    )
    expect(idle).toEqual([])
  })

  it('are read from strings and templates, not from conditions', () => {
    const text = `
      test('one', { tag: '@wcag-1.1.1' }, () => {})
      for (const name of names) test(\`two \${name} three\`, { tag: ['@any-screen', '@kwcag-5.4.4', '@rove-love'] }, () => {})
      test('four', { tag: isWide ? '@wcag-1.1.1' : [] }, () => {})
      test('five', () => {})`
    expect(taggedTests(withTest(text))).toEqual([
      { file: 'tests/e2e/x.spec.ts', title: 'one', criteria: ['1.1.1'], koreanItems: [], elements: [], usesAxe: false },
      {
        file: 'tests/e2e/x.spec.ts',
        title: 'two … three',
        criteria: [],
        koreanItems: ['5.4.4'],
        elements: ['rove-love'],
        usesAxe: false,
      },
    ])
  })
})

describe('the report', () => {
  it('has no criterion without a test, and none that an element of ours does not reach', () => {
    expect(report.criteria.filter(({ proofs }) => proofs.length === 0).map(({ number }) => number)).toEqual([])
    const without = report.elements.filter(({ stories, criteria }) => stories.length === 0 || criteria.length < 20)
    expect(without).toEqual([])
  })

  it('has no item of KWCAG that asks for more without a test', () => {
    const added = report.korean.filter(({ addition, proofs }) => addition && proofs.length === 0)
    expect(added.map(({ item }) => item)).toEqual([])
  })

  it('reads the rules of axe from axe, and checks of stories from their docblocks', () => {
    const about = (number: string) =>
      axeRules()
        .filter(({ criteria }) => criteria.includes(number))
        .map(({ rule }) => rule)
    expect(about('2.5.8')).toEqual(['target-size'])
    expect(about('1.4.3')).toEqual(['color-contrast'])
    expect(about('1.2.1')).toEqual([])
    expect(storyChecks(project).flatMap(({ criteria }) => criteria)).toEqual(['1.4.12'])
    expect(storyChecks(new Map([...project, ['.storybook/preview.ts', '']]))).toEqual([])
  })

  it('names only files that exist', () => {
    const files = report.criteria.flatMap(({ proofs }) => proofs.map(({ file }) => file))
    expect(files.filter((file) => !project.has(file))).toEqual([])
  })
})

describe('the page', () => {
  it('has every criterion, element and test, and the limits', () => {
    const page = reportPage(report)
    const text = page
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&#39;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
    for (const { number, name } of criteria) expect(text).toContain(`${number} ${name}`)
    for (const tag of tags) expect(text).toContain(`<${tag}>`)
    for (const { title } of tests) expect(text).toContain(title)
    for (const { what, so } of report.limits) expect(text).toContain(`${what} ${so}`)
    expect(page).not.toContain('<script')
  })

  it('escapes every text', () => {
    const hostile = '<img src=x onerror=alert(1)>&"'
    const spoilt = JSON.parse(JSON.stringify(report), (_, value) =>
      typeof value === 'string' &&
      !/^(supports|partially supports|not applicable|host page|browser test|check of every story|\d[\d.]*|A|AA)$/.test(
        value,
      )
        ? hostile
        : value,
    )
    const page = reportPage(spoilt)
    expect(page).not.toContain('<img')
    expect(page.split('&lt;img src=x onerror=alert(1)&gt;&amp;&quot;').length).toBeGreaterThan(500)
  })

  it('is the one of the build', () => {
    expect(readFileSync('dist/accessibility.html', 'utf8')).toContain('Accessibility conformance report')
    expect(JSON.parse(readFileSync('dist/accessibility.json', 'utf8')).criteria).toHaveLength(55)
  })
})
