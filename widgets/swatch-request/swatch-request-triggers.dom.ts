/** The fields with a lookup: it begins when one of them is used (SWATCH-03). */

import { make } from '../../core/base/page/traces'
import { addressFormOf } from '../../core/shop/address/address-form.rules'
import { type LookupPage, searchPostcode, suggestStreets } from './swatch-request-lookup.dom'

/** Waits for the first use of each field. Korea's postal code search has a button below the postal code. */
export function watchLookups(page: LookupPage): void {
  const { address, swatchForm, vendors, t, listen, signal, report } = page
  const { control, box } = swatchForm
  const street = control('address1')
  let isAsked = false
  if (vendors.places && street instanceof HTMLInputElement)
    listen(street, 'focus', () => {
      if (isAsked) return
      isAsked = true
      suggestStreets(street, page)
    })

  const button = make('button', { type: 'button', className: 'rove-swatch-search', textContent: t('search') })
  let isGone = !vendors.postcode
  let open: AbortController | undefined

  function close(): void {
    open?.abort()
    open = undefined
    button.textContent = t('search')
    button.setAttribute('aria-expanded', 'false')
  }

  async function search(): Promise<void> {
    const own = new AbortController()
    open = own
    button.setAttribute('aria-expanded', 'true')
    button.textContent = t('close')
    const found = await searchPostcode(button, page, own.signal).catch(report)
    if (own.signal.aborted) return
    close()
    // The search could not be loaded: the fields are there.
    isGone = button.hidden = !found
    // What the search does not fill in: building and floor.
    control(found ? 'address2' : 'postal_code')?.focus()
  }

  listen(button, 'click', () => (open ? close() : void search()))
  signal.addEventListener('abort', () => {
    close()
    button.remove()
  })
  address.watchCountry((country) => {
    const isWanted = !isGone && !!addressFormOf(country).postcodeSearch
    if (!isWanted) close()
    if (isWanted && !button.isConnected) box('postal_code')?.append(button)
    button.hidden = !isWanted
  })
}
