import { afterEach, describe, expect, it, vi } from 'vitest'
import { ProtectionStep, protectionSummary } from '../../../../widgets/checkout/protection/protection.view'
import { all, click, leave, show, stateOf, texts } from '../part-page'
import { fullOrder } from '../test-order'

afterEach(leave)
const offers = [
  { term: 3, title: '3 years', cost: 90 },
  { term: 5, title: '5 years', cost: 120 },
]
const withTerm = (term?: number) => stateOf(fullOrder({ protection: { offers, term } }))
const chosen = () => all('input').map((input) => (input as HTMLInputElement).checked)

describe('the protection step', () => {
  it('PROT-01 each plan is shown with its cost, then none, and a choice sends the term', async () => {
    const pickProtection = vi.fn()
    await show(ProtectionStep, withTerm(), { pickProtection })
    expect(texts('label')).toEqual(['3 years – $90', '5 years – $120', 'No thanks'])
    for (const input of all('input')) await click(input)
    expect(pickProtection.mock.calls).toEqual([[3], [5], [0]])
  })

  it.each([
    [undefined, [false, false, false], 1, 'No thanks'],
    [0, [false, false, true], 0, 'No thanks'],
    [5, [false, true, false], 0, '5 years'],
  ])(
    'PROT-01 with the term %s, the choices are %j, and the summary shows it',
    async (term, expected, required, summary) => {
      await show(ProtectionStep, withTerm(term))
      expect(chosen()).toEqual(expected)
      expect(all('[data-required=true]')).toHaveLength(required)
      await show(protectionSummary, withTerm(term))
      expect(document.body.textContent).toBe(summary)
    },
  )

  it('CHK-07 PROT-01 the choices have the error class once Continue found none chosen', async () => {
    await show(ProtectionStep, withTerm())
    expect(all('.error')).toEqual([])
    await show(ProtectionStep, { ...withTerm(), notice: 'protectionRequired' })
    expect(all('.error')).toEqual(all('input'))
    await show(ProtectionStep, { ...withTerm(0), notice: 'protectionRequired' })
    expect(all('.error')).toEqual([])
  })

  it('PROT-01 a choice is shown at once, then the server’s', async () => {
    let answer: (kept: boolean) => void = () => {}
    const pickProtection = () => new Promise<boolean>((resolve) => (answer = resolve))
    await show(ProtectionStep, withTerm(3), { pickProtection })
    await click(all('input')[1])
    await show(ProtectionStep, withTerm(3), { pickProtection })
    expect(chosen()).toEqual([false, true, false])
    answer(false)
    await show(ProtectionStep, withTerm(3), { pickProtection })
    expect(chosen()).toEqual([true, false, false])
  })

  it('PROT-02 a button opens the details', async () => {
    const open = vi.fn()
    await show(ProtectionStep, withTerm(), { open })
    await click(all('.rove-link')[0])
    expect(open).toHaveBeenCalledExactlyOnceWith('protection')
  })
})
