/** Where others' scripts and calls go. It stands under `rove` and is proposed. */
import { rows } from '../../lenient'
import { shape } from '../../shape'
import { words } from '../../written-by-php'

/**
 * By the vendor's name: where its script comes from and where its calls go, where not from the vendor itself, and the
 * key it asks for.
 */
export const vendors = {
  name: 'rove.vendors',
  schema: rows('rove.vendors', shape({ script: words, key: words, url: words })),
  otherwise: {},
} as const
