/** The settings of the swatch request page (SWATCH-02). */
import { lenientBoolean, numericString, optionalPhp } from '../../base/input/php-values'
import { shape } from '../../base/input/shape'

/** The most swatches of a request, and whether the visitor has sent one. Without `limit` any number can be chosen. */
export const swatchSetting = {
  name: 'rove.swatches',
  schema: shape({ limit: optionalPhp(numericString), has_been_submitted: lenientBoolean }),
  otherwise: { limit: undefined, has_been_submitted: false },
} as const
