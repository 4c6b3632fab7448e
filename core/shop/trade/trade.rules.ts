/** The steps, fields and rules of the trade application, for the widget and for the server (TRADE-01, TRADE-02, TRADE-03). */

import type { FileLimits } from '../../base/input/file-kinds.rules'
import { type Typed, typedCode, typedEmail, typedText } from '../../base/input/typed.rules'
import { isCanadianPostal, isUSPostal } from '../address/postal-code.rules'
import { isEmail } from '../contacts/email.rules'

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
/** The value of each field that the form has; empty where nothing is filled in. A ticked box has any other value. */
export type TradeValues = Readonly<Partial<Record<TradeField, string>>>
/** Why a field is invalid: the words of the specification. */
export type TradeError = 'required' | 'invalid'

/** The names of all fields. */
export const tradeFields: readonly TradeField[] = tradeSteps.flat()

/** The files that an application takes. A form can have another size. */
export const tradeFileLimits: FileLimits = { kinds: ['pdf', 'jpg', 'png', 'heic'], megabytes: 10 }

/** The longest text that a field holds, in characters. */
export const tradeTextLimit = 255
/** The digits of a phone number. */
const phoneDigits = { min: 10, max: 13 }

/** A whole number of up to six digits. */
export const isWholeNumber = (text: string): boolean => /^\d{1,6}$/.test(typedCode(text))

/** An amount with at most two decimals: `20000`, `20,000.50`. */
export const isAmount = (text: string): boolean =>
  /^(\d{1,9}|\d{1,3}([ ,.]\d{3}){1,2})([.,]\d{1,2})?$/.test(typedCode(text))

/** What a form says of a question of its survey: the shop chooses the questions and their types. */
export interface TradeQuestion {
  readonly isRequired: boolean
  /** Whether the answer fits the type that the form gives the question. */
  readonly isValid: boolean
}
/** The questions of a form’s survey. */
export type TradeQuestions = Readonly<Partial<Record<TradeField, TradeQuestion>>>

/** The fields of the survey that are questions of the shop. */
export const tradeQuestions = ['survey_1', 'survey_2', 'survey_3'] as const satisfies readonly TradeField[]

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

/** The country of a value: its code, or its ISO number; `undefined` for any other. */
export function tradeCountry(text = ''): 'CA' | 'US' | undefined {
  if (text === 'CA' || text === '124') return 'CA'
  return text === 'US' || text === '840' ? 'US' : undefined
}

type Check = (text: string, values: TradeValues) => boolean

// The value of a province may begin with its country, as in `CA-BC`.
const inCountry: Check = (text, { country }) =>
  country === undefined || !/^(CA|US)-/.test(text) || text.startsWith(`${tradeCountry(country)}-`)
const isPostal: Check = (text, values) => {
  const country = tradeCountry(values.country)
  // A form without the field takes both.
  const isEither = values.country === undefined
  return (isEither || country === 'US' ? isUSPostal(text) : false) || (country !== 'US' && isCanadianPostal(text))
}

/** The checks of a field that is filled in. A field without one accepts any text. */
const checks: Readonly<Partial<Record<TradeField, Check>>> = {
  country: (text) => tradeCountry(text) !== undefined,
  contact_email: (text) => isEmail(typedEmail(text)),
  contact_phone: isTradePhone,
  province: inCountry,
  postal_code: isPostal,
  website: isWebAddress,
}

/** When a field has to be filled in, where that is not always. */
const needs: Readonly<Partial<Record<TradeField, (values: TradeValues) => boolean>>> = {
  company_type_other: ({ company_type }) => company_type === 'other',
  line2: () => false,
  service_states: ({ service_area }) => service_area === 'states',
  service_provinces: ({ service_area }) => service_area === 'provinces',
  website: ({ card_upload }) => card_upload === undefined,
  card_upload: ({ website }) => !website,
  licence_upload: (values) => !hasMembership(values) || (!values.association && !values.membership_number),
  association: (values) =>
    !values.licence_upload && (!!values.membership_number || values.licence_upload === undefined),
  membership_number: (values) =>
    !values.licence_upload && (!!values.association || values.licence_upload === undefined),
  survey_3: () => false,
}

/** Whether the form can take the place of a licence: it has an association and a membership number. */
function hasMembership({ association, membership_number }: TradeValues): boolean {
  return association !== undefined && membership_number !== undefined
}

/** Fields that are asked for only once another one is chosen. */
const followUps: readonly TradeField[] = ['company_type_other', 'service_states', 'service_provinces']

/** Whether a field belongs to what is chosen: another company type, or a service area’s list. */
export function isTradeFieldAsked(field: TradeField, values: TradeValues): boolean {
  return !followUps.includes(field) || !!needs[field]?.(values)
}

/** What a field’s text is. */
function formOf(field: TradeField): (text: string) => Typed {
  if (field === 'contact_email') return typedEmail
  return codeFields.includes(field) ? typedCode : typedText
}

/** Fields that contain a number or a code. */
const codeFields: readonly TradeField[] = ['contact_phone', 'postal_code']

/**
 * The values of an application: trimmed, and empty where they do not belong to what is chosen.
 *
 * @param fields those that the form has
 */
export function readTradeValues(
  read: (field: TradeField) => string,
  fields: readonly TradeField[] = tradeFields,
): TradeValues {
  const textOf = (field: TradeField) => formOf(field)(read(field))
  const values: TradeValues = Object.fromEntries(fields.map((field) => [field, textOf(field)]))
  return Object.fromEntries(fields.map((field) => [field, isTradeFieldAsked(field, values) ? values[field] : '']))
}

/**
 * The errors of some fields, in their order. Empty where all are valid. A field without a value is not part of the form,
 * and has no error.
 *
 * @param questions what the form says of its survey; without it any text is an answer, and the third is optional
 */
export function tradeErrors(
  values: TradeValues,
  fields: readonly TradeField[] = tradeFields,
  questions: TradeQuestions = {},
): ReadonlyMap<TradeField, TradeError> {
  const isNeeded = (field: TradeField) => needs[field]?.(values) ?? questions[field]?.isRequired ?? true
  const isFit = (field: TradeField, text: string) =>
    questions[field]?.isValid ?? (text.length <= tradeTextLimit && (checks[field]?.(text, values) ?? true))
  return new Map(
    fields.flatMap((field): (readonly [TradeField, TradeError])[] => {
      const text = values[field]
      if (text === undefined) return []
      // The browser keeps back what is typed into a number field and is no number.
      if (!text && questions[field]?.isValid !== false) return isNeeded(field) ? [[field, 'required']] : []
      return isFit(field, text) ? [] : [[field, 'invalid']]
    }),
  )
}
