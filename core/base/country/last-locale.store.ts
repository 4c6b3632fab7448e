/** The locale of the visitor's latest page, in whatever tab, kept on the device. */
import { string } from 'valibot'
import { createStored } from '../device/storage'

/** A locale of the shop; empty on a first visit. Not validated. */
export const lastLocale = createStored('rove_locale', string(), '')
