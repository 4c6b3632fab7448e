import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { conditions } from '../../../core/shop/conditions/conditions'
import { headingId } from '../../../site/links'
import { oldestBrowsersSentence } from '../../../tools/build/oldest-browsers'
import { readProject } from '../../../tools/check/architecture/source'
import { storedNames } from '../../../tools/docs/surface'

const project = readProject()
const text = (path: string) => project.get(path) ?? ''
const allIn = (pattern: RegExp, words: string) => [
  ...new Set([...words.matchAll(pattern)].map(([, found = '']) => found)),
]
const within = (files: RegExp, pattern: RegExp) =>
  [...project].filter(([path]) => files.test(path)).flatMap(([, words]) => allIn(pattern, words))

describe('the documents for the shop', () => {
  it('list every setting that the code reads', () => {
    const names = within(/^core\/.+\.setting\.ts$/, /\bname: '([\w.]+)'/g)
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !text('docs/settings.md').includes(`\`${name}\``))).toEqual([])
  })

  it('name the oldest browsers', () => {
    expect(text('docs/embed.md')).toContain(oldestBrowsersSentence)
  })

  it('list every public token', () => {
    const tokens = allIn(/var\((--rove-[\w-]+)/g, text('core/base/styles/tokens.css'))
    expect(tokens.length).toBeGreaterThan(10)
    expect(tokens.filter((token) => !text('docs/theming.md').includes(`\`${token}\``))).toEqual([])
  })

  it('list every fact', () => {
    const facts = within(/^core\/.+\bfacts\.ts$/, /^ +'(\w+:\w+)':/gm)
    expect(facts.length).toBeGreaterThan(10)
    expect(facts.filter((fact) => !text('docs/window-rove.md').includes(`\`${fact}\``))).toEqual([])
  })

  it('list every condition of a popup', () => {
    const names = Object.keys(conditions)
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !text('widgets/popups/README.md').includes(`\`${name}\``))).toEqual([])
  })

  it('list every storage key and cookie', () => {
    const names = storedNames(project)
    const documents = [...project].filter(([path]) => /README\.md$|^docs\//.test(path)).map(([, words]) => words)
    expect(names.length).toBeGreaterThan(15)
    const inText = (name: string) => `\`${name.endsWith('…') ? name.slice(0, -1) : `${name}\``}`
    expect(names.filter((name) => !documents.some((words) => words.includes(inText(name))))).toEqual([])
  })

  it('list every class of the body', () => {
    const classes = allIn(/\bhas\('([\w-]+)'\)/g, text('core/base/page/body-flags.setting.ts'))
    expect(classes.length).toBeGreaterThan(4)
    expect(classes.filter((name) => !text('docs/settings.md').includes(`\`${name}\``))).toEqual([])
  })

  it('list every provider’s script and every payment page that the checkout opens', () => {
    const scripts = [...project]
      .filter(([path]) => /^(core\/shop\/lookup|widgets\/checkout)\/.+\.ts$/.test(path))
      .flatMap(([, words]) => allIn(/['`](https:\/\/[^'`?]+\/(?:js|[\w.]+\.js))['`?]/g, words))
    const links = allIn(/\$\{base\}([^`]+)`/g, text('widgets/checkout/checkout.element.ts'))
    const stripe = readFileSync('node_modules/@stripe/stripe-js/dist/pure.mjs', 'utf8')
    const [train] = allIn(/RELEASE_TRAIN = '(\w+)'/g, stripe)
    expect([scripts.length, links.length]).toEqual([3, 4])
    const named = [...scripts, ...links, `https://js.stripe.com/${train}/stripe.js`]
    expect(named.filter((one) => !text('widgets/checkout/README.md').includes(`\`${one}\``))).toEqual([])
  })

  it('list every widget', () => {
    const tags = within(/^widgets\//, /^ {2}tag: '(rove-[\w-]+)'/gm)
    expect(
      tags.filter((tag) => !text('README.md').includes(`\`<${tag}>\``)),
      'add a row to the table of README.md',
    ).toEqual([])
  })
})

describe('the documents for developers', () => {
  it('contain every requirement that a test or a comment refers to', () => {
    const ids = [...project]
      .filter(([path]) => /\.(ts|tsx)$/.test(path))
      .flatMap(([, words]) => allIn(/\b([A-Z]{3,}-\d{2})\b/g, words))
    const listed = allIn(/^\| ([A-Z]+-\d{2}) \|/gm, text('REQUIREMENTS.md'))
    expect(listed.length).toBeGreaterThan(40)
    expect([...new Set(ids)].filter((id) => !listed.includes(id))).toEqual([])
  })
})

describe('all documents', () => {
  /** Its links are those of CONTRACT.md, into which it is written. */
  const partOfContract = /payment-webhooks\.md$/
  const documents = [...project].filter(([path]) => path.endsWith('.md') && !partOfContract.test(path))
  /** The ids to which links can lead: of headings, and those that a document sets itself. */
  const targets = (words: string) => [
    ...allIn(/^#+ (.*)$/gm, words).map(headingId),
    ...allIn(/<a id="([\w-]+)">/g, words),
  ]

  it('have links that lead to an existing file, and to a heading of it', () => {
    const dead = documents.flatMap(([path, words]) =>
      allIn(/\]\(([^()\s]+)\)/g, words.replace(/^ *```[\s\S]*?^ *```/gm, ''))
        .filter((href) => !/^https?:/.test(href))
        .filter((href) => {
          const [file = '', heading] = href.split('#')
          const target = file ? posix.join(posix.dirname(path), file) : path
          return !existsSync(target) || (heading !== undefined && !targets(text(target)).includes(heading))
        })
        .map((href) => `${path}: ${href}`),
    )
    expect(documents.length).toBeGreaterThan(40)
    expect(dead).toEqual([])
  })

  it('name files that exist', () => {
    const places = /`((?:core|demo-host|docs|loader|site|stories|tests|tools|widgets|workshop)\/[\w./-]+)`/g
    const named = ['CONTRIBUTING.md', 'DECISIONS.md', 'README.md', 'tests/README.md', 'demo-host/README.md'].flatMap(
      (document) => allIn(places, text(document)).map((place) => ({ document, place })),
    )
    expect(named.length).toBeGreaterThan(50)
    // `x` and `NAME` stand for what a developer adds.
    const examples = /\bx\b|NAME/
    expect(named.filter(({ place }) => !examples.test(place) && !existsSync(place))).toEqual([])
  })

  it('the map of CONTRIBUTING has every folder of the source, and no other', () => {
    const [, map = ''] = /^## The map\n+```\n([\s\S]*?)^```/m.exec(text('CONTRIBUTING.md')) ?? []
    const above: string[] = []
    const listed = [...map.matchAll(/^( *)((?:[\w.-]+\/ *)+)/gm)].flatMap(([, indent = '', names = '']) =>
      (names.match(/[\w.-]+/g) ?? []).map((name) => {
        above.splice(indent.length / 2, above.length, name)
        return above.join('/')
      }),
    )
    const depth: Readonly<Record<string, number>> = { core: 3, workshop: 2, tools: 2 }
    const folders = [...project.keys()].map((path) => {
      const words = path.split('/').slice(0, -1)
      return words.slice(0, depth[words[0] ?? ''] ?? 1).join('/')
    })
    const inTracking = /^core\/tracking\/./
    const missing = [...new Set(folders)].filter((one) => one && !inTracking.test(one) && !listed.includes(one))
    expect(missing.filter((one) => one !== '.ci')).toEqual([])
    expect(listed.filter((one) => !existsSync(one))).toEqual([])
    expect(listed.length).toBeGreaterThan(50)
  })
})
