import { beforeAll, expect, it } from 'vitest'
import { shopForms } from '../../demo-host/forms/shop-forms'
import { settingsIn } from './order-calls'
import { form, openShop, type Shop, visit } from './visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

it('a page has the setting of instant pages only while the switch is on', async () => {
  const guest = visit(shop)
  const instantAt = async (path: string) => settingsIn(await guest.read(path)).rove.instant
  expect(await instantAt('/sofas')).toBeUndefined()
  expect(await instantAt('/sofas?instant=on')).toBe(true)
  expect(await instantAt('/sofas')).toBe(true)
  expect(await instantAt('/sofas?instant=off')).toBeUndefined()
})

it.each(['prefetch', 'prefetch;prerender'])(
  'a message that is shown once is left for the next page where one is fetched ahead with Sec-Purpose: %s',
  async (purpose) => {
    const guest = visit(shop)
    const contact = shopForms.find(({ path }) => path === '/contact-us')
    const fields = contact?.fields.map(({ name, kind }) => [name, kind === 'email' ? 'ida@home.test' : 'Ida']) ?? []
    await guest('/contact-us', form(Object.fromEntries(fields)))
    const ahead = await guest('/sofas', { headers: { 'sec-purpose': purpose } })
    expect(await ahead.text()).not.toContain('class="messages status"')
    expect(await guest.read('/sofas')).toContain('class="messages status"')
    expect(await guest.read('/sofas')).not.toContain('class="messages status"')
  },
)
