import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RoveError } from '../../../core/base/report/errors'
import { createStaffCheck } from '../../../widgets/page/staff/staff.calls'

const answers: ((answer: unknown) => void)[] = []
const callShop = vi.hoisted(() => vi.fn())
vi.mock('../../../core/base/net/call-shop', () => ({ callShop }))

const form = document.createElement('form')
let life: AbortController
let check: ReturnType<typeof createStaffCheck>
const isMarked = () => form.hasAttribute('data-staff')

beforeEach(() => {
  life?.abort()
  life = new AbortController()
  answers.length = 0
  callShop.mockReset().mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
  vi.spyOn(console, 'info').mockImplementation(() => {})
  check = createStaffCheck(life.signal)
})

describe('PAGE-06 the staff check', () => {
  it('marks the form of a staff member, until the name changes', async () => {
    const first = check(form, 'staff@example.com')
    expect(callShop.mock.calls[0]?.[1]).toEqual({ name: 'staff@example.com' })
    answers[0]?.({ check_role: true })
    await first
    expect(isMarked()).toBe(true)
    void check(form, 'me@home.test')
    expect(isMarked()).toBe(false)
  })

  it('uses the answer to the latest name', async () => {
    const first = check(form, 'staff@example.com')
    const second = check(form, 'me@home.test')
    answers[1]?.({ check_role: false })
    await second
    answers[0]?.({ check_role: true })
    await first
    expect(isMarked()).toBe(false)
  })

  it('asks nothing for an empty name', async () => {
    await check(form, ' ')
    expect(callShop).not.toHaveBeenCalled()
  })

  it('has no mark after a failure, and none after the element has left', async () => {
    callShop.mockRejectedValueOnce(new RoveError('status-500', 'user.check-role'))
    await check(form, 'staff@example.com')
    expect(isMarked()).toBe(false)
    const last = check(form, 'staff@example.com')
    answers[0]?.({ check_role: true })
    await last
    expect(isMarked()).toBe(true)
    life.abort()
    expect(isMarked()).toBe(false)
  })
})
