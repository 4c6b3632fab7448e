/** The schema of a currency. */
import { picklist } from 'valibot'
import { countries } from './countries.rules'

/** The currency of one of the shop's countries, by its ISO 4217 code. */
export const currency = picklist(countries.map((country) => country.currency))
