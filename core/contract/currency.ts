/** What the shop sells in. Source: document 0, section 3 (Currencies). */
import { picklist } from 'valibot'
import { countries } from '../domain/countries'

/** The currency of one of the shop's countries, by its ISO 4217 code. */
export const currency = picklist(countries.map((country) => country.currency))
