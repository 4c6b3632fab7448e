import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { conditions } from '../../../core/shop/conditions/conditions'
import { oldestBrowsersSentence } from '../../../tools/build/oldest-browsers'
import { readProject } from '../../../tools/check/architecture/source'

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
    expect(names.filter((name) => !text('README.md').includes(`\`${name}\``))).toEqual([])
  })

  it('name the oldest browsers', () => {
    expect(text('README.md')).toContain(oldestBrowsersSentence)
  })

  it('list every public token', () => {
    const tokens = allIn(/var\((--rove-[\w-]+)/g, text('core/base/styles/tokens.css'))
    expect(tokens.length).toBeGreaterThan(10)
    expect(tokens.filter((token) => !text('README.md').includes(`\`${token}\``))).toEqual([])
  })

  it('list every fact', () => {
    const facts = within(/^core\/.+\bfacts\.ts$/, /^ +'(\w+:\w+)':/gm)
    expect(facts.length).toBeGreaterThan(10)
    expect(facts.filter((fact) => !text('README.md').includes(`\`${fact}\``))).toEqual([])
  })

  it('list every condition of a popup', () => {
    const names = Object.keys(conditions)
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !text('widgets/popups/README.md').includes(`\`${name}\``))).toEqual([])
  })

  it('list every storage key and cookie', () => {
    const storedNames = [...new Set([...within(/^(core|widgets|workshop)\//, /'(rove_[a-z_]+)'/g)])]
    const documents = [...project].filter(([path]) => path.endsWith('README.md')).map(([, words]) => words)
    expect(storedNames.length).toBeGreaterThan(15)
    expect(storedNames.filter((name) => !documents.some((words) => words.includes(`\`${name}\``)))).toEqual([])
  })

  it('list every class of the body', () => {
    const classes = allIn(/\bhas\('([\w-]+)'\)/g, text('core/base/page/body-flags.setting.ts'))
    expect(classes.length).toBeGreaterThan(4)
    expect(classes.filter((name) => !text('README.md').includes(`\`${name}\``))).toEqual([])
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
    expect(tags.filter((tag) => !text('README.md').includes(`\`<${tag}>\``))).toEqual([])
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
