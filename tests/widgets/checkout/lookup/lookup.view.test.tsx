import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { foundAddress } from '../../../../widgets/checkout/lookup/lookup.rules'
import type { Places, Suggestion } from '../../../../widgets/checkout/lookup/lookup-places.model'
import type { Postcode } from '../../../../widgets/checkout/lookup/lookup-postcode.model'
import { all, blur, click, field, fill, leave, open, pass, press, texts, type } from '../address/address-page'
import { empty, shipment, vine } from '../address/shipment'

beforeEach(() => vi.useFakeTimers())
afterEach(async () => {
  await leave()
  vi.useRealTimers()
})

const part = (type: string, longText: string, shortText = longText) => ({ longText, shortText, types: [type] })
const suggestion = (street: string, city: string, state: string): Suggestion => ({
  street,
  town: `${city}, ${state}`,
  read: async () =>
    foundAddress(
      [part('locality', city), part('administrative_area_level_1', state), part('postal_code', '10014')],
      street,
    ),
})

describe('streets that are suggested', () => {
  const varick = [suggestion('225 Varick Street', 'New York', 'NY'), suggestion('226 Varick Street', 'Albany', 'NY')]

  async function street(found: readonly Suggestion[] = varick) {
    const places = { warm: vi.fn(async () => {}), suggest: vi.fn<Places['suggest']>(async () => found) }
    const { model } = shipment({ order: { delivery: { ...vine, street1: '' } }, words: { lookups: { places } } })
    await open(model)
    return { ...places, model, draft: () => model.get().draft.delivery }
  }
  const options = () => all('[role=option]')
  const input = () => field('street1')

  it('ADDR-03 the provider is fetched when the field is reached, not before', async () => {
    const { warm } = await street()
    await act(async () => field('city').focus())
    expect(warm).not.toHaveBeenCalled()
    await act(async () => input().focus())
    expect(warm).toHaveBeenCalledTimes(1)
  })

  it('ADDR-03 is a combobox whose list the keys go through', async () => {
    const { draft, suggest } = await street()
    expect(input().getAttribute('role')).toBe('combobox')
    expect(input().getAttribute('autocomplete')).toBe('shipping address-line1')
    expect(input().getAttribute('aria-expanded')).toBe('false')
    await type(input(), '22 Varick')
    await pass(250)
    expect(suggest).toHaveBeenCalledExactlyOnceWith('22 Varick', ['US'])
    expect(input().getAttribute('aria-expanded')).toBe('true')
    expect(document.getElementById(input().getAttribute('aria-controls') ?? '')?.getAttribute('role')).toBe('listbox')
    expect(texts('.rove-street1 [role=status]')).toEqual(['2 suggested addresses'])
    await press(input(), 'ArrowDown')
    await press(input(), 'ArrowDown')
    expect(input().getAttribute('aria-activedescendant')).toBe(options()[1]?.id)
    expect(options().map((option) => option.getAttribute('aria-selected'))).toEqual(['false', 'true'])
    await press(input(), 'Enter')
    expect(options()).toEqual([])
    expect(draft()).toMatchObject({
      street1: '226 Varick Street',
      city: 'Albany',
      zone: 43,
      postal_code: '10014',
      phone: vine.phone,
    })
    expect(input().value).toBe('226 Varick Street')
  })

  it('ADDR-03 takes a press, which leaves the focus in the field', async () => {
    const { draft } = await street()
    await type(input(), '22 Varick')
    await pass(250)
    const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true })
    options()[0]?.dispatchEvent(down)
    expect(down.defaultPrevented).toBe(true)
    await click(options()[0])
    expect(draft()).toMatchObject({ street1: '225 Varick Street', city: 'New York' })
  })

  it.each([
    ['Escape', () => press(input(), 'Escape')],
    ['leaving', () => blur(input())],
  ])('ADDR-03 %s closes the list and keeps what is typed', async (_, close) => {
    const { draft } = await street()
    await type(input(), '22 Varick')
    await pass(250)
    await press(input(), 'ArrowDown')
    await close()
    expect(options()).toEqual([])
    expect(draft().street1).toBe('22 Varick')
  })

  it('ADDR-03 Enter is the form’s while nothing is picked', async () => {
    await street()
    await type(input(), '22 Varick')
    await pass(250)
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    await act(async () => void input().dispatchEvent(enter))
    expect(enter.defaultPrevented).toBe(false)
  })

  it('ADDR-03 nothing is suggested for what the browser fills in', async () => {
    const { suggest } = await street()
    await fill({ street1: '1600 Vine Street', city: 'Los Angeles' })
    await pass(1000)
    expect(suggest).not.toHaveBeenCalled()
  })

  it('ADDR-03 is a field like any other where nothing is found', async () => {
    const { draft } = await street([])
    await type(input(), '1600 Vine Street')
    await pass(250)
    expect(options()).toEqual([])
    expect(input().getAttribute('aria-expanded')).toBe('false')
    expect(draft().street1).toBe('1600 Vine Street')
  })

  it('ADDR-03 the bill’s streets are of all six countries', async () => {
    const suggest = vi.fn<Places['suggest']>(async () => varick)
    const places = { warm: async () => {}, suggest }
    await open(shipment({ order: { copy_address: false }, words: { lookups: { places } } }).model)
    await type(field('street1', 'billing'), '22 Varick')
    await pass(250)
    expect(suggest).toHaveBeenCalledExactlyOnceWith('22 Varick', ['US', 'CA', 'AU', 'KR', 'UK', 'HK'])
  })
})

describe('the Korean search for postal codes', () => {
  const found = { postal_code: '04524', street1: '서울 중구 세종대로 110', city: '서울 중구' }

  async function korea(search: Postcode['search']) {
    const postcode = { search: vi.fn(search) }
    const { model } = shipment({
      country: 'KR',
      order: { delivery: { ...empty, country: 410, postal_code: '045' } },
      words: { lookups: { postcode } },
    })
    await open(model)
    return { ...postcode, draft: () => model.get().draft.delivery }
  }
  const button = () => all('.rove-postcode button')[0]

  it('ADDR-03 opens below the field, fills in what was chosen, closes, and leads to the next field', async () => {
    let choose: (address: typeof found) => void = () => {}
    const { search, draft } = await korea(() => new Promise((resolve) => (choose = resolve)))
    expect(search).not.toHaveBeenCalled()
    expect(button()?.getAttribute('aria-expanded')).toBe('false')
    await click(button())
    expect(button()?.getAttribute('aria-expanded')).toBe('true')
    expect(search).toHaveBeenCalledExactlyOnceWith(all('.rove-search-room > div')[0], '045')
    choose(found)
    await pass(0)
    expect(draft()).toMatchObject(found)
    expect(all('.rove-search-room')).toEqual([])
    expect(document.activeElement).toBe(field('street2'))
  })

  it('ADDR-03 what is chosen after it was closed counts for nothing', async () => {
    let choose: (address: typeof found) => void = () => {}
    const { draft } = await korea(() => new Promise((resolve) => (choose = resolve)))
    await click(button())
    await click(button())
    choose(found)
    await pass(0)
    expect(draft().postal_code).toBe('045')
  })

  it('ADDR-03 where it is not to be had, the field stays and the button goes', async () => {
    await korea(async () => undefined)
    await click(button())
    expect(button()).toBeUndefined()
    expect(document.activeElement).toBe(field('postal_code'))
  })

  it('ADDR-03 is not there in other countries', async () => {
    await open(shipment({ words: { lookups: { postcode: { search: async () => undefined } } } }).model)
    expect(button()).toBeUndefined()
  })
})
