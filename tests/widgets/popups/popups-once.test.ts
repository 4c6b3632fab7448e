import { describe, expect, it } from 'vitest'
import { autumn, close, dialog, leavePage, onPages, open, publishedFacts, wait } from './popups-page'

onPages()

describe('popups open once', () => {
  it('POP-04 an exit during the pause after another popup is ignored: the card opens at a later exit, and never without one', async () => {
    const exit = () => document.dispatchEvent(Object.assign(new Event('mouseout'), { clientY: 0, relatedTarget: null }))
    open([autumn, { ...autumn, id: 'leaving', event: { exit: true } }])
    await wait(5000)
    exit()
    await wait(0)
    await close()
    await wait(1000)
    exit()
    await wait(60_000)
    expect(publishedFacts.flatMap(([fact, payload]) => (fact === 'popup:shown' ? [payload] : []))).toEqual([
      { id: 'autumn' },
    ])
    exit()
    await wait(0)
    expect(publishedFacts.at(-1)).toEqual(['popup:shown', { id: 'leaving' }])
  })

  it('POP-01 closed popups do not open again when their tag is replaced', async () => {
    const first = open([autumn, { ...autumn, id: 'winter' }])
    await wait(5000)
    await close()
    first.replaceWith(document.createElement('rove-popups'))
    await wait(90_000)
    expect(publishedFacts.flatMap(([fact, payload]) => (fact === 'popup:shown' ? [payload] : []))).toEqual([
      { id: 'autumn' },
      { id: 'winter' },
    ])
  })

  it('POP-01 open popups do not open again when their tag is replaced', async () => {
    const first = open([autumn])
    await wait(5000)
    expect(dialog()).toBeTruthy()
    first.replaceWith(document.createElement('rove-popups'))
    await wait(90_000)
    expect(publishedFacts).toEqual([['popup:shown', { id: 'autumn' }]])
  })

  it('POP-01 POP-02 popups for an address close when another tab has submitted one', async () => {
    const answer = () => {
      localStorage.setItem('rove_subscribed', `${Date.now()}`)
      dispatchEvent(new StorageEvent('storage', { key: 'rove_subscribed' }))
    }
    open([autumn])
    await wait(5000)
    answer()
    await wait(0)
    expect(dialog()).toBeUndefined()
    expect(publishedFacts.at(-1)).toEqual(['popup:closed', { id: 'autumn', by: 'done' }])
    await leavePage()
    open([{ ...autumn, markup: { html: '<p>x</p>' } }])
    await wait(60_000)
    answer()
    await wait(0)
    expect(dialog()).toBeTruthy()
  })
})
