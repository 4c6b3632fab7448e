import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { placeActions } from '../../../widgets/checkout/checkout-review.model'

/** A screen that can be turned. */
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
  it('CHK-03 stands where the server put it on a wide screen, and last on a phone', () => {
    placeActions(element())
    expect(order()).toEqual(['All of it', 'Submit order', 'Totals'])
    turn(true)
    expect(order()).toEqual(['All of it', 'Totals', 'Submit order'])
    turn(false)
    expect(order()).toEqual(['All of it', 'Submit order', 'Totals'])
  })

  it('CHK-03 still sends the form it came from', () => {
    placeActions(element())
    turn(true)
    expect(itsForm()).toBe('uc-cart-checkout-review-form')
  })

  it('CHK-03 still sends the form where the server gave it no name', () => {
    const form = element().querySelector('form') as HTMLFormElement
    form.id = ''
    placeActions(element())
    turn(true)
    expect(form.id).not.toBe('')
    expect(element().querySelector('button')?.getAttribute('form')).toBe(form.id)
  })

  it('CHK-03 comes back when the element goes', () => {
    const stop = placeActions(element())
    turn(true)
    stop()
    expect(order()).toEqual(['All of it', 'Submit order', 'Totals'])
    turn(true)
    expect(order()).toEqual(['All of it', 'Submit order', 'Totals'])
  })
})
