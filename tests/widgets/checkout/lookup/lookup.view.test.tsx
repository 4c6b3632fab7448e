import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countries } from '../../../../core/base/country/countries.rules'
import { foundAddress } from '../../../../core/shop/lookup/found-address.rules'
import type { Places, Postcode, Suggestion } from '../../../../core/shop/lookup/lookup.types'
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

describe('suggested streets', () => {
  const varick = [suggestion('225 Varick Street', 'New York', 'NY'), suggestion('226 Varick Street', 'Albany', 'NY')]

  async function street(found: readonly Suggestion[] = varick) {
    const places = { warm: vi.fn(async () => {}), suggest: vi.fn<Places['suggest']>(async () => found) }
    const { model } = shipment({ order: { delivery: { ...vine, street1: '' } }, page: { lookups: { places } } })
    await open(model)
    return { ...places, model, draft: () => model.get().draft.delivery }
  }
  const options = () => all('[role=option]')
  const input = () => field('street1')

  it('ADDR-03 the provider is loaded when the field gets the focus, not before', async () => {
    const { warm } = await street()
    await act(async () => field('city').focus())
    expect(warm).not.toHaveBeenCalled()
    await act(async () => input().focus())
    expect(warm).toHaveBeenCalledTimes(1)
  })

  it('ADDR-03 the field is a combobox, and the arrow keys move through its list', async () => {
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
    await vi.waitFor(() =>
      expect(draft()).toMatchObject({
        street1: '226 Varick Street',
        city: 'Albany',
        zone: 43,
        postal_code: '10014',
        phone: vine.phone,
      }),
    )
    expect(input().value).toBe('226 Varick Street')
  })

  it('ADDR-03 a press chooses a street, and the focus stays in the field', async () => {
    const { draft } = await street()
    await type(input(), '22 Varick')
    await pass(250)
    const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true })
    options()[0]?.dispatchEvent(down)
    expect(down.defaultPrevented).toBe(true)
    await click(options()[0])
    await vi.waitFor(() => expect(draft()).toMatchObject({ street1: '225 Varick Street', city: 'New York' }))
  })

  it.each([
    ['Escape', () => press(input(), 'Escape')],
    ['a blur', () => blur(input())],
  ])('ADDR-03 %s closes the list and keeps the input', async (_, close) => {
    const { draft } = await street()
    await type(input(), '22 Varick')
    await pass(250)
    await press(input(), 'ArrowDown')
    await close()
    expect(options()).toEqual([])
    expect(draft().street1).toBe('22 Varick')
  })

  it('ADDR-03 Enter submits the form while no suggestion is selected', async () => {
    await street()
    await type(input(), '22 Varick')
    await pass(250)
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    await act(async () => void input().dispatchEvent(enter))
    expect(enter.defaultPrevented).toBe(false)
  })

  it('ADDR-03 autofill gets no suggestions', async () => {
    const { suggest } = await street()
    await fill({ street1: '1600 Vine Street', city: 'Los Angeles' })
    await pass(1000)
    expect(suggest).not.toHaveBeenCalled()
  })

  it('ADDR-03 without suggestions the field is a plain field', async () => {
    const { draft } = await street([])
    await type(input(), '1600 Vine Street')
    await pass(250)
    expect(options()).toEqual([])
    expect(input().getAttribute('aria-expanded')).toBe('false')
    expect(draft().street1).toBe('1600 Vine Street')
  })

  it('ADDR-03 streets for billing are suggested in all countries', async () => {
    const suggest = vi.fn<Places['suggest']>(async () => varick)
    const places = { warm: async () => {}, suggest }
    await open(shipment({ order: { copy_address: false }, page: { lookups: { places } } }).model)
    await type(field('street1', 'billing'), '22 Varick')
    await pass(250)
    expect(suggest).toHaveBeenCalledExactlyOnceWith(
      '22 Varick',
      countries.map(({ code }) => code),
    )
  })
})

describe('the Korean postal code search', () => {
  const found = { postal_code: '04524', street1: '서울 중구 세종대로 110', city: '서울 중구' }

  async function korea(search: Postcode['search']) {
    const postcode = { search: vi.fn(search) }
    const { model } = shipment({
      country: 'KR',
      order: { delivery: { ...empty, country: 410, postal_code: '045' } },
      page: { lookups: { postcode } },
    })
    await open(model)
    return { ...postcode, draft: () => model.get().draft.delivery }
  }
  const button = () => all('.rove-postcode button')[0]
  async function openSearch(): Promise<void> {
    await click(button())
    await vi.waitFor(() => expect(button()?.getAttribute('aria-expanded')).toBe('true'))
  }

  it('ADDR-03 the search fills in the choice, closes, and moves the focus on', async () => {
    let choose: (address: typeof found) => void = () => {}
    const { search, draft } = await korea(() => new Promise((resolve) => (choose = resolve)))
    expect(search).not.toHaveBeenCalled()
    expect(button()?.getAttribute('aria-expanded')).toBe('false')
    await openSearch()
    expect(search).toHaveBeenCalledExactlyOnceWith(all('.rove-postcode-search > div')[0], '045')
    choose(found)
    await pass(0)
    expect(draft()).toMatchObject(found)
    expect(all('.rove-postcode-search')).toEqual([])
    expect(document.activeElement).toBe(field('street2'))
  })

  it('ADDR-03 a choice after the search was closed is ignored', async () => {
    let choose: (address: typeof found) => void = () => {}
    const { draft } = await korea(() => new Promise((resolve) => (choose = resolve)))
    await openSearch()
    await click(button())
    choose(found)
    await pass(0)
    expect(draft().postal_code).toBe('045')
  })

  it('ADDR-03 if the search cannot be loaded, its button is removed', async () => {
    await korea(async () => undefined)
    await click(button())
    await vi.waitFor(() => expect(button()).toBeUndefined())
    expect(document.activeElement).toBe(field('postal_code'))
  })

  it('ADDR-03 other countries have no postal code search', async () => {
    await open(shipment({ page: { lookups: { postcode: { search: async () => undefined } } } }).model)
    expect(button()).toBeUndefined()
  })
})
