/**
 * Validates the addresses of the checkout: delivery and billing. The delivery popup has other rules for a postal code:
 * see destination.rules.ts (ADDR-01).
 */

import type { CountryCode } from '../../base/country/countries.rules'
import { type AddressField, addressFields, normalForm, textLimit } from './address-input.rules'
import { phoneError } from './phone.rules'
import { looksLikePOBox } from './po-box.rules'
import { isCanadianPostal, isServedPostal } from './postal-code.rules'

/** The validated fields. `zone` is Ubercart's id, 0 where none is chosen. */
export type CheckedAddress = Readonly<Record<Exclude<AddressField, 'zone'>, string>> & { readonly zone: number }

/** Why a field is invalid. Each code is a message of the specification (ADDR-01). */
export type AddressError = 'required' | 'invalid' | 'starts-with-1' | 'po-box' | 'contact-us'

/** The page's settings for a country. An absent list means no restriction. */
export interface AddressContext {
  /** The number of zones to choose from. With 0, no zone is required. */
  readonly zones: number
  /** Australia: the ids of the zones the shop delivers to. */
  readonly enabledZones?: readonly number[] | null | undefined
  /** Australia: the postal codes the shop delivers to, single ones or ranges. */
  readonly postalCodes?: readonly string[] | null | undefined
}

/** Validates a field in its normal form. */
type Check = (value: string, context: AddressContext) => AddressError | undefined
/** The checks of a country by field. The first error of a field counts. */
type Rules = Readonly<Record<AddressField, readonly Check[]>>

const required: Check = (value) => (value ? undefined : 'required')
const like =
  (matches: (value: string) => boolean): Check =>
  (value) =>
    matches(value) ? undefined : 'invalid'
const atMost = (length: number): Check => like((value) => value.length <= length)
const noPOBox: Check = (value) => (looksLikePOBox(value) ? 'po-box' : undefined)
const zoneChosen: Check = (value, { zones }) => (value || zones === 0 ? undefined : 'required')
const zoneServed: Check = (value, { enabledZones }) =>
  !value || !enabledZones || enabledZones.includes(Number(value)) ? undefined : 'contact-us'
const postalServed: Check = (value, { postalCodes }) =>
  !postalCodes || isServedPostal(value, postalCodes) ? undefined : 'contact-us'
const phone = (country: CountryCode): readonly Check[] => [(value) => phoneError(country, value)]

const everywhere = {
  first_name: [required, atMost(textLimit)],
  last_name: [required, atMost(textLimit)],
  company: [atMost(textLimit)],
  street1: [required, noPOBox, atMost(textLimit)],
  street2: [noPOBox, atMost(textLimit)],
  city: [required, atMost(textLimit)],
  zone: [zoneChosen],
} as const

const rules: Readonly<Record<CountryCode, Rules>> = {
  US: {
    ...everywhere,
    postal_code: [required, like((value) => /^\d{5}([ -]?\d{4})?$/.test(value))],
    phone: phone('US'),
  },
  CA: { ...everywhere, postal_code: [required, like(isCanadianPostal)], phone: phone('CA') },
  AU: {
    ...everywhere,
    zone: [zoneChosen, zoneServed],
    postal_code: [required, like((value) => /^\d{4}([ -]?\d{3})?$/.test(value)), postalServed],
    phone: phone('AU'),
  },
  KR: { ...everywhere, zone: [], postal_code: [required, atMost(5)], phone: phone('KR') },
  UK: { ...everywhere, postal_code: [required, atMost(8)], phone: phone('UK') },
  // Hong Kong has no postal codes: many forms ask for one all the same, and are filled in with 999077.
  HK: { ...everywhere, postal_code: [atMost(6)], phone: phone('HK') },
}

const quotedUnchecked: readonly CountryCode[] = ['KR']

/** The error of one field; `undefined` if it is valid. */
export function addressFieldError(
  country: CountryCode,
  field: AddressField,
  value: string | number,
  context: AddressContext,
): AddressError | undefined {
  const normal = normalForm(country, field, value)
  for (const check of rules[country][field]) {
    const error = check(normal, context)
    if (error) return error
  }
  return undefined
}

/** The errors of an address by field, in the order of the fields. Empty where it is valid. */
export function addressErrors(
  country: CountryCode,
  address: CheckedAddress,
  context: AddressContext,
): Readonly<Partial<Record<AddressField, AddressError>>> {
  return Object.fromEntries(
    addressFields.flatMap((field) => {
      const problem = addressFieldError(country, field, address[field], context)
      return problem ? [[field, problem]] : []
    }),
  )
}

/** Whether a country's addresses are validated before a quote is requested. Korea's need only be filled in (ADDR-02). */
export function isCheckedBeforeQuote(country: CountryCode): boolean {
  return !quotedUnchecked.includes(country)
}
