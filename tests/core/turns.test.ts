import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { coolDown, type Voice } from '../../core/domain/turn'
import { page } from '../../core/page'
import { createStore } from '../../core/state/create-store'
import { holdTurns, takeTurn, whyWait } from '../../core/turns'
import { hearConsole } from './console'

const console = hearConsole()
let heard: Voice[]
let ends: Partial<Record<Voice, (spoke?: boolean) => void>>
/** Speaks until its end is called. */
const ask = (voice: Voice) =>
  takeTurn(voice, (end) => {
    heard.push(voice)
    ends[voice] = end
  })
const wait = (ms: number) => vi.advanceTimersByTime(ms)

beforeEach(() => {
  vi.useFakeTimers()
  delete page().turns
  page().standing = createStore(0)
  heard = []
  ends = {}
  document.body.innerHTML = '<input id="field"><button id="button">b</button>'
})
afterEach(() => {
  wait(10 * coolDown)
  vi.useRealTimers()
})

describe('turns', () => {
  it('are given at once where nothing is going on', () => {
    ask('cover')
    expect(heard).toEqual(['cover'])
    expect(whyWait('popup')).toBe('the cover speaks')
  })

  it('are given to one at a time, the most urgent first', () => {
    ask('cover')
    ask('popup')
    ask('expiry')
    expect(heard).toEqual(['cover'])
    ends.cover?.()
    expect(heard).toEqual(['cover', 'expiry'])
    ends.expiry?.()
    wait(coolDown - 1000)
    expect(heard).toEqual(['cover', 'expiry'])
    wait(1000)
    expect(heard).toEqual(['cover', 'expiry', 'popup'])
  })

  it('cost no cool-down where there was nothing to say any more', () => {
    ask('popup')
    ends.popup?.(false)
    ask('popup')
    expect(heard).toEqual(['popup', 'popup'])
  })

  it('wait for a payment, all of it, and for each dialog', () => {
    const release = holdTurns()
    const second = holdTurns()
    ask('expiry')
    release()
    release()
    expect(heard).toEqual([])
    page().standing?.set(1)
    second()
    expect(heard).toEqual([])
    page().standing?.set(0)
    expect(heard).toEqual(['expiry'])
  })

  it('wait for what asks for silence, and say what it is', () => {
    const release = holdTurns('a chat is under way')
    ask('popup')
    expect([heard, whyWait('popup')]).toEqual([[], 'a chat is under way'])
    release()
    expect(heard).toEqual(['popup'])
    holdTurns()
    expect(whyWait('expiry')).toBe('a payment is under way')
  })

  it('POP-01 wait while the visitor is in another library’s dialog', () => {
    document.body.innerHTML = '<div role="dialog"><button>b</button></div>'
    document.querySelector<HTMLElement>('button')?.focus()
    ask('popup')
    expect([heard, whyWait('popup')]).toEqual([[], 'another dialog is open'])
    document.body.replaceChildren()
    wait(1000)
    expect(heard).toEqual(['popup'])
  })

  it('wait until the visitor has left the field', () => {
    document.querySelector<HTMLElement>('#field')?.focus()
    ask('popup')
    expect(heard).toEqual([])
    document.querySelector<HTMLElement>('#button')?.focus()
    wait(0)
    expect(heard).toEqual(['popup'])
  })

  it.each([
    ['a frame, where a card may be typed', '<iframe tabindex="0"></iframe>', true],
    ['an element that hides what it has inside', '<pay-card tabindex="0"></pay-card>', true],
    ['a button', '<button></button>', false],
  ])('POP-01 of a visitor in %s', (_, html, waits) => {
    document.body.innerHTML = html
    ;(document.body.firstElementChild as HTMLElement).focus()
    expect(document.activeElement).toBe(document.body.firstElementChild)
    expect(whyWait('popup')).toBe(waits ? 'the visitor is typing' : undefined)
  })

  it('do not wait for who types in the why-panel: that is a marketer who pretends', () => {
    const panel = document.createElement('div')
    panel.dataset.roveWhy = ''
    const field = document.createElement('input')
    document.body.append(panel)
    panel.attachShadow({ mode: 'open' }).append(field)
    field.focus()
    field.dispatchEvent(new Event('keydown', { bubbles: true, composed: true }))
    expect(whyWait('popup')).toBeUndefined()
    ask('popup')
    expect(heard).toEqual(['popup'])
  })

  it('CHK-06 an order’s time waits for the keys alone: not for a field where nobody writes', () => {
    document.querySelector<HTMLElement>('#field')?.focus()
    document.querySelector('#field')?.dispatchEvent(new Event('keydown', { bubbles: true }))
    ask('expiry')
    expect(heard).toEqual([])
    wait(2000)
    expect(heard).toEqual([])
    wait(1000)
    expect(heard).toEqual(['expiry'])
  })

  it('are not given to who has gone', () => {
    const release = holdTurns()
    ask('popup')()
    release()
    expect(heard).toEqual([])
  })

  it('end with who has gone while speaking', () => {
    const leave = ask('popup')
    ask('expiry')
    leave()
    leave()
    expect(heard).toEqual(['popup', 'expiry'])
    expect(whyWait('popup')).toBe('the expiry speaks')
  })

  it('are not kept by who fails, nor ended twice by who spoke before', () => {
    takeTurn('cover', () => {
      throw new Error('no words')
    })
    expect(console()).toEqual(['[rove] turns: no words'])
    ask('popup')
    expect(heard).toEqual(['popup'])
    const first = ends.popup
    first?.()
    wait(coolDown)
    ask('popup')
    first?.()
    expect(whyWait('expiry')).toBe('the popup speaks')
  })
})
