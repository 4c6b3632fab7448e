/** What every element has in common, found on one visit of pages that have them all. */
import { readFileSync } from 'node:fs'
import { type Found, visitAll } from '../every-element/element-visit'
import { expect, test as withOracle } from '../kit/oracle'

const test = withOracle.extend<object, { found: readonly Found[] }>({
  found: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, isMobile, hasTouch, userAgent, deviceScaleFactor } = project.use
      await use(
        await visitAll(browser, {
          ...(baseURL ? { baseURL } : {}),
          ...(viewport ? { viewport } : {}),
          ...(isMobile ? { isMobile, hasTouch: !!hasTouch, userAgent: userAgent ?? '' } : {}),
          deviceScaleFactor: deviceScaleFactor ?? 1,
        }),
      )
    },
    { scope: 'worker', timeout: 900_000 },
  ],
})

// In one process: the tests share one visit.
test.describe.configure({ mode: 'default' })

/** Expects none of these faults at any stop. */
function expectNone(found: readonly Found[], faultsOf: (one: Found) => readonly unknown[]) {
  for (const one of found) expect.soft(faultsOf(one), one.path).toEqual([])
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The title in the HTML of a server. */
const titleIn = (html: string) =>
  /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replaceAll('&amp;', '&').replaceAll('&nbsp;', ' ')

test('the pages that are visited have every element', { tag: ['@any-screen', '@nightly'] }, async ({ found }) => {
  const { tags } = JSON.parse(readFileSync('dist/scripts.json', 'utf8')) as { tags: Record<string, unknown> }
  const visited = found.flatMap(({ elements }) => elements).map((name) => `rove-${name}`)
  expect([...new Set(visited)].sort()).toEqual(Object.keys(tags).sort())
})

test('axe finds no violation in any element', {
  tag: ['@nightly', '@wide-first', '@axe', '@wcag-1.4.3', '@wcag-2.5.3'],
}, async ({ found }) => {
  expectNone(found, ({ violations }) => violations)
})

test('every control has a name, and no two buttons for different things the same', {
  tag: ['@nightly', '@wide-first', '@wcag-2.4.4', '@wcag-2.4.6', '@wcag-4.1.2'],
}, async ({ found }) => {
  expect(sum(found.map(({ names }) => names.counts.controls))).toBeGreaterThan(200)
  expectNone(found, ({ names: { faults } }) => [...faults.unnamed, ...faults.emptyHeadings, ...faults.alike])
})

test('every picture has an alternative, and every sign a name or none to read', {
  tag: ['@nightly', '@any-screen', '@wcag-1.1.1'],
}, async ({ found }) => {
  expect(sum(found.map(({ names }) => names.counts.pictures))).toBeGreaterThan(100)
  expectNone(found, ({ names }) => names.faults.pictures)
})

test('every field has a visible label, a purpose, and a group where it is a choice', {
  tag: ['@nightly', '@wide-first', '@wcag-1.3.1', '@wcag-1.3.5', '@wcag-3.3.2'],
}, async ({ found }) => {
  expect(sum(found.map(({ names }) => names.counts.fields))).toBeGreaterThan(50)
  expectNone(found, ({ names: { faults } }) => [...faults.unlabelled, ...faults.purposeless, ...faults.ungrouped])
})

test('a link that opens a new tab says so', { tag: ['@nightly', '@any-screen', '@kwcag-7.2.1'] }, async ({ found }) => {
  expectNone(found, ({ names }) => names.faults.silentWindows)
})

test('every target is large enough, or far enough from others', {
  tag: ['@nightly', '@wide-first', '@wcag-2.5.8', '@kwcag-6.1.3'],
}, async ({ found }) => {
  expectNone(found, ({ shape, violations }) => [
    ...shape.faults.small,
    ...violations.filter((violation) => JSON.stringify(violation).startsWith('["target-size"')),
  ])
})

test('what is shown first is read first', { tag: ['@nightly', '@wcag-1.3.2', '@wide-first'] }, async ({ found }) => {
  expectNone(found, ({ shape }) => shape.faults.disordered)
})

test('what looks as if it can be pressed is reached by the keyboard', {
  tag: ['@nightly', '@wcag-2.1.1', '@wide-first'],
}, async ({ found }) => {
  expectNone(found, ({ shape }) => shape.faults.unreachable)
})

test('fields and signs have a contrast of 3 to 1', { tag: ['@nightly', '@wcag-1.4.11', '@wide-first'] }, async ({
  found,
}) => {
  expectNone(found, ({ shape }) => shape.faults.faint)
})

test('neighbours in a list are told apart', { tag: ['@nightly', '@kwcag-5.4.4', '@wide-first'] }, async ({ found }) => {
  expectNone(found, ({ shape }) => shape.faults.touching)
})

test('nothing flashes, and no text is a picture', {
  tag: ['@nightly', '@any-screen', '@wcag-1.4.5', '@wcag-2.3.1'],
}, async ({ found }) => {
  expectNone(found, ({ shape: { faults } }) => [...faults.flashing, ...faults.textPictures])
})

test('nothing sounds by itself, and no letter is a shortcut', {
  tag: ['@nightly', '@any-screen', '@wcag-1.4.2', '@wcag-2.1.4'],
}, async ({ found }) => {
  expectNone(found, ({ host: { faults } }) => [...faults.loud, ...faults.shortcuts])
})

test('markup has no id twice and no control in another', {
  tag: ['@nightly', '@any-screen', '@kwcag-8.1.1'],
}, async ({ found }) => {
  expectNone(found, ({ host }) => host.faults.markup)
})

test('title, language and first link of the page stay those of the server', {
  tag: ['@nightly', '@any-screen', '@wcag-2.4.1', '@wcag-2.4.2', '@wcag-3.1.1'],
}, async ({ found }) => {
  for (const { path, html, host } of found) {
    expect.soft(host.title.replaceAll('\u00a0', ' '), path).toBe(titleIn(html))
    expect.soft(html, path).toContain(`<html lang="${host.language}"`)
    expect.soft(host.first, path).toContain('href="#main-content"')
  }
})

test('the header’s links and the help are in the same order on each page', {
  tag: ['@nightly', '@any-screen', '@wcag-3.2.3', '@wcag-3.2.6', '@rove-header', '@rove-chat'],
}, async ({ found }) => {
  const [first] = found.map(({ host }) => host.links)
  expect(first?.length).toBeGreaterThan(10)
  for (const { path, host } of found) {
    // A customer has other links than a guest: those that both have are in one order.
    const common = first?.filter((link) => host.links.includes(link))
    expect
      .soft(
        host.links.filter((link) => first?.includes(link)),
        path,
      )
      .toEqual(common)
    expect.soft(common?.length, path).toBeGreaterThan(10)
  }
  expect(new Set(found.flatMap(({ host }) => host.help ?? [])).size).toBe(1)
})

test('a press whose pointer is moved away before its release does nothing', {
  tag: ['@nightly', '@wcag-2.5.2', '@wide-first'],
}, async ({ found }) => {
  expect(sum(found.map(({ tried }) => tried))).toBeGreaterThan(40)
  expectNone(found, ({ hasty }) => hasty)
})

test('Tab walks through every element in its order, out of it, and changes nothing', {
  tag: ['@nightly', '@wide-first', '@wcag-2.1.1', '@wcag-2.1.2', '@wcag-2.4.3', '@wcag-3.2.1'],
}, async ({ found }) => {
  for (const { path, walks } of found)
    for (const [tag, { steps, hasLeft }] of Object.entries(walks)) {
      const places = steps.map(({ place }) => place)
      expect.soft(places, `${path} ${tag}`).toEqual([...places].sort((one, other) => one - other))
      expect.soft(hasLeft, `${path} ${tag}`).toBe(true)
      expect.soft(new Set(steps.map(({ context }) => context)).size, `${path} ${tag}`).toBeLessThan(2)
    }
  expect(sum(found.flatMap(({ walks }) => Object.values(walks)).map(({ steps }) => steps.length))).toBeGreaterThan(200)
})

test('the focus is seen at each stop, and never covered', {
  tag: ['@nightly', '@wide-first', '@wcag-1.4.11', '@wcag-2.4.7', '@wcag-2.4.11'],
}, async ({ found }) => {
  expectNone(found, ({ walks }) =>
    Object.values(walks).flatMap(({ steps }) =>
      steps.flatMap(({ node, isMarked, isCovered }) => [
        ...(isMarked ? [] : [`not marked: ${node}`]),
        ...(isCovered ? [`covered: ${node}`] : []),
      ]),
    ),
  )
})
