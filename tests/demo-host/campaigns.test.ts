import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { pathToFileURL } from 'node:url'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tracking } from '../../core/tracking/tracking.setting'
import { campaignFile } from '../../demo-host/campaigns/campaign-files'
import { settingsIn } from './order-calls'
import { openShop, type Shop, visit } from './visitor'

let folder: string
let shop: Shop
beforeAll(async () => {
  folder = `${await mkdtemp(`${tmpdir()}/campaigns-`)}/here`
  await mkdir(folder)
  shop = await openShop()
})
afterAll(() => rm(`${folder}/..`, { recursive: true }))

const write = (name: string, html: string) => writeFile(`${folder}/${name}`, html)
const read = (slug: string) => campaignFile(slug, { locale: 'en_US' }, pathToFileURL(`${folder}/`))

describe('a campaign page', () => {
  it('POP-01 is served as soon as its file is saved, with its latest content', async () => {
    expect(await read('winter')).toBeUndefined()
    await write('winter.html', '<h1>Winter</h1>')
    expect(await read('winter')).toEqual({ title: 'Winter', html: '<h1>Winter</h1>', nids: [] })
    await write('winter.html', '<h1>Deep winter</h1>')
    expect((await read('winter'))?.title).toBe('Deep winter')
  })

  it.each([
    ['<h1 class="big">Soft <em>rugs</em>,<br>\n warm feet&nbsp;&amp; tea</h1>', 'Soft rugs, warm feet&nbsp;&amp; tea'],
    ['<!-- <h1>Draft</h1> --><H1>Rugs</H1><h1>More</h1>', 'Rugs'],
    ['<p>Nothing is headed</p>', 'page'],
    ['<h1> </h1>', 'page'],
  ])('POP-01 the campaign %j has the title %j', async (html, title) => {
    await write('page.html', html)
    expect((await read('page'))?.title).toBe(title)
  })

  it('POP-01 COUNT-01 the site’s tokens are replaced everywhere in the file', async () => {
    await write('sale.html', '<p>[sale:last-day]</p><rove-countdown end="[sale:end]"></rove-countdown>[sale:last-day]')
    const { html = '' } = (await read('sale')) ?? {}
    expect(html).toMatch(
      /^<p>(\w+day, \w+ \d+)<\/p><rove-countdown end="\d{4}-\d\d-\d\dT00:00:00.000Z"><\/rove-countdown>\1$/,
    )
  })

  it.each(['./spring', 'inner/spring', '../spring', 'Spring', 'spring.html', ''])(
    'is not found at the name %j',
    async (slug) => {
      await mkdir(`${folder}/inner`, { recursive: true })
      for (const at of ['', 'inner/', '../']) await write(`${at}spring.html`, '<h1>Spring</h1>')
      await write('Spring.html', '<h1>Spring</h1>')
      await write('.html', '<h1>Spring</h1>')
      expect(await read(slug)).toBeUndefined()
      expect(await read('spring')).toBeDefined()
    },
  )

  it('POP-01 the tab shows the page’s heading, and a campaign without a file is not found', async () => {
    const guest = visit(shop)
    expect(await guest.read('/campaign/autumn-sale')).toMatch(/<title>\s*The evenings are yours&nbsp;again\. \| Rooms/)
    expect((await guest('/campaign/no-such-sale')).status).toBe(404)
  })

  it('TRACK-01 the settings contain the name and price of each loved product for tracking', async () => {
    const settings = settingsIn(await visit(shop).read('/campaign/autumn-sale?country=US'))
    const { page } = parse(tracking.schema, settings.rove.tracking)
    expect([page.type, page.items.length]).toEqual(['campaign', 8])
    expect(page.items.find(({ nid }) => nid === '1204')).toMatchObject({
      name: 'Juno Velvet Sofa',
      price: expect.any(Number),
    })
  })
})
