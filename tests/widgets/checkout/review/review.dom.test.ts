import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { placeActions } from '../../../../widgets/checkout/review/review.dom'

/** Changes the screen's width. */
let turn: (narrow: boolean) => void

beforeEach(() => {
  const screen = Object.assign(new EventTarget(), { matches: false, media: '' })
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(screen, { media }))
  turn = (narrow) => {
    screen.matches = narrow
    screen.dispatchEvent(new Event('change'))
  }
  document.body.innerHTML = `
    <rove-checkout>
      <form id="uc-cart-checkout-review-form">
        <p>All of it</p>
        <div class="form-actions"><button type="submit" name="op" value="Submit order">Submit order</button></div>
        <p>Totals</p>
      </form>
    </rove-checkout>`
})
afterEach(() => vi.unstubAllGlobals())

const element = () => document.querySelector('rove-checkout') as HTMLElement
const order = () => [...element().querySelectorAll('p, button')].map(({ textContent }) => textContent)
const itsForm = () => (element().querySelector('button') as HTMLButtonElement).form?.id

describe('the review page’s action pane', () => {
  it('CHK-03 the pane is at its own place on a wide screen, and last on a phone', () => {
    placeActions(element())
    expect(order()).toEqual(['All of it', 'Submit order', 'Totals'])
    turn(true)
    expect(order()).toEqual(['All of it', 'Totals', 'Submit order'])
    turn(false)
    expect(order()).toEqual(['All of it', 'Submit order', 'Totals'])
  })

  it('CHK-03 the moved buttons still submit their form', () => {
    placeActions(element())
    turn(true)
    expect(itsForm()).toBe('uc-cart-checkout-review-form')
  })

  it('CHK-03 the moved buttons still submit a form without an id', () => {
    const form = element().querySelector('form') as HTMLFormElement
    form.id = ''
    placeActions(element())
    turn(true)
    expect(form.id).not.toBe('')
    expect(element().querySelector('button')?.getAttribute('form')).toBe(form.id)
  })

  it('CHK-03 the moved buttons still submit a form with a field named id', () => {
    const form = element().querySelector('form') as HTMLFormElement
    Object.defineProperty(form, 'id', { value: document.createElement('input'), configurable: true })
    placeActions(element())
    turn(true)
    expect(element().querySelector('button')?.getAttribute('form')).toBe('uc-cart-checkout-review-form')
  })

  it('CHK-03 the pane returns when the element is removed', () => {
    const stop = placeActions(element())
    turn(true)
    stop()
    expect(order()).toEqual(['All of it', 'Submit order', 'Totals'])
    turn(true)
    expect(order()).toEqual(['All of it', 'Submit order', 'Totals'])
  })
})
