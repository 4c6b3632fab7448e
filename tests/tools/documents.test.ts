import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { conditions } from '../../core/conditions/conditions'
import { readProject } from '../../tools/architecture/source'

const project = readProject()
const text = (path: string) => project.get(path) ?? ''
const allIn = (pattern: RegExp, words: string) => [
  ...new Set([...words.matchAll(pattern)].map(([, found = '']) => found)),
]
const below = (folder: string, pattern: RegExp) =>
  [...project].filter(([path]) => path.startsWith(folder)).flatMap(([, words]) => allIn(pattern, words))

describe('what a shop reads', () => {
  it('names every setting that is read', () => {
    const names = below('core/host/settings/', /\bname: '([\w.]+)'/g)
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !text('README.md').includes(`\`${name}\``))).toEqual([])
  })

  it('names every public token', () => {
    const tokens = allIn(/var\((--rove-[\w-]+)/g, text('core/styles/tokens.css'))
    expect(tokens.length).toBeGreaterThan(10)
    expect(tokens.filter((token) => !text('README.md').includes(`\`${token}\``))).toEqual([])
  })

  it('names every fact', () => {
    const facts = allIn(/^ {2}'(\w+:\w+)':/gm, text('core/facts.ts'))
    expect(facts.length).toBeGreaterThan(10)
    expect(facts.filter((fact) => !text('README.md').includes(`\`${fact}\``))).toEqual([])
  })

  it('names every condition of a popup', () => {
    const names = Object.keys(conditions)
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !text('widgets/popups/README.md').includes(`\`${name}\``))).toEqual([])
  })

  it('names every key and cookie that is kept on a device', () => {
    const kept = [...new Set([...below('core/', /'(rove_[a-z_]+)'/g), ...below('widgets/', /'(rove_[a-z_]+)'/g)])]
    const documents = [...project].filter(([path]) => path.endsWith('README.md')).map(([, words]) => words)
    expect(kept.length).toBeGreaterThan(15)
    expect(kept.filter((name) => !documents.some((words) => words.includes(`\`${name}\``)))).toEqual([])
  })

  it('names every class of the body', () => {
    const classes = allIn(/\bhas\('([\w-]+)'\)/g, text('core/host/flags.ts'))
    expect(classes.length).toBeGreaterThan(4)
    expect(classes.filter((name) => !text('README.md').includes(`\`${name}\``))).toEqual([])
  })

  it('names every provider’s script and every page that the checkout leads to', () => {
    const scripts = [...project]
      .filter(([path]) => /^widgets\/checkout\/.+\.ts$/.test(path))
      .flatMap(([, words]) => allIn(/['`](https:\/\/[^'`?]+\/(?:js|[\w.]+\.js))['`?]/g, words))
    const links = allIn(/\$\{base\}([^`]+)`/g, text('widgets/checkout/checkout.element.ts'))
    const stripe = readFileSync('node_modules/@stripe/stripe-js/dist/pure.mjs', 'utf8')
    const [train] = allIn(/RELEASE_TRAIN = '(\w+)'/g, stripe)
    expect([scripts.length, links.length]).toEqual([3, 4])
    const named = [...scripts, ...links, `https://js.stripe.com/${train}/stripe.js`]
    expect(named.filter((one) => !text('widgets/checkout/README.md').includes(`\`${one}\``))).toEqual([])
  })

  it('names every widget', () => {
    const tags = below('widgets/', /^ {2}tag: '(rove-[\w-]+)'/gm)
    expect(tags.filter((tag) => !text('README.md').includes(`\`<${tag}>\``))).toEqual([])
  })
})

describe('what a developer reads', () => {
  it('has every requirement that a test or a comment names', () => {
    const ids = [...project]
      .filter(([path]) => /\.(ts|tsx)$/.test(path))
      .flatMap(([, words]) => allIn(/\b([A-Z]{3,}-\d{2})\b/g, words))
    const listed = allIn(/^\| ([A-Z]+-\d{2}) \|/gm, text('REQUIREMENTS.md'))
    expect(listed.length).toBeGreaterThan(40)
    expect([...new Set(ids)].filter((id) => !listed.includes(id))).toEqual([])
  })
})
