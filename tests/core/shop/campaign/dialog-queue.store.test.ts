import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as question from '../../../../core/base/device/consent-question'
import { createStore } from '../../../../core/base/state/create-store'
import { page } from '../../../../core/base/state/page'
import { dialogCoolDown, type QueuedDialog } from '../../../../core/shop/campaign/dialog-queue.rules'
import { dialogWaitReason, muteDialogs, queueDialog } from '../../../../core/shop/campaign/dialog-queue.store'
import { captureConsole } from '../../base/page/console'

const console = captureConsole()
let opened: QueuedDialog[]
let closes: Partial<Record<QueuedDialog, (shown?: boolean) => void>>
/** Queues a dialog that stays open until it is closed. */
const queue = (dialog: QueuedDialog) =>
  queueDialog(dialog, (close) => {
    opened.push(dialog)
    closes[dialog] = close
  })
const wait = (ms: number) => vi.advanceTimersByTime(ms)

beforeEach(() => {
  vi.useFakeTimers()
  delete page().dialogQueue
  page().openDialogs = createStore(0)
  opened = []
  closes = {}
  document.body.innerHTML = '<input id="field"><button id="button">b</button>'
})
afterEach(() => {
  vi.restoreAllMocks()
  wait(10 * dialogCoolDown)
  vi.useRealTimers()
})

describe('the dialog queue', () => {
  it('opens a dialog at once where nothing prevents it', () => {
    queue('cover')
    expect(opened).toEqual(['cover'])
    expect(dialogWaitReason('popup')).toBe('the cover is open')
  })

  it('opens one at a time, the highest priority first', () => {
    queue('cover')
    queue('popup')
    queue('expiry')
    expect(opened).toEqual(['cover'])
    closes.cover?.()
    expect(opened).toEqual(['cover', 'expiry'])
    closes.expiry?.()
    wait(dialogCoolDown - 1000)
    expect(opened).toEqual(['cover', 'expiry'])
    wait(1000)
    expect(opened).toEqual(['cover', 'expiry', 'popup'])
  })

  it('has no cool-down after a dialog that had nothing to show', () => {
    queue('popup')
    closes.popup?.(false)
    queue('popup')
    expect(opened).toEqual(['popup', 'popup'])
  })

  it('waits until a payment and every open dialog have ended', () => {
    const release = muteDialogs()
    const second = muteDialogs()
    queue('expiry')
    release()
    release()
    expect(opened).toEqual([])
    page().openDialogs?.set(1)
    second()
    expect(opened).toEqual([])
    page().openDialogs?.set(0)
    expect(opened).toEqual(['expiry'])
  })

  it('waits while it is muted, with the reason', () => {
    const release = muteDialogs('a chat is under way')
    queue('popup')
    expect([opened, dialogWaitReason('popup')]).toEqual([[], 'a chat is under way'])
    release()
    expect(opened).toEqual(['popup'])
    muteDialogs()
    expect(dialogWaitReason('expiry')).toBe('a payment is under way')
  })

  it('POP-01 waits while another library’s dialog is open', () => {
    document.body.innerHTML = '<div role="dialog"><button>b</button></div>'
    document.querySelector<HTMLElement>('button')?.focus()
    queue('popup')
    expect([opened, dialogWaitReason('popup')]).toEqual([[], 'another dialog is open'])
    document.body.replaceChildren()
    wait(1000)
    expect(opened).toEqual(['popup'])
  })

  it('waits until the visitor has left the field', () => {
    document.querySelector<HTMLElement>('#field')?.focus()
    queue('popup')
    expect(opened).toEqual([])
    document.querySelector<HTMLElement>('#button')?.focus()
    wait(0)
    expect(opened).toEqual(['popup'])
  })

  it.each([
    ['a frame, where a card may be typed', '<iframe tabindex="0"></iframe>', true],
    ['an element that hides what it has inside', '<pay-card tabindex="0"></pay-card>', true],
    ['a button', '<button></button>', false],
  ])('POP-01 waits for a visitor in %s', (_, html, waits) => {
    document.body.innerHTML = html
    ;(document.body.firstElementChild as HTMLElement).focus()
    expect(document.activeElement).toBe(document.body.firstElementChild)
    expect(dialogWaitReason('popup')).toBe(waits ? 'the visitor is typing' : undefined)
  })

  it('does not wait for typing in the why-panel', () => {
    const panel = document.createElement('div')
    panel.dataset.roveWhy = ''
    const field = document.createElement('input')
    document.body.append(panel)
    panel.attachShadow({ mode: 'open' }).append(field)
    field.focus()
    field.dispatchEvent(new Event('keydown', { bubbles: true, composed: true }))
    expect(dialogWaitReason('popup')).toBeUndefined()
    queue('popup')
    expect(opened).toEqual(['popup'])
  })

  it('CHK-06 the dialog of an order’s expiry waits only for typing, not for a focused field', () => {
    document.querySelector<HTMLElement>('#field')?.focus()
    document.querySelector('#field')?.dispatchEvent(new Event('keydown', { bubbles: true }))
    queue('expiry')
    expect(opened).toEqual([])
    wait(2000)
    expect(opened).toEqual([])
    wait(1000)
    expect(opened).toEqual(['expiry'])
  })

  it('POP-01 an open dialog steps aside for a question about cookies, and opens again after the answer', () => {
    const asks = vi.spyOn(question, 'consentQuestion').mockReturnValue(undefined)
    const stepAside = vi.fn(() => true)
    queueDialog('popup', () => void opened.push('popup'), stepAside)
    wait(5000)
    expect(stepAside).not.toHaveBeenCalled()
    asks.mockReturnValue({ box: document.body, sign: 'cookies' })
    wait(1000)
    expect(stepAside).toHaveBeenCalledTimes(1)
    expect(dialogWaitReason('popup')).toBe('the page asks about cookies (body)')
    wait(60_000)
    expect(opened).toEqual(['popup'])
    asks.mockReturnValue(undefined)
    wait(1000)
    expect(opened).toEqual(['popup', 'popup'])
  })

  it('POP-01 a dialog that the visitor uses stays open, and one that cannot step aside', () => {
    const asks = vi.spyOn(question, 'consentQuestion').mockReturnValue(undefined)
    const leave = queueDialog(
      'popup',
      () => void opened.push('popup'),
      () => false,
    )
    asks.mockReturnValue({ box: document.body, sign: 'cookies' })
    wait(5000)
    expect(dialogWaitReason('expiry')).toBe('the popup is open')
    leave()
    queue('expiry')
    wait(5000)
    expect(opened).toEqual(['popup', 'expiry'])
  })

  it('does not open a dialog that was removed', () => {
    const release = muteDialogs()
    queue('popup')()
    release()
    expect(opened).toEqual([])
  })

  it('continues after an open dialog was removed', () => {
    const leave = queue('popup')
    queue('expiry')
    leave()
    leave()
    expect(opened).toEqual(['popup', 'expiry'])
    expect(dialogWaitReason('popup')).toBe('the expiry is open')
  })

  it('continues after a dialog that throws, and once only after one that was closed before', () => {
    queueDialog('cover', () => {
      throw new Error('no words')
    })
    expect(console()).toEqual(['[rove] dialog-queue: no words'])
    queue('popup')
    expect(opened).toEqual(['popup'])
    const first = closes.popup
    first?.()
    wait(dialogCoolDown)
    queue('popup')
    first?.()
    expect(dialogWaitReason('expiry')).toBe('the popup is open')
  })
})
