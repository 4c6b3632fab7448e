/** What the page says about paying over time. Source: document 1, section 3 (Financing settings); ours stand under `rove`. */
import { nullish, picklist, record, string } from 'valibot'
import { standardProgramme } from '../../domain/financing'
import { shape } from '../../shape'

const key = nullish(string(), '')
const urls: Readonly<Record<string, string>> = {}

/** The providers' keys: without one, its script is not loaded. */
export const financingSettings = {
  name: 'rove.financing',
  schema: shape({
    publicKey: key,
    mode: nullish(picklist(['live', 'sandbox']), 'live'),
    programme: nullish(string(), standardProgramme),
    klarnaClientId: key,
    /** A provider's script where it comes from somewhere else, by the provider's name (proposed). */
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
