import { expect, it, vi } from 'vitest'
import { autumn, dialog, onPages, open, wait } from './popups-page'

onPages()

const waiting = (id: string, conditions: object) => ({ ...autumn, id, conditions })
const wakesIn = async (ms: number) => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  await wait(ms)
  return timers.mock.calls.filter(([, delay]) => delay).length
}

it('POP-01 popups that cannot open for this visitor on this page leave it idle', async () => {
  localStorage.setItem('rove_subscribed', '1')
  open([
    waiting('korea', { country: 'KR' }),
    waiting('members', { member: true }),
    waiting('elsewhere', { path: '/elsewhere' }),
    waiting('subscribed', { notSubscribed: true }),
    waiting('misspelt', { contry: 'US' }),
  ])
  await wait(8000)
  expect(await wakesIn(60_000)).toBe(0)
  expect(dialog()).toBeUndefined()
})

it('POP-01 popups that time can make eligible are checked by one timer', async () => {
  const until = Date.now() + 30_000
  localStorage.setItem('rove_closed', JSON.stringify({ one: until - 3_600_000, other: until - 3_600_000 }))
  open([waiting('one', { notClosedFor: 1 }), waiting('other', { notClosedFor: 1 })])
  await wait(8000)
  expect(await wakesIn(10_000)).toBeLessThanOrEqual(11)
  await wait(20_000)
  expect(dialog()).toBeTruthy()
})

it('POP-01 in a preview ineligible popups are checked too', async () => {
  open([waiting('korea', { country: 'KR' })], { address: '/?rove-why' })
  await wait(8000)
  expect(await wakesIn(10_000)).toBeGreaterThan(5)
})
