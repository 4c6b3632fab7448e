import { afterEach, describe, expect, it, vi } from 'vitest'
import checkout from '../../../widgets/checkout/checkout.element'
import { isCompletePage } from '../../../widgets/checkout/checkout.rules'
import { captureConsole } from '../../core/base/page/console'
import { freshOrder } from './test-order'

const consoleLines = captureConsole()
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
  it('CHK-01 the steps are in the light DOM', async () => {
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

  it.each(['/cart/checkout/complete', '/?q=cart/checkout/complete', '/fr/cart/checkout/complete?order_id=1'])(
    'CHK-03 a page with `complete` in its URL is left alone: %s',
    async (url) => {
      host.roveSettings = { rove: { checkout: { order: freshOrder() } } }
      history.replaceState(null, '', url)
      const element = show()
      await vi.waitFor(() => expect(isServers(element)).toBe(true))
      expect(element.dataset.roveState).toBe('ready')
      expect(element.querySelector('.rove-light')).toBeNull()
      expect(consoleLines()).toEqual([])
    },
  )

  it('CHK-03 a campaign’s link to the checkout may contain `complete`', () => {
    expect(isCompletePage('/cart/checkout', '?utm_campaign=complete-your-room')).toBe(false)
    expect(isCompletePage('/', '?q=cart/checkout&utm_source=complete')).toBe(false)
  })

  it('CHK-01 without an order the server’s form stays, with a report', async () => {
    const element = show()
    await vi.waitFor(() => expect(element.dataset).toMatchObject({ roveState: 'fallback', roveReason: 'needs-order' }))
    expect(consoleLines()).toHaveLength(1)
  })
})
