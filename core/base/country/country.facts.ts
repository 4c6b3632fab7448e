/** The facts of the country. */

import type { AcrossTabs } from '../bus/facts'
import type { CountryCode } from './countries.rules'

/** The country differs from that of the previous page. */
export interface CountryChanged extends AcrossTabs {
  readonly from: CountryCode
  readonly to: CountryCode
}

declare module '../bus/facts' {
  interface Facts {
    'country:changed': CountryChanged
  }
}
