/** The facts of the delivery destination. */

import type { AcrossTabs } from '../../base/bus/facts'
import type { CountryCode } from '../../base/country/countries.rules'

/** The delivery destination has changed. */
export interface DestinationChanged extends AcrossTabs {
  readonly country: CountryCode
  readonly postal: string
  /** The name of the place: `Beverly Hills, CA`. */
  readonly label: string
  /** The shop's delivery zone, where it is known. */
  readonly zone: string | undefined
  /** Whether the product of the request cannot be delivered there. */
  readonly restricted: boolean
}

declare module '../../base/bus/facts' {
  interface Facts {
    'destination:changed': DestinationChanged
  }
}
