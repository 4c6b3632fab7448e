/** What a product page's server says about its product. */
import { titleOf } from './catalogue'
import { priceIn } from './prices'

/** Adds settings to those of the page the story stands on. @param more what `rove.product` says besides */
export function addSettings(settings: object, more: object = {}, rove: object = {}): void {
  const host = window as unknown as { roveSettings: { rove: object } }
  Object.assign(host.roveSettings, settings)
  Object.assign(
    host.roveSettings.rove,
    { product: { nid: 1201, title: titleOf('Marlow 3-Seat Sofa'), price: priceIn(1890), ...more } },
    rove,
  )
}
