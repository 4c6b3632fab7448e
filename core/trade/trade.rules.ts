/** The steps, fields and rules of the trade application, for the widget and for the server (TRADE-01, TRADE-02, TRADE-03). */
import { isCanadianPostal, isUSPostal } from '../address/postal-code.rules'
import { typedCode } from '../input/typed-code.rules'
import { isEmail } from '../visitor/email.rules'

/** The fields by step, in the order of the form. */
export const tradeSteps = [
  ['first_name', 'last_name', 'company_name', 'title', 'country', 'contact_email', 'contact_phone'],
  [
    ...['company_type', 'company_type_other', 'line1', 'line2', 'city', 'province', 'postal_code'],
    ...['service_area', 'service_states', 'service_provinces'],
  ],
  ['website', 'card_upload', 'licence_upload', 'association', 'membership_number', 'tax_exempt'],
  ['survey_1', 'survey_2', 'survey_3', 'agreement'],
] as const

/** The name of a field. `card_upload` and `licence_upload` are the ids of files that were sent before. */
export type TradeField = (typeof tradeSteps)[number][number]
/** The value of each field; empty where there is none. A ticked box has any other value. */
export type TradeValues = Readonly<Record<TradeField, string>>
/** Why a field is invalid: the words of the specification. */
export type TradeError = 'required' | 'invalid'

/** The names of all fields. */
export const tradeFields: readonly TradeField[] = tradeSteps.flat()

/** The kinds of files, by the end of their names. */
export const tradeFileKinds: readonly string[] = ['pdf', 'jpg', 'jpeg', 'png', 'heic']
/** The default limit of a file, in megabytes. */
export const tradeFileMegabytes = 10
const megabyte = 1024 * 1024

/** The longest text that a field holds, in characters. */
export const tradeTextLimit = 255
/** The digits of a phone number. */
const phoneDigits = { min: 10, max: 13 }

/** 10 to 13 digits, with an optional plus before them, brackets around some and separators between them. */
export function isTradePhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return (
    digits >= phoneDigits.min &&
    digits <= phoneDigits.max &&
    /^\(?\+?[\d ()./-]+$/.test(text) &&
    /^[^()]*(\([^()]*\)[^()]*)?$/.test(text)
  )
}

/** A web address, with `https://` or without. */
export function isWebAddress(text: string): boolean {
  try {
    const { protocol, hostname, username } = new URL(/^\w+:\/\//.test(text) ? text : `https://${text}`)
    return /^https?:$/.test(protocol) && /\.[^.]{2,}$/.test(hostname) && !username && !/\s/.test(text)
  } catch {
    return false
  }
}

type Check = (text: string, values: TradeValues) => boolean

const inCountry: Check = (text, { country }) => text.startsWith(`${country}-`)

/** The checks of a field that is filled in. A field without one accepts any text. */
const checks: Readonly<Partial<Record<TradeField, Check>>> = {
  country: (text) => text === 'CA' || text === 'US',
  contact_email: isEmail,
  contact_phone: isTradePhone,
  province: inCountry,
  postal_code: (text, { country }) => (country === 'US' ? isUSPostal(text) : isCanadianPostal(text)),
  website: isWebAddress,
  // A whole number, and an amount with at most two decimals: `20000`, `20,000.50`.
  survey_1: (text) => /^\d{1,6}$/.test(text),
  survey_3: (text) => /^(\d{1,9}|\d{1,3}([ ,.]\d{3}){1,2})([.,]\d{1,2})?$/.test(text),
}

/** When a field has to be filled in, where that is not always. */
const needs: Readonly<Partial<Record<TradeField, (values: TradeValues) => boolean>>> = {
  company_type_other: ({ company_type }) => company_type === 'other',
  line2: () => false,
  service_states: ({ service_area }) => service_area === 'states',
  service_provinces: ({ service_area }) => service_area === 'provinces',
  website: () => false,
  card_upload: ({ website }) => !website,
  licence_upload: ({ association, membership_number }) => !association && !membership_number,
  association: ({ licence_upload, membership_number }) => !licence_upload && !!membership_number,
  membership_number: ({ licence_upload, association }) => !licence_upload && !!association,
  survey_3: () => false,
}

/** Fields that are asked for only once another one is chosen. */
const followUps: readonly TradeField[] = ['company_type_other', 'service_states', 'service_provinces']

/** Whether a field belongs to what is chosen: another company type, or a service area’s list. */
export function isTradeFieldAsked(field: TradeField, values: TradeValues): boolean {
  return !followUps.includes(field) || !!needs[field]?.(values)
}

/** Fields that contain a number or a code. */
const codeFields: readonly TradeField[] = ['contact_phone', 'postal_code', 'survey_1', 'survey_3']

/** The values of an application: trimmed, and empty where they do not belong to what is chosen. */
export function readTradeValues(read: (field: TradeField) => string): TradeValues {
  const textOf = (field: TradeField) => (codeFields.includes(field) ? typedCode(read(field)) : read(field).trim())
  const values = Object.fromEntries(tradeFields.map((field) => [field, textOf(field)])) as TradeValues
  return Object.fromEntries(
    tradeFields.map((field) => [field, isTradeFieldAsked(field, values) ? values[field] : '']),
  ) as TradeValues
}

/** The errors of some fields, in their order. Empty where all are valid. */
export function tradeErrors(
  values: TradeValues,
  fields: readonly TradeField[] = tradeFields,
): ReadonlyMap<TradeField, TradeError> {
  return new Map(
    fields.flatMap((field): (readonly [TradeField, TradeError])[] => {
      const text = values[field]
      if (!text) return (needs[field]?.(values) ?? true) ? [[field, 'required']] : []
      const isValid = text.length <= tradeTextLimit && (checks[field]?.(text, values) ?? true)
      return isValid ? [] : [[field, 'invalid']]
    }),
  )
}

/** Why a file is not sent. */
export type TradeFileError = 'kind' | 'size' | 'empty'

/** @param megabytes the limit */
export function tradeFileError(
  { name, size }: { readonly name: string; readonly size: number },
  megabytes = tradeFileMegabytes,
): TradeFileError | undefined {
  const kind = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  if (!tradeFileKinds.includes(kind)) return 'kind'
  if (size === 0) return 'empty'
  return size > megabytes * megabyte ? 'size' : undefined
}
