/** The settings of a product page. */
import { titleOf } from './catalogue'
import { priceIn } from './prices'

/** Adds settings to the story's page. @param more further fields of `rove.product` */
export function addSettings(settings: object, more: object = {}, rove: object = {}): void {
  const host = window as unknown as { roveSettings: { rove: object } }
  Object.assign(host.roveSettings, settings)
  Object.assign(
    host.roveSettings.rove,
    { product: { nid: 1201, title: titleOf('Marlow 3-Seat Sofa'), price: priceIn(1890), ...more } },
    rove,
  )
}
