import type { CountryCode } from '../../core/base/country/countries.rules'
import type { SwatchField, SwatchValues } from '../../core/shop/swatch-request/swatch.rules'
import type { Visitor } from '../visitor/visitor'

/** A request as it was sent. */
export interface SwatchProps {
  path: string
  /** The countries of the page. */
  offered: readonly CountryCode[]
  operation: string
  /** The ids of the chosen fabrics. */
  chosen: readonly string[]
  values: SwatchValues
  problems: ReadonlyMap<SwatchField | 'swatches', string>
  visitor: Visitor
}
