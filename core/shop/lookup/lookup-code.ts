/** What the address lookups need once one of them is used, in one file (ADDR-03). */
import { addressOf } from './found-address.rules'
import { createPlaces } from './google-places'
import { createPostcode } from './kakao-postcode'

/** The providers, and what is done with what they find. */
export const lookupCode = { addressOf, createPlaces, createPostcode }
