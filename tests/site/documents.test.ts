import { globSync } from 'tinyglobby'
import { describe, expect, it } from 'vitest'
import { documentFiles, documentSection, documentText, firstParagraph } from '../../site/documents'
import { headingId, linkInSite } from '../../site/links'
import { documentPages, pageId, titleOf } from '../../site/pages'

const pages = documentFiles().filter((file) => titleOf(file))
/** The ids to which links can lead: of headings, and those that a document sets itself. */
const targets = (file: string) => [
  ...[...documentText(file).matchAll(/^#{2,4} (.*)$/gm)].map(([, text = '']) => headingId(text)),
  ...[...documentText(file).matchAll(/<a id="([\w-]+)">/g)].map(([, id]) => id),
]

/** The links of a document that lead to a page of the site, as Markdown has them, outside of code. */
function links(file: string): readonly string[] {
  const text = documentText(file).replace(/^```[\s\S]*?^```/gm, '')
  return [...text.matchAll(/\]\(([^()\s]+)\)/g)].map(([, href = '']) => href)
}

describe('the documents of the site', () => {
  it('are the READMEs of all elements, and the documents of the list', () => {
    const readmes = globSync('widgets/*/README.md')
    expect(readmes.length).toBeGreaterThan(30)
    expect(pages.toSorted()).toEqual([...readmes, ...documentPages.map(({ file }) => file)].toSorted())
  })

  it('have links that lead to an existing place of a page', () => {
    const bySite = new Map(pages.map((file) => [`./?path=/docs/${pageId(titleOf(file) as string)}`, file]))
    const dead = pages.flatMap((file) =>
      links(file)
        .map((href) => ({ href, address: linkInSite(file, href, true) }))
        .filter(({ address }) => address && !address.startsWith('http'))
        .filter(({ address = '' }) => {
          const [page = '', heading] = address.split('#')
          const target = page ? bySite.get(page) : file
          return !target || (heading !== undefined && !targets(target).includes(heading))
        })
        .map(({ href }) => `${file}: ${href}`),
    )
    expect(pages.flatMap(links).length).toBeGreaterThan(100)
    expect(dead).toEqual([])
  })

  it('have links whose target depends on the folder of the document', () => {
    expect(linkInSite('widgets/love/README.md', '../popups/README.md#a-definition', true)).toBe(
      './?path=/docs/rove-popups--docs#a-definition',
    )
    expect(linkInSite('docs/embed.md', '../README.md', true)).toBe('./?path=/docs/guides-overview--docs')
    expect(linkInSite('README.md', '#settings', true)).toBe('#settings')
    expect(linkInSite('README.md', '#settings', false)).toBe('./?path=/docs/guides-overview--docs#settings')
    expect(linkInSite('README.md', 'https://example.com/', true)).toBe('https://example.com/')
    expect(linkInSite('README.md', 'CONTRIBUTING.md', true)).toBeUndefined()
  })

  it('are shown without their title and without comments', () => {
    const text = documentText('widgets/love/README.md')
    expect(firstParagraph(text)).toMatch(/^A heart button/)
    expect(text).not.toContain('<!--')
  })

  it('have sections that end at the next heading of the same level', () => {
    const section = documentSection('widgets/popups/README.md', 'Use')
    expect(section).toContain('### A definition')
    expect(section).not.toContain('## Attributes and properties')
    expect(() => documentSection('README.md', 'Nothing')).toThrow('no heading “Nothing”')
  })

  it('have the ids of headings that GitHub gives them', () => {
    expect(headingId('`window.rove`')).toBe('windowrove')
    expect(headingId('GET /uc_love/ajax')).toBe('get-uc_loveajax')
    expect(headingId('React, Preact, Vue and Svelte')).toBe('react-preact-vue-and-svelte')
  })
})
