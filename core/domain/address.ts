/**
 * What the checkout asks of an address, for delivery and for the bill. The delivery popup asks other things of a postal
 * code: postal-code.ts.
 * Source: document 2, section 5 (ADDR-01).
 */
import { normalForm, textLimit } from './address-input'
import type { CountryCode } from './countries'
import { phoneProblem } from './phone'
import { looksLikePOBox } from './po-box'
import { isCanadianPostal } from './postal-formats'
import { isServedPostal } from './served-postal'

/** What is checked of an address, in the order it is asked for. Ubercart's names. */
export const addressFields = [
  'first_name',
  'last_name',
  'company',
  'street1',
  'street2',
  'city',
  'zone',
  'postal_code',
  'phone',
] as const

/** One part of an address. */
export type AddressField = (typeof addressFields)[number]

/** The parts that are checked. The zone is Ubercart's id, 0 where none is chosen. */
export type CheckedAddress = Readonly<Record<Exclude<AddressField, 'zone'>, string>> & { readonly zone: number }

/** Why a part is not taken; each is a message of document 2, section 8. */
export type AddressProblem = 'required' | 'invalid' | 'starts-with-1' | 'po-box' | 'contact-us'

/** What the page says of a country. Where a list is absent, everywhere is delivered to. */
export interface AddressContext {
  /** How many zones can be chosen: where there are none, none is needed. */
  readonly zones: number
  /** Australia's: the ids of the zones that are delivered to. */
  readonly enabledZones?: readonly number[] | null | undefined
  /** Australia's: the postal codes that are delivered to, single ones or ranges. */
  readonly postalCodes?: readonly string[] | null | undefined
}

/** One thing that is asked of a part, which has its normal form. */
type Check = (value: string, context: AddressContext) => AddressProblem | undefined
/** What a country asks; of each part, the first check that has something to say wins. */
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
const phone = (country: CountryCode): readonly Check[] => [(value) => phoneProblem(country, value)]

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
  HK: { ...everywhere, postal_code: [], phone: phone('HK') },
}

const quotedUnchecked: readonly CountryCode[] = ['KR']

/** Why a country does not take this as that part of an address, or nothing. */
export function fieldProblem(
  country: CountryCode,
  field: AddressField,
  value: string | number,
  context: AddressContext,
): AddressProblem | undefined {
  const normal = normalForm(country, field, value)
  for (const check of rules[country][field]) {
    const problem = check(normal, context)
    if (problem) return problem
  }
  return undefined
}

/** All that a country does not take of an address, by part, in the order of the parts. Empty: it takes it. */
export function addressProblems(
  country: CountryCode,
  address: CheckedAddress,
  context: AddressContext,
): Readonly<Partial<Record<AddressField, AddressProblem>>> {
  return Object.fromEntries(
    addressFields.flatMap((field) => {
      const problem = fieldProblem(country, field, address[field], context)
      return problem ? [[field, problem]] : []
    }),
  )
}

/** Whether a country's addresses are checked before they are quoted for. Korea's are not (document 2, section 4, ADDR-02). */
export function isCheckedBeforeQuote(country: CountryCode): boolean {
  return !quotedUnchecked.includes(country)
}
