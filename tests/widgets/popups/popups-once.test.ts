import { describe, expect, it } from 'vitest'
import { autumn, close, dialog, leavePage, onPages, open, told, wait } from './popups-page'

onPages()

describe('popups come once', () => {
  it('POP-04 an exit in the pause after another popup is forgotten: the card comes at a later exit, and never without one', async () => {
    const exit = () => document.dispatchEvent(Object.assign(new Event('mouseout'), { clientY: 0, relatedTarget: null }))
    open([autumn, { ...autumn, id: 'leaving', event: { exit: true } }])
    await wait(5000)
    exit()
    await wait(0)
    await close()
    await wait(1000)
    exit()
    await wait(60_000)
    expect(told.flatMap(([fact, payload]) => (fact === 'popup:shown' ? [payload] : []))).toEqual([{ id: 'autumn' }])
    exit()
    await wait(0)
    expect(told.at(-1)).toEqual(['popup:shown', { id: 'leaving' }])
  })

  it('POP-01 that were closed do not come again where their tag is replaced', async () => {
    const first = open([autumn, { ...autumn, id: 'winter' }])
    await wait(5000)
    await close()
    first.replaceWith(document.createElement('rove-popups'))
    await wait(90_000)
    expect(told.flatMap(([fact, payload]) => (fact === 'popup:shown' ? [payload] : []))).toEqual([
      { id: 'autumn' },
      { id: 'winter' },
    ])
  })

  it('POP-01 that stand are not shown again where their tag is replaced', async () => {
    const first = open([autumn])
    await wait(5000)
    expect(dialog()).toBeTruthy()
    first.replaceWith(document.createElement('rove-popups'))
    await wait(90_000)
    expect(told).toEqual([['popup:shown', { id: 'autumn' }]])
  })

  it('POP-01 POP-02 that ask for an address go where one was left in another tab; others stay', async () => {
    const answer = () => {
      localStorage.setItem('rove_subscribed', `${Date.now()}`)
      dispatchEvent(new StorageEvent('storage', { key: 'rove_subscribed' }))
    }
    open([autumn])
    await wait(5000)
    answer()
    await wait(0)
    expect(dialog()).toBeUndefined()
    expect(told.at(-1)).toEqual(['popup:closed', { id: 'autumn', by: 'done' }])
    await leavePage()
    open([{ ...autumn, markup: { html: '<p>x</p>' } }])
    await wait(60_000)
    answer()
    await wait(0)
    expect(dialog()).toBeTruthy()
  })
})
