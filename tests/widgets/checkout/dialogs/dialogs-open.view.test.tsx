import { afterEach, describe, expect, it, vi } from 'vitest'
import { OpenDialog } from '../../../../widgets/checkout/dialogs/dialogs-open.view'
import { leave, show, stateOf } from '../part-page'
import { fullOrder } from '../test-order'

afterEach(leave)
const withDialog = (dialog?: 'timing' | 'expired') => stateOf(fullOrder(), { dialog })
const dialogs = { timing: () => 'Soon', expired: () => 'Over' }

describe('the checkout’s open dialog', () => {
  it('CHK-06 the code of the dialogs is loaded once, with the first one', async () => {
    const given = { loadDialogs: vi.fn(async () => dialogs) }
    await show(OpenDialog, withDialog(), given)
    expect(given.loadDialogs).not.toHaveBeenCalled()
    for (const [dialog, text] of [
      ['timing', 'Soon'],
      [undefined, ''],
      ['expired', 'Over'],
    ] as const) {
      await show(OpenDialog, withDialog(dialog), given)
      expect(document.body.textContent).toBe(text)
    }
  })

  it('CHK-06 if its code fails to load, the dialog closes until the next press', async () => {
    const given = {
      loadDialogs: vi.fn(async (): Promise<unknown> => dialogs).mockRejectedValueOnce('offline'),
      report: vi.fn(),
      failDialog: vi.fn(),
    }
    await show(OpenDialog, withDialog('timing'), given)
    expect(given.report).toHaveBeenCalledExactlyOnceWith('offline')
    expect(given.failDialog).toHaveBeenCalledOnce()
    await show(OpenDialog, withDialog(), given)
    await show(OpenDialog, withDialog('timing'), given)
    expect(document.body.textContent).toBe('Soon')
  })
})
