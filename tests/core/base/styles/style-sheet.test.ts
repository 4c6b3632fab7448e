import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { putRulesBelow } from '../../../../core/base/styles/rules-below'
import { adoptInPage, createStyles } from '../../../../core/base/styles/style-sheet'

/** The texts of the style elements in a root. */
const texts = (root: ParentNode) => [...root.querySelectorAll('style')].map(({ textContent }) => textContent)

function shadowRoot(): ShadowRoot {
  const host = document.body.appendChild(document.createElement('div'))
  return host.attachShadow({ mode: 'open' })
}

afterEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
})

describe('a style sheet', () => {
  it('is adopted once by a root, and beside those of others', () => {
    const root = shadowRoot()
    const other = new CSSStyleSheet()
    root.adoptedStyleSheets = [other]
    const styles = createStyles('a { color: red }')
    styles.adopt(root)
    const undo = styles.adopt(root)
    expect(root.adoptedStyleSheets).toHaveLength(2)
    undo()
    expect(root.adoptedStyleSheets).toEqual([other])
    expect(texts(root)).toEqual([])
  })

  it('is shared by all roots that adopt it', () => {
    const roots = [shadowRoot(), shadowRoot()]
    const styles = createStyles('a { color: red }')
    for (const root of roots) styles.adopt(root)
    expect(roots[0]?.adoptedStyleSheets[0]).toBe(roots[1]?.adoptedStyleSheets[0])
  })
})

describe('a style sheet in a browser without adopted ones', () => {
  beforeEach(() => {
    Object.defineProperty(document, 'adoptedStyleSheets', { configurable: true, value: undefined })
    return () => Reflect.deleteProperty(document, 'adoptedStyleSheets')
  })

  it('is an element in the head with the nonce of the page, until it is undone', () => {
    const script = document.createElement('script')
    script.setAttribute('nonce', 'abc')
    // The window of these tests has no such property.
    Object.assign(script, { nonce: 'abc' })
    document.head.append(script)
    const undo = adoptInPage('a{color:red}')
    expect(texts(document.head)).toEqual(['@layer rove{a{color:red}}'])
    expect(document.querySelector('style')?.nonce).toBe('abc')
    undo()
    expect(texts(document.head)).toEqual([])
  })

  it('comes back when a view replaces what is in its shadow root', async () => {
    const root = shadowRoot()
    const styles = createStyles('a{color:red}')
    const undo = styles.adopt(root)
    styles.adopt(root)
    root.replaceChildren(document.createElement('p'))
    await vi.waitFor(() => expect(texts(root)).toEqual(['a{color:red}']))
    undo()
    await vi.waitFor(() => expect(texts(root)).toEqual([]))
  })

  it('is the same text where the page moves it, because the browser reads it again', () => {
    createStyles(putRulesBelow('ul{margin:0}', '.box')).adopt(document)
    const [style] = document.querySelectorAll('style')
    document.body.append(style as HTMLStyleElement)
    expect(texts(document.body)).toEqual(['.box ul{margin:0}'])
  })

  it('can be replaced', () => {
    const styles = createStyles('')
    styles.adopt(document)
    styles.replace('a{color:blue}')
    expect(texts(document.head)).toEqual(['a{color:blue}'])
  })
})

it.each([
  ['a list', 'a, b:is(c, d:not(e, f)) > [data-x="1"]{x:y}', '.box a,.box b:is(c, d:not(e, f)) > [data-x="1"]{x:y}'],
  ['the box itself', ':scope, :where(:not(svg, svg *)) {x:y}', '.box,.box :where(:not(svg, svg *)){x:y}'],
  [
    'a rule in rules',
    '@media (a){@supports (b){i{x:y}}i,b{x:y}}',
    '@media (a){@supports (b){.box i{x:y}}.box i,.box b{x:y}}',
  ],
  ['steps of an animation', '@keyframes beat{50%{x:y}to{x:z}}i{x:y}', '@keyframes beat{50%{x:y}to{x:z}}.box i{x:y}'],
  ['a statement', '@layer one,two;i{x:y}', '@layer one,two;.box i{x:y}'],
  ['nested rules', 'i{x:y;&:hover{x:z}} b{x:y}', '.box i{x:y;&:hover{x:z}}.box b{x:y}'],
  ['comments', '/* i{} */i{x:y}/* a*b */b{x:y}', '.box i{x:y}.box b{x:y}'],
])('puts the rules of a style sheet below a selector: %s', (_, css, below) => {
  expect(putRulesBelow(css, '.box')).toBe(below)
})
