/** The settings of financing, under `rove`. */
import { nullish, picklist, record, string } from 'valibot'
import { shape } from '../../base/input/shape'
import { standardProgramme } from './financing.rules'

const key = nullish(string(), '')
const urls: Readonly<Record<string, string>> = {}

/** The providers' keys. A provider without a key is not loaded. */
export const financingSettings = {
  name: 'rove.financing',
  schema: shape({
    publicKey: key,
    mode: nullish(picklist(['live', 'sandbox']), 'live'),
    programme: nullish(string(), standardProgramme),
    klarnaClientId: key,
    /** Script addresses by provider, where they differ from the provider's own (proposed). */
    scripts: nullish(record(string(), string()), urls),
  }),
  otherwise: {
    publicKey: '',
    mode: 'live',
    programme: standardProgramme,
    klarnaClientId: '',
    scripts: urls,
  } as const,
} as const
