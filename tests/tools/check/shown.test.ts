import { beforeEach, describe, expect, it } from 'vitest'
import { machineStates } from '../../shown/machine-states'
import { textCodes } from '../../shown/text-codes'
import { forget, shown, watchMachine } from '../../shown/watch'
import { watchPlugin } from '../../shown/watch-plugin'

beforeEach(forget)

const next = watchMachine('x.machine.ts next', (state, event) => (event === 'ignored' ? state : { at: event }))

describe('what a story shows', () => {
  it('is the last state of each machine, not the ones before', () => {
    const first = { at: 'idle' }
    const second = next(first, 'saving')
    expect(shown().states).toEqual(['x.machine.ts next: saving'])
    next(second, 'saved')
    expect(shown().states).toEqual(['x.machine.ts next: saved'])
  })

  it('is also a state in which an event was ignored, and a state inside of another', () => {
    next({ purchase: { at: 'adding' }, dialog: undefined }, 'ignored')
    expect(shown().states).toEqual(['x.machine.ts next purchase: adding'])
  })

  it('begins anew with each story', () => {
    next({ at: 'idle' }, 'saving')
    forget()
    expect(shown().states).toEqual([])
  })
})

describe('the states of machines', () => {
  it('are read from the types that their functions return', () => {
    const [love, ...others] = machineStates(['widgets/love/love.machine.ts'])
    expect(love).toEqual({ name: 'widgets/love LoveState: idle', shownAs: ['widgets/love/love.machine.ts next: idle'] })
    expect(others.map(({ name }) => name.replace(/^.*: /, ''))).toEqual(['checking', 'asking', 'saving'])
  })

  it('of a type that two functions return count once', () => {
    const files = ['widgets/checkout/checkout.machine.ts', 'widgets/checkout/payment/payment.machine.ts']
    const held = machineStates(files).filter(({ name }) => name.endsWith('PaymentState: held'))
    expect(held.map(({ shownAs }) => shownAs)).toEqual([
      files.map((file, n) => `${file} ${n === 0 ? 'next payment' : 'nextPayment'}: held`),
    ])
  })
})

it('texts are named by file, table and code', async () => {
  expect(await textCodes()).toContain('widgets/love/love.texts.ts loveTexts: wrongEmail')
})

it('only machines, tables of texts and the lookup are watched', () => {
  const { transform } = watchPlugin() as { transform: (code: string, id: string) => { code: string } | undefined }
  const added = (file: string, code: string) => transform(code, `${process.cwd()}/${file}`)?.code.split('\n').slice(2)
  expect(added('widgets/a/a.machine.ts', 'export function next() {}')).toEqual([
    "next = watchMachine('widgets/a/a.machine.ts next', next)",
  ])
  expect(added('core/a/a.texts.ts', 'export const aTexts = {}')).toEqual([
    "nameTable('core/a/a.texts.ts aTexts', aTexts)",
  ])
  expect(added('core/base/texts/texts.ts', '')).toEqual(['createTextLookup = watchLookup(createTextLookup)'])
  expect(added('widgets/a/a.model.ts', 'export function next() {}')).toBeUndefined()
})
