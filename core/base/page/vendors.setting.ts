/** The scripts and addresses of providers and sinks. The setting is under `rove` and is proposed. */
import { rows } from '../input/lenient'
import { optionalText } from '../input/php-values'
import { shape } from '../input/shape'

/**
 * By provider: the address of its script (`script`), of its calls (`url`), and its key. An absent address means the
 * provider's own.
 */
export const vendors = {
  name: 'rove.vendors',
  schema: rows('rove.vendors', shape({ script: optionalText, key: optionalText, url: optionalText })),
  otherwise: {},
} as const
