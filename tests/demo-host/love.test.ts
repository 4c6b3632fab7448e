import { beforeAll, describe, expect, it } from 'vitest'
import { form, openShop, type Shop, visit } from './visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
const love = (query: string) => `/uc_love/ajax?${query}`

describe('the love call', () => {
  it('LOVE-01 counts a love once for repeated calls', async () => {
    const guest = visit(shop)
    expect(await guest.json(love('op=add&nid=1201'))).toEqual({ cnt: 1 })
    expect(await guest.json(love('op=add&nid=1201'))).toEqual({ cnt: 1 })
    expect(await guest.json(love('op=add&nid=1202'))).toEqual({ cnt: 2 })
    expect(await guest.json(love('op=remove&nid=1201'))).toEqual({ cnt: 1 })
    expect(await guest.json(love('op=remove&nid=1201'))).toEqual({ cnt: 1 })
  })

  it('LOVE-01 counts each visitor and each account separately', async () => {
    const [one, other] = [visit(shop), visit(shop)]
    await one(love('op=add&nid=1201'))
    expect(await other.json(love('op=add&nid=1202'))).toEqual({ cnt: 1 })
    await one('/?as=customer')
    expect(await one.json(love('op=add&nid=1203'))).toEqual({ cnt: 1 })
    await one('/?as=guest')
    expect(await one.json('/uc_love/items')).toMatchObject({ items: [{ nid: 1201 }] })
    await one('/user/logout')
    expect(await one.json('/uc_love/items')).toEqual({ items: [], cnt: 0 })
  })

  it.each(['op=add&nid=1', 'op=add&nid=x', 'op=remove&nid=x', 'op=steal&nid=1201', 'op=add&nid=1201&email=nobody', ''])(
    'refuses the body “%s”',
    async (query) => {
      const response = await visit(shop)(love(query))
      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({ error: expect.any(String) })
    },
  )

  it('refuses a product that the country does not sell, and removes one that it no longer sells', async () => {
    const guest = visit(shop)
    await guest('/?country=US')
    expect((await guest(love('op=add&nid=1205'))).status).toBe(200)
    await guest('/?country=KR')
    const hidden = (await guest(love('op=add&nid=1205'))).status
    expect(hidden).toBe(400)
    expect(await guest.json('/uc_love/items')).toEqual({ items: [], cnt: 1 })
    expect(await guest.json(love('op=remove&nid=1205'))).toEqual({ cnt: 0 })
  })
})

describe('the email request', () => {
  const asked = '/uc_love/ajax_validate?nid=1201'

  it('LOVE-02 a guest receives the server’s form', async () => {
    const { validate, html } = await visit(shop).json(asked)
    expect(validate).toBe(true)
    expect(html).toMatch(/<form id="uc-love-email-form"[\s\S]*type="email"[\s\S]*name="subscribe"[\s\S]*type="submit"/)
  })

  it('LOVE-02 the form is in the visitor’s language', async () => {
    const labels = ['US', 'CA&locale=fr_CA', 'KR', 'HK'].map(async (place) => {
      const guest = visit(shop)
      await guest(`/?country=${place}`)
      return /<label for="edit-email">(.*?)</.exec((await guest.json(asked)).html)?.[1]
    })
    expect(await Promise.all(labels)).toEqual([
      'Email address (optional)',
      'Adresse courriel (facultatif)',
      '이메일 주소 (선택)',
      '電郵地址（選填）',
    ])
  })

  it('LOVE-02 is not repeated in the session after an address or a refusal', async () => {
    for (const answer of ['', '&email=ida@example.com&subscribe=1']) {
      const guest = visit(shop)
      await guest(love(`op=add&nid=1201${answer}`))
      expect(await guest.json(asked)).toEqual({ validate: false, html: '' })
    }
  })

  it('LOVE-02 the public log contains of an address only that it exists', async () => {
    const guest = visit(shop)
    await guest(love('op=add&nid=1201&email=xylo@home.test&subscribe=1'))
    const rows = await guest.json('/demo/log.json?what=address')
    expect(rows).toMatchObject([{ detail: 'x***@home.test, may be written to' }])
    expect(await visit(shop).read('/demo/log')).not.toContain('xylo')
  })

  it('LOVE-02 removing a love is not an answer', async () => {
    const guest = visit(shop)
    await guest(love('op=remove&nid=1201'))
    expect(await guest.json(asked)).toMatchObject({ validate: true })
  })

  it.each(['customer', 'member', 'trade'])('LOVE-03 a %s receives no request', async (persona) => {
    const somebody = visit(shop)
    await somebody(`/?as=${persona}`)
    expect(await somebody.json(asked)).toMatchObject({ validate: false })
  })
})

describe('the loved products', () => {
  it('LOVE-03 are in the page’s settings and counted beside the link, newest first', async () => {
    const guest = visit(shop)
    await guest(love('op=add&nid=1203'))
    await guest(love('op=add&nid=1201'))
    const page = await guest.read('/sofas')
    expect(page).toContain('"uc_love":{"user":[1201,1203]}')
    expect(page).toContain('<rove-love-count>2</rove-love-count>')
  })

  it('LOVE-05 have the country’s price', async () => {
    const guest = visit(shop)
    await guest('/?country=UK')
    await guest(love('op=add&nid=1201'))
    expect(await guest.json('/uc_love/items')).toEqual({
      items: [
        {
          nid: 1201,
          title: 'Marlow 3-Seat Sofa',
          price: 1510,
          url: '/product/marlow-3-seat-sofa',
          image: '/sites/default/files/styles/w480/public/marlow-3-seat-sofa.webp',
        },
      ],
      cnt: 1,
    })
  })

  it('LOVE-05 are listed and can be removed without script', async () => {
    const guest = visit(shop)
    await guest(love('op=add&nid=1201'))
    expect(await guest.read('/wishlist')).toContain('Marlow 3-Seat Sofa')
    expect((await guest('/i-love/remove', form({ nid: '1201' }))).status).toBe(303)
    expect(await guest.read('/i-love')).toContain('Your wishlist is empty')
    expect((await guest('/i-love/remove', form({ nid: 'all' }))).status).toBe(303)
  })

  it('are logged with a masked address and deleted on request', async () => {
    const guest = visit(shop)
    await guest(love('op=add&nid=1207&email=log@example.com&subscribe=1'))
    expect(await guest.read('/demo/log')).toContain('l***@example.com, may be written to')
    await guest('/demo/reset', form({}))
    expect(await guest.json('/uc_love/items')).toEqual({ items: [], cnt: 0 })
    expect(await guest.read('/demo/log')).not.toContain('log@example.com')
  })
})
