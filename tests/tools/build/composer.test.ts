import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { htmlExample, statements, tableRows } from '../../../tools/docs/readme-rows'
import { type Catalogue, marketing, type Receipts } from '../../../workshop/composer/catalogue/catalogue'

const read = (file: string) => JSON.parse(readFileSync(`dist/composer/${file}`, 'utf8'))
const catalogue: Catalogue = read('catalogue.json')
const receipts: Receipts = read('receipt.json')
const widget = (name: string) => catalogue.widgets.find((one) => one.name === name)

describe('the catalogue of the composer', () => {
  it('has every element with an example, those for marketers too', () => {
    expect(catalogue.widgets.map(({ name }) => name)).toEqual(expect.arrayContaining([...marketing]))
    expect(catalogue.widgets.filter(({ sample }) => !sample.includes('<rove-')).map(({ name }) => name)).toEqual([])
    expect(widget('cart')?.isPlaceable).toBe(false)
    expect(widget('love')?.attributes[0]).toMatchObject({ name: 'nid', type: 'number', required: true })
  })

  it('has the settings that the code of an element reads, and no others', () => {
    expect(widget('chat')?.settings).toContain('rove.chat')
    expect(widget('countdown')?.settings).toEqual(expect.arrayContaining(['countdownTitle', 'countdownEnd']))
    expect(widget('popups')?.settings).toEqual(expect.arrayContaining(['rove.popups', 'rove.newsletter']))
    expect(widget('love')?.settings).not.toContain('rove.chat')
  })
})

describe('the receipts of the composer', () => {
  it('have the sizes of the inventory', () => {
    const { scripts, tags } = JSON.parse(readFileSync('dist/scripts.json', 'utf8'))
    for (const { name } of catalogue.widgets) {
      const files = ['rove.js', ...tags[`rove-${name}`]]
      const sizes = files.map((file) => scripts.find((one: { file: string }) => one.file === file).brotli)
      expect(receipts[name]?.files.map(({ bytes }) => bytes)).toEqual(sizes)
    }
  })

  it('name the calls, the keys of storage and the receivers of a widget', () => {
    expect(receipts.love?.calls.map(({ call }) => call)).toEqual([
      'GET /uc_love/ajax',
      'GET /uc_love/ajax_validate',
      'GET /uc_love/items',
    ])
    expect(receipts.popups?.later.map(({ file }) => file)).toContain('_stage.js')
    expect(receipts.countdown?.storage.flatMap(({ keys }) => keys)).toContain('rove_countdown_closed')
    expect(receipts.countdown?.storage.map(({ says }) => says).join()).toContain('a cookie for 6 hours')
    const klaviyo = receipts.love?.events.flatMap(({ event, sinks }) =>
      sinks.filter(({ sink }) => sink === 'klaviyo').map(({ consent }) => [event, consent]),
    )
    expect(klaviyo).toEqual([['add_to_wishlist', 'marketing']])
  })

  it('no page of a shop lists or imports a file of the composer', () => {
    expect(readFileSync('dist/scripts.json', 'utf8')).not.toContain('composer')
    expect(readFileSync('dist/rove.js', 'utf8')).not.toContain('composer')
  })
})

it('rows, statements and examples of a README are read', () => {
  expect(tableRows('| a | b |\n| --- | --- |\n| `x\\|y` | text |')).toEqual([
    ['a', 'b'],
    ['`x|y`', 'text'],
  ])
  expect(statements('First.\n\n- `a`, b\n- c')).toEqual(['First.', '`a`, b', 'c'])
  expect(htmlExample('widgets/love/README.md')).toContain('<rove-love nid="1201"')
})
