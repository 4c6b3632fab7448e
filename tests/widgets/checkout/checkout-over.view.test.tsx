import { afterEach, describe, expect, it, vi } from 'vitest'
import { Over } from '../../../widgets/checkout/checkout-over.view'
import { fullOrder } from './begun'
import { leave, show, stateOf } from './part-page'

afterEach(leave)
const withDialog = (dialog?: 'timing' | 'expired') => stateOf(fullOrder(), { dialog })
const dialogs = { timing: () => 'Soon', expired: () => 'Over' }

describe('what stands over the checkout', () => {
  it('CHK-06 is fetched once, with the first of it', async () => {
    const given = { loadDialogs: vi.fn(async () => dialogs) }
    await show(Over, withDialog(), given)
    expect(given.loadDialogs).not.toHaveBeenCalled()
    for (const [dialog, text] of [
      ['timing', 'Soon'],
      [undefined, ''],
      ['expired', 'Over'],
    ] as const) {
      await show(Over, withDialog(dialog), given)
      expect(document.body.textContent).toBe(text)
    }
  })

  it('CHK-06 is closed and reported where it cannot be fetched, and fetched when it is asked for again', async () => {
    const given = {
      loadDialogs: vi.fn(async (): Promise<unknown> => dialogs).mockRejectedValueOnce('offline'),
      report: vi.fn(),
      failToOpen: vi.fn(),
    }
    await show(Over, withDialog('timing'), given)
    expect(given.report).toHaveBeenCalledExactlyOnceWith('offline')
    expect(given.failToOpen).toHaveBeenCalledOnce()
    await show(Over, withDialog(), given)
    await show(Over, withDialog('timing'), given)
    expect(document.body.textContent).toBe('Soon')
  })
})
