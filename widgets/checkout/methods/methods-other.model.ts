/** What the shop takes besides: the server's form says the rest. */
import { byForm } from './methods-form.model'

/** Paid as the shop says: document 2, section 4 ("other (placed via the review button)"). */
export const other = byForm('other', () => ({ check: () => true, stop() {} }))
