import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { foundAddress } from '../../../../widgets/checkout/lookup/lookup.rules'
import type { Suggestion } from '../../../../widgets/checkout/lookup/lookup-places.model'
import { createSuggesting } from '../../../../widgets/checkout/lookup/lookup-suggest.model'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const rest = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const found = foundAddress([{ longText: 'Seattle', types: ['locality'] }], '400 Pine Street')
const pine = (read: Suggestion['read'] = async () => found): Suggestion => ({
  street: '400 Pine Street',
  town: 'Seattle',
  read,
})

function field(suggest: (text: string) => Promise<readonly Suggestion[]> = async () => [pine(), pine()]) {
  const asked = vi.fn(suggest)
  const onStreet = vi.fn()
  const onFound = vi.fn()
  const suggesting = createSuggesting({ places: { suggest: asked }, countries: ['US'], onStreet, onFound })
  return { suggesting, asked, onStreet, onFound }
}

it('ADDR-03 asks once typing rests, from three characters on', async () => {
  const { suggesting, asked } = field()
  suggesting.typed('40')
  await rest(5000)
  expect(asked).not.toHaveBeenCalled()
  suggesting.typed('400')
  await rest(200)
  suggesting.typed('400 P')
  await rest(250)
  expect(asked).toHaveBeenCalledExactlyOnceWith('400 P', ['US'])
  expect(suggesting.get()).toMatchObject({ active: -1, suggestions: [{ town: 'Seattle' }, {}] })
})

it('ADDR-03 an answer to what is no longer typed is dropped', async () => {
  const answers: ((found: readonly Suggestion[]) => void)[] = []
  const { suggesting } = field(() => new Promise((resolve) => answers.push(resolve)))
  suggesting.typed('400 Pi')
  await rest(250)
  suggesting.typed('400 Pin')
  answers[0]?.([pine()])
  await rest(0)
  expect(suggesting.get().suggestions).toEqual([])
})

it('ADDR-03 the arrows go round', async () => {
  const { suggesting } = field()
  suggesting.typed('400 P')
  await rest(250)
  const at = ([1, 1, 1, -1, -1] as const).map((step) => {
    suggesting.move(step)
    return suggesting.get().active
  })
  expect(at).toEqual([0, 1, 0, 1, 0])
})

it('ADDR-03 the first arrow up leads to the last one', async () => {
  const { suggesting } = field()
  suggesting.typed('400 P')
  await rest(250)
  suggesting.move(-1)
  expect(suggesting.get().active).toBe(1)
})

it('ADDR-03 a chosen street is there at once, its parts follow', async () => {
  const { suggesting, onStreet, onFound } = field()
  suggesting.typed('400 P')
  await rest(250)
  const chosen = suggesting.choose(0)
  expect(onStreet).toHaveBeenCalledExactlyOnceWith('400 Pine Street')
  expect(suggesting.get().suggestions).toEqual([])
  await chosen
  expect(onFound).toHaveBeenCalledExactlyOnceWith(found)
})

it('ADDR-03 what is typed after choosing is not overwritten by parts that come late', async () => {
  let answer: (address: typeof found) => void = () => {}
  const { suggesting, onFound } = field(async () => [pine(() => new Promise((resolve) => (answer = resolve)))])
  suggesting.typed('400 P')
  await rest(250)
  const chosen = suggesting.choose(0)
  suggesting.typed('400 Pine Street, back door')
  answer(found)
  await chosen
  expect(onFound).not.toHaveBeenCalled()
})

it('ADDR-03 parts that are not to be had leave the street', async () => {
  const { suggesting, onStreet, onFound } = field(async () => [pine(async () => undefined)])
  suggesting.typed('400 P')
  await rest(250)
  await suggesting.choose(0)
  expect(onStreet).toHaveBeenCalledTimes(1)
  expect(onFound).not.toHaveBeenCalled()
})

it('ADDR-03 nothing opens once it is closed', async () => {
  const { suggesting, asked } = field()
  suggesting.typed('400 P')
  suggesting.close()
  await rest(5000)
  expect(asked).not.toHaveBeenCalled()
})
