/** The facts of live info. */
import type { AcrossTabs } from '../../base/bus/facts'

/** The server has said what can have changed after the page was rendered. A count that it does not send is absent. */
export interface LiveRefreshed extends AcrossTabs {
  /** The number of pieces in the cart. */
  readonly cart: { readonly count: number } | undefined
  /** The number of products the visitor loves. */
  readonly love: { readonly count: number } | undefined
}

declare module '../../base/bus/facts' {
  interface Facts {
    'live:refreshed': LiveRefreshed
  }
}
