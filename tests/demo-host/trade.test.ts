import { beforeAll, describe, expect, it } from 'vitest'
import { type FirstBytes, fileBytes } from '../file-signatures'
import { form, openShop, type Shop, visit } from './visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

const filled = {
  ...{ first_name: 'Ida', last_name: 'Lind', company_name: 'Lind Studio', title: 'Designer', country: 'US' },
  ...{ contact_email: 'ida@home.test', contact_phone: '(503) 555-0117', company_type: 'interior', line1: '1 Main St' },
  ...{ city: 'Portland', province: 'US-OR', postal_code: '97201', service_area: 'states', service_states: 'US-OR' },
  ...{ website: 'lind.studio', association: 'ASID', membership_number: '77', tax_exempt: 'no' },
  ...{ survey_1: '12', survey_2: 'homes', agreement: '1', operation: 'op-1' },
}
const enrol = '/ajax/trade/enrol'
describe('the enrolment of an application', () => {
  it('TRADE-01 enrols once for each operation id', async () => {
    const guest = visit(shop)
    for (const _ of [1, 2, 3])
      expect(await (await guest(enrol, form(filled))).json()).toEqual({
        enrolled: true,
        url: '/trade/application/thanks',
        errors: [],
      })
    expect(await (await guest('/trade/application', form(filled))).status).toBe(303)
    const loggedIn = visit(shop)
    expect(await (await loggedIn(enrol, form(filled))).json()).toMatchObject({ enrolled: true })
    expect(await guest.json('/demo/log.json?what=trade')).toHaveLength(1)
    expect(await loggedIn.json('/demo/log.json?what=trade')).toEqual([])
  })

  it('TRADE-01 of several calls of an operation, the values of the latest count', async () => {
    const guest = visit(shop)
    for (const survey_1 of ['12', '13', '13']) await guest(enrol, form({ ...filled, operation: 'op-2', survey_1 }))
    const rows = (await guest.json('/demo/log.json?what=trade')) as { detail: string; params: object }[]
    expect(rows.map(({ detail }) => detail.split(',')[0])).toEqual(['enrolled', 'changed'])
    expect(rows[1]?.params).toMatchObject({ survey_1: '13' })
  })

  it('TRADE-03 answers the errors of fields, and enrols nothing', async () => {
    const answer = await visit(shop)(enrol, form({ ...filled, city: '', postal_code: 'V5K 0A1', card_upload: 'x' }))
    expect(await answer.json()).toMatchObject({
      enrolled: false,
      errors: [
        { field: 'city', message: 'Required' },
        { field: 'postal_code', message: 'Invalid' },
      ],
    })
  })

  it('TRADE-03 a file of another visitor does not count', async () => {
    const [mine, other] = [visit(shop), visit(shop)]
    const file = new FormData()
    file.append('file', new File([fileBytes('pdf')], 'card.pdf'))
    const { id } = (await (await mine('/ajax/trade/file', { method: 'POST', body: file })).json()) as { id: string }
    const fields = form({ ...filled, website: '', card_upload: id })
    expect(await (await other(enrol, fields)).json()).toMatchObject({ errors: [{ field: 'card_upload' }] })
    expect(await (await mine(enrol, fields)).json()).toMatchObject({ enrolled: true })
  })

  it('refuses an application without an operation id', async () => {
    expect((await visit(shop)(enrol, form({ ...filled, operation: '' }))).status).toBe(400)
  })
})

describe('a file', () => {
  const send = (kind: FirstBytes, name: string, size?: number) => {
    const file = new FormData()
    file.append('file', new File([fileBytes(kind, size)], name))
    return visit(shop)('/ajax/trade/file', { method: 'POST', body: file })
  }

  it.each([
    ['card.exe', 'a program for Windows', 2000, /^Please choose a PDF, JPG, PNG or HEIC file/],
    ['tool.jpg', 'a program for Windows', 2000, /content is not what its name says/],
    ['tool.pdf', 'a script', 2000, /content is not what its name says/],
    ['photo.heic', 'avif', 2000, /content is not what its name says/],
    ['1000004321', 'webp', 2000, /^Please choose a PDF, JPG, PNG or HEIC file/],
    ['card.pdf', 'pdf', 0, /empty/],
    ['card.pdf', 'pdf', 10 * 1024 * 1024 + 1, /at most 10 MB/],
  ] as const)('TRADE-02 %s with the bytes of %s is refused with a reason', async (name, kind, size, reason) => {
    const answer = await send(kind, name, size)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ message: expect.stringMatching(reason) })
  })

  it.each([
    ['1000004321', 'jpg', '1000004321.jpg'],
    ['card.pdf ', 'pdf', 'card.pdf'],
    ['licence.png.', 'png', 'licence.png'],
    ['IMG_0001', 'heic', 'IMG_0001.heic'],
  ] as const)('TRADE-02 %s with the bytes of %s is kept as %s', async (name, kind, kept) => {
    const answer = await send(kind, name)
    expect([answer.status, await answer.json()]).toMatchObject([200, { name: kept, size: 2000 }])
  })
})

describe('the page without script', () => {
  it('TRADE-02 keeps what was typed and the file, and shows the errors beside the fields', async () => {
    const guest = visit(shop)
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...filled, city: '', website: '' })) body.append(name, value)
    body.append('card_file', new File([fileBytes('pdf')], 'card.pdf'))
    const html = await (await guest('/trade/application', { method: 'POST', body })).text()
    expect(html).toMatch(/name="city"[^>]*aria-invalid|aria-invalid="true"[^>]*name="city"/)
    expect(html).toContain('value="Lind Studio"')
    expect(html).toMatch(/data-rove-trade="kept"[^>]*data-name="card.pdf"/)
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1)
  })

  it('TRADE-02 a program that is named like a picture is refused beside its field', async () => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...filled, website: '' })) body.append(name, value)
    body.append('card_file', new File([fileBytes('a program for Linux')], 'tool.jpg'))
    const html = await (await visit(shop)('/trade/application', { method: 'POST', body })).text()
    expect(html).toContain('content is not what its name says')
    expect(html).not.toContain('data-rove-trade="kept"')
  })
})
