import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { foundAddress } from '../../../../core/shop/lookup/found-address.rules'
import type { Suggestion } from '../../../../core/shop/lookup/lookup.types'
import { createSuggestions } from '../../../../core/shop/lookup/suggestions'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const found = foundAddress([{ longText: 'Seattle', types: ['locality'] }], '400 Pine Street')
const pine = (read: Suggestion['read'] = async () => found): Suggestion => ({
  street: '400 Pine Street',
  town: 'Seattle',
  read,
})

function field(suggest: (text: string) => Promise<readonly Suggestion[]> = async () => [pine(), pine()]) {
  const suggestCalls = vi.fn(suggest)
  const onStreet = vi.fn()
  const onFound = vi.fn()
  const suggesting = createSuggestions({ places: { suggest: suggestCalls }, countries: ['US'], onStreet, onFound })
  return { suggesting, suggestCalls, onStreet, onFound }
}

it('ADDR-03 suggestions are requested after the debounce, from three characters on', async () => {
  const { suggesting, suggestCalls } = field()
  suggesting.typed('40')
  await wait(5000)
  expect(suggestCalls).not.toHaveBeenCalled()
  suggesting.typed('400')
  await wait(200)
  suggesting.typed('400 P')
  await wait(250)
  expect(suggestCalls).toHaveBeenCalledExactlyOnceWith('400 P', ['US'])
  expect(suggesting.get()).toMatchObject({ active: -1, suggestions: [{ town: 'Seattle' }, {}] })
})

it('ADDR-03 a response for an outdated text is dropped', async () => {
  const answers: ((found: readonly Suggestion[]) => void)[] = []
  const { suggesting } = field(() => new Promise((resolve) => answers.push(resolve)))
  suggesting.typed('400 Pi')
  await wait(250)
  suggesting.typed('400 Pin')
  answers[0]?.([pine()])
  await wait(0)
  expect(suggesting.get().suggestions).toEqual([])
})

it('ADDR-03 the arrow keys go round', async () => {
  const { suggesting } = field()
  suggesting.typed('400 P')
  await wait(250)
  const at = ([1, 1, 1, -1, -1] as const).map((step) => {
    suggesting.move(step)
    return suggesting.get().active
  })
  expect(at).toEqual([0, 1, 0, 1, 0])
})

it('ADDR-03 the first arrow up selects the last suggestion', async () => {
  const { suggesting } = field()
  suggesting.typed('400 P')
  await wait(250)
  suggesting.move(-1)
  expect(suggesting.get().active).toBe(1)
})

it('ADDR-03 a chosen street is filled in at once, the rest of its address follows', async () => {
  const { suggesting, onStreet, onFound } = field()
  suggesting.typed('400 P')
  await wait(250)
  const chosen = suggesting.choose(0)
  expect(onStreet).toHaveBeenCalledExactlyOnceWith('400 Pine Street')
  expect(suggesting.get().suggestions).toEqual([])
  await chosen
  expect(onFound).toHaveBeenCalledExactlyOnceWith(found)
})

it('ADDR-03 input typed after a choice is not overwritten by a late address', async () => {
  let answer: (address: typeof found) => void = () => {}
  const { suggesting, onFound } = field(async () => [pine(() => new Promise((resolve) => (answer = resolve)))])
  suggesting.typed('400 P')
  await wait(250)
  const chosen = suggesting.choose(0)
  suggesting.typed('400 Pine Street, back door')
  answer(found)
  await chosen
  expect(onFound).not.toHaveBeenCalled()
})

it('ADDR-03 if the address cannot be read, the chosen street stays', async () => {
  const { suggesting, onStreet, onFound } = field(async () => [pine(async () => undefined)])
  suggesting.typed('400 P')
  await wait(250)
  await suggesting.choose(0)
  expect(onStreet).toHaveBeenCalledTimes(1)
  expect(onFound).not.toHaveBeenCalled()
})

it('ADDR-03 nothing opens once the list is closed', async () => {
  const { suggesting, suggestCalls } = field()
  suggesting.typed('400 P')
  suggesting.close()
  await wait(5000)
  expect(suggestCalls).not.toHaveBeenCalled()
})
