import { afterEach, describe, expect, it, vi } from 'vitest'
import checkout from '../../../widgets/checkout/checkout.element'
import { hearConsole } from '../../core/console'
import { freshOrder } from './begun'

const said = hearConsole()
const host = window as { roveSettings?: unknown }
checkout.define()

afterEach(() => {
  document.body.replaceChildren()
  host.roveSettings = undefined
  history.replaceState(null, '', '/')
})

function show(): HTMLElement {
  document.body.innerHTML = '<rove-checkout>the server’s form</rove-checkout>'
  return document.body.firstElementChild as HTMLElement
}
const isServers = (element: HTMLElement) => element.shadowRoot?.querySelector('slot:not([name])') !== null

describe('<rove-checkout>', () => {
  it('CHK-01 shows its steps among the page’s own nodes', async () => {
    host.roveSettings = { rove: { country: 'US', locale: 'en_US', checkout: { order: freshOrder() } } }
    const element = show()
    await vi.waitFor(() =>
      expect([...element.querySelectorAll('.rove-step h2')].map(({ textContent }) => textContent)).toEqual([
        '1Account, current',
        '2Membership, not yet completed',
        '3Address, not yet completed',
        '4Payment, not yet completed',
      ]),
    )
  })

  it('CHK-03 leaves a page alone whose address has complete in it', async () => {
    host.roveSettings = { rove: { checkout: { order: freshOrder() } } }
    history.replaceState(null, '', '/cart/checkout/complete')
    const element = show()
    await vi.waitFor(() => expect(isServers(element)).toBe(true))
    expect(element.dataset.roveState).toBe('ready')
    expect(element.querySelector('.rove-light')).toBeNull()
    expect(said()).toEqual([])
  })

  it('CHK-01 without an order the server’s form stays, and the developer is told', async () => {
    const element = show()
    await vi.waitFor(() => expect(element.dataset).toMatchObject({ roveState: 'fallback', roveReason: 'needs-order' }))
    expect(said()).toHaveLength(1)
  })
})
