/** Where others' scripts and calls go. It stands under `rove` and is proposed. */
import { nullish, record, string } from 'valibot'
import { shape } from '../../shape'

/**
 * By the vendor's name: where its script comes from and where its calls go, where not from the vendor itself, and the
 * key it asks for.
 */
export const vendors = {
  name: 'rove.vendors',
  schema: record(
    string(),
    shape({ script: nullish(string(), ''), key: nullish(string(), ''), url: nullish(string(), '') }),
  ),
  otherwise: {},
} as const
