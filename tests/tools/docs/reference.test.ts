import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { declarations } from '../../../tools/build/declarations'
import { type DocumentedElement, readDefinitions } from '../../../tools/build/definitions'
import { editorData } from '../../../tools/build/editor-data'
import { manifest } from '../../../tools/build/manifest'
import { webTypes } from '../../../tools/build/web-types'
import { withReference } from '../../../tools/docs/reference'

const heart: DocumentedElement = {
  file: 'widgets/heart/heart.element.ts',
  tag: 'rove-heart',
  summary: 'A heart.',
  placing: [],
  attributeTypes: {
    nid: { type: 'number', required: true },
    size: { type: 'string', values: ['small', 'large'] },
    'without-count': { type: 'boolean' },
  },
  attributeDocs: { nid: 'The product.', size: 'How large.', 'without-count': 'No number.' },
  facts: { 'love:changed': 'The server has counted.' },
  properties: { sizes: { doc: 'All sizes.', type: 'Sizes' } },
  parts: { button: 'The heart itself.' },
  slots: { '': 'What the server shows.' },
  tokens: { '--rove-heart-size': { doc: 'Its width.', default: '44px' } },
}
const readme = '# rove-heart\n\n<!-- generated:reference -->\nold\n<!-- /generated:reference -->\n\n## Calls\n'

describe('the definitions', () => {
  it('each definition is assigned to its own file, for any number of definitions', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rove-'))
    try {
      const files = Array.from({ length: 12 }, (_, n) => relative('.', join(folder, `e${n}.element.ts`)))
      const reference = { summary: '', attributes: {}, facts: {}, parts: {}, slots: {}, tokens: {} }
      for (const [n, file] of files.entries())
        writeFileSync(
          file,
          `export default { definition: ${JSON.stringify({ tag: `rove-e${n}`, attributes: {}, reference })} }`,
        )
      const elements = await readDefinitions(files)
      expect(elements.map(({ file, tag }) => [file, tag])).toEqual(files.map((file, n) => [file, `rove-e${n}`]))
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe('the reference in a README', () => {
  it('the reference is inserted between its markers and the other text is unchanged', () => {
    const written = withReference(readme, heart)
    expect(written).toMatch(/^# rove-heart\n\n<!-- generated:reference -->\n\n## Attributes and properties\n/)
    expect(written).toMatch(/<!-- \/generated:reference -->\n\n## Calls\n$/)
    expect(written).not.toContain('old')
  })

  it('an unchanged reference is not written again', () => {
    expect(withReference(withReference(readme, heart), heart)).toBe(withReference(readme, heart))
  })

  it('the reference lists attributes with their values and properties, facts, parts and tokens', () => {
    const written = withReference(readme, heart)
    expect(written).toContain('| `nid` | number | **Required.** The product. Property: `nid`. |')
    expect(written).toContain('| `size` | `small`, `large` | How large. Property: `size`. |')
    expect(written).toContain('| `love:changed` | The server has counted. |')
    expect(written).toContain('| `--rove-heart-size` | `44px` | Its width. |')
  })

  it('missing markers are an error', () => {
    expect(() => withReference('# rove-heart', heart)).toThrow('the README of rove-heart')
  })
})

describe('the custom-elements manifest and the files made from it', () => {
  it('the manifest describes an element to tools', () => {
    const described = JSON.parse(JSON.stringify(manifest([heart])))
    const [module] = described.modules
    expect(module.exports[0]).toMatchObject({ kind: 'custom-element-definition', name: 'rove-heart' })
    expect(module.declarations[0]).toMatchObject({
      customElement: true,
      tagName: 'rove-heart',
      events: [{ name: 'rove:love:changed' }],
      cssParts: [{ name: 'button' }],
      cssProperties: [{ name: '--rove-heart-size', default: '44px' }],
    })
    expect(module.declarations[0].attributes[2]).toMatchObject({ name: 'without-count', fieldName: 'withoutCount' })
    expect(module.declarations[0].attributes[3]).toMatchObject({
      name: 'load',
      type: { text: "'eager' | 'visible' | 'idle' | 'interaction'" },
    })
  })

  it('the editor data lists the element’s attributes and their values', () => {
    const { tags } = JSON.parse(JSON.stringify(editorData([heart])))
    expect(tags[0].attributes.map(({ name }: { name: string }) => name)).toEqual([
      'nid',
      'size',
      'without-count',
      'load',
    ])
    expect(tags[0].attributes[1].values).toEqual([{ name: 'small' }, { name: 'large' }])
    expect(tags[0].references[0].url).toMatch(/^https:.+\/widgets\/heart\/README\.md$/)
  })

  it('the web types list the element’s attributes, properties, events, parts and tokens with its README', () => {
    const { contributions } = JSON.parse(JSON.stringify(webTypes([heart])))
    const [element] = contributions.html.elements
    expect(element).toMatchObject({
      name: 'rove-heart',
      attributes: [
        { name: 'nid', required: true, value: { type: 'number' } },
        { name: 'size', required: false, value: { type: "'small' | 'large'" } },
        { name: 'without-count', value: { kind: 'no-value', type: 'boolean' } },
        { name: 'load' },
      ],
      js: {
        properties: [{ name: 'nid' }, {}, {}, { name: 'sizes', type: 'Sizes' }],
        events: [{ name: 'rove:love:changed' }],
      },
      css: { parts: [{ name: 'button' }], properties: [{ name: '--rove-heart-size', default: '44px' }] },
    })
    expect(element['doc-url']).toMatch(/^https:.+\/widgets\/heart\/README\.md$/)
  })

  it('the types declare the element’s properties and attributes', () => {
    const types = declarations([heart], 'export interface Sizes {}')
    expect(types).toContain('nid: number\n')
    expect(types).toContain("size: 'small' | 'large' | undefined\n")
    expect(types).toContain(
      "'rove-heart': RoveAttributes & { 'nid': number; 'size'?: 'small' | 'large'; 'without-count'?: boolean; 'sizes'?: Sizes }\n",
    )
    expect(types).toContain('sizes: Sizes | undefined\n')
    expect(types).toContain("'rove-heart': RoveHeart\n")
  })
})
