import { beforeAll, describe, expect, it } from 'vitest'
import { countries } from '../../core/base/country/countries.rules'
import { labPopups } from '../../demo-host/campaigns/lab-popups'
import { elementId, shopForms } from '../../demo-host/forms/shop-forms'
import { showrooms } from '../../demo-host/showrooms/showrooms'
import { settingsIn } from './order-calls'
import { form, openShop, type Shop, visit } from './visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

/** A valid value for every field. */
const filled = (fields: (typeof shopForms)[number]['fields']) =>
  Object.fromEntries(
    fields.map(({ name, kind }) => [name, { email: 'ida@home.test', amount: '50' }[kind as string] ?? 'Ida']),
  )

describe.each(shopForms)('the form at $path', ({ path, id, fields }) => {
  it('TRACK-04 has Drupal’s markup and a label for every field, and works without script', async () => {
    const page = await visit(shop).read(path)
    const element = elementId({ id })
    expect(page).toMatch(new RegExp(`<form class="shop-form" id="${element}" action="${path}" method="post"`))
    expect(page).toContain(`name="form_id" value="${id}"`)
    for (const { name } of fields) expect(page).toMatch(new RegExp(`<label for="edit-[\\w-]+">[\\s\\S]*name="${name}"`))
  })

  it('TRACK-04 a submission is logged without its values, and the thanks appear once', async () => {
    const guest = visit(shop)
    const sent = await guest(path, form(filled(fields)))
    expect([sent.status, sent.headers.get('location')]).toEqual([303, path])
    const [row] = (await guest.json('/demo/log.json?what=form')) as {
      detail: string
      params: Record<string, unknown>
    }[]
    expect(row?.detail).toBe(id.replaceAll('_', '-'))
    expect(Object.keys(row?.params ?? {})).toEqual(fields.map(({ name }) => name))
    expect(JSON.stringify(row)).not.toMatch(/ida@home|"Ida"/)
    const words = (await guest.read(path)).match(/class="messages status"[\s\S]*?<\/div>/)
    expect(words?.[0]).toContain('role="status"')
    expect(await guest.read(path)).not.toContain('class="messages status"')
  })

  it('TRACK-04 an invalid submission shows each field’s error, keeps the values and logs nothing', async () => {
    const guest = visit(shop)
    const wrong = {
      ...filled(fields),
      ...Object.fromEntries(fields.filter(({ kind }) => kind === 'email').map(({ name }) => [name, 'ida'])),
    }
    const page = await (await guest(path, form(wrong))).text()
    const emails = fields.filter(({ kind }) => kind === 'email')
    expect(page.match(/class="form-problem"/g)).toHaveLength(emails.length)
    for (const { name } of emails)
      expect(page).toMatch(
        new RegExp(`name="${name}"[^>]*aria-invalid="true"[^>]*aria-describedby="edit-[\\w-]+-problem"`),
      )
    const empty = await (await guest(path, form({}))).text()
    expect(empty.match(/class="form-problem"/g)).toHaveLength(fields.filter(({ isOptional }) => !isOptional).length)
    expect(await guest.json('/demo/log.json?what=form')).toEqual([])
  })
})

it('TRACK-04 submitted values are escaped as text', async () => {
  const page = await (await visit(shop)('/contact-us', form({ name: '"><script>x</script>' }))).text()
  expect(page).not.toContain('<script>x')
})

describe('showrooms', () => {
  it.each(showrooms)('SHOWROOM-02 $name has a page with a link to directions', async ({ path, name }) => {
    const page = await visit(shop).read(path)
    expect(page).toMatch(new RegExp(`<h1( lang="en")?>${name}</h1>`))
    expect(page).toMatch(
      /<a class="button" href="https:\/\/www\.google\.com\/maps\/dir\/\?[^"]+" target="_blank" rel="noopener" data-rove-showroom="directions" data-rove-track="directions">Get Directions/,
    )
  })

  it('SHOWROOM-02 every showroom and landing link of the specification exists', () => {
    const names = ['Toronto Downtown', 'Vancouver Downtown', 'Melrose', 'San Diego La Jolla', 'Hong Kong']
    expect(showrooms.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
    const links = [
      'melrose-showroom',
      'santa-fe-springs-showroom',
      'san-diego-showroom',
      'miami-showroom-grand-opening-event/rsvp',
      'vancouver-showroom',
      'toronto-showroom',
    ]
    expect(showrooms.map(({ path }) => path)).toEqual(expect.arrayContaining(links.map((link) => `/${link}`)))
  })
})

describe('campaigns', () => {
  it('POP-01 COUNT-01 a marketer’s page contains its popups and its countdown as plain HTML', async () => {
    const page = await visit(shop).read('/campaign/autumn-sale?country=US')
    const [, json = ''] = /<script type="application\/json" data-rove-settings>([\s\S]*?)<\/script>/.exec(page) ?? []
    const { rove, countdownEnd } = JSON.parse(json)
    expect(rove.popups.map((one: { id?: string }) => one.id ?? one)).toEqual([
      'closing-au',
      'closing-kr',
      'autumn-welcome',
      'autumn-rooms',
      'autumn-leaving',
    ])
    expect(Date.parse(countdownEnd)).toBeGreaterThan(Date.now())
    expect(page).toContain(`end="${countdownEnd}"`)
    expect(page).not.toContain('[sale:')
    for (const tag of ['rove-love nid="1204"', 'rove-search', 'rove-love-count']) expect(page).toContain(`<${tag}`)
  })

  it('POP-01 a page with its own countdown omits the shop’s countdown', async () => {
    expect((await visit(shop).read('/campaign/autumn-sale')).match(/<rove-countdown/g)).toHaveLength(1)
  })

  it('POP-01 every link and picture of the autumn sale exists', async () => {
    const guest = visit(shop)
    const [, page = ''] = /<div class="autumn">([\s\S]*?)<\/main>/.exec(await guest.read('/campaign/autumn-sale')) ?? []
    const found = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path = '']) => path)
    expect(found.length).toBeGreaterThan(15)
    for (const path of found) expect((await guest(path)).status, path).toBe(200)
  })

  it('POP-01 the lab page has one popup of each kind, together or one at a time', async () => {
    const guest = visit(shop)
    const idsOn = async (path: string) =>
      (settingsIn(await guest.read(path)).rove.popups as { id: string }[]).map(({ id }) => id)
    expect(await idsOn('/campaign/marketing-lab')).toEqual(labPopups.map(({ id }) => id))
    expect(await idsOn('/campaign/marketing-lab?popup=lab-exit')).toEqual(['lab-exit'])
  })
})

it.each(countries)('TRACK-04 SHOWROOM-02 forms, showrooms and campaigns exist in $code', async ({ code }) => {
  const guest = visit(shop)
  const paths = [...shopForms, ...showrooms].map(({ path }) => path)
  for (const path of [...paths, '/showrooms', '/campaign/autumn-sale', '/campaign/marketing-lab'])
    expect((await guest(`${path}?country=${code}`)).status, path).toBe(200)
})
