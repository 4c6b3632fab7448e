/** The shop's forms and their fields. The specification names the forms (TRACK-04); their fields are proposed. */
import type { ShopCode } from '../visitor/texts/texts'

/** One field. */
export interface FormField {
  /** Its name when submitted. The names of personal fields identify them as such. */
  readonly name: string
  readonly label: ShopCode
  readonly kind: 'text' | 'email' | 'tel' | 'textarea' | 'amount'
  readonly isOptional?: true
  readonly autocomplete?: string
}

/** One form, on a page of its own unless an article has its path. */
export interface ShopForm {
  readonly path: string
  /** Drupal's: with dashes it is the element's id. */
  readonly id: string
  readonly title: ShopCode
  readonly lead: ShopCode
  readonly send: ShopCode
  readonly thanks: ShopCode
  readonly fields: readonly FormField[]
}

const email: FormField = { name: 'email', label: 'email', kind: 'email', autocomplete: 'email' }
const whole: FormField = { name: 'name', label: 'formName', kind: 'text', autocomplete: 'name' }
const first: FormField = { name: 'firstname', label: 'firstName', kind: 'text', autocomplete: 'given-name' }
const last: FormField = { name: 'lastname', label: 'lastName', kind: 'text', autocomplete: 'family-name' }
const phone: FormField = { name: 'phone', label: 'phone', kind: 'tel', isOptional: true, autocomplete: 'tel' }
const message: FormField = { name: 'message', label: 'formMessage', kind: 'textarea' }

/** All forms. */
export const shopForms: readonly ShopForm[] = [
  {
    path: '/contact-us',
    id: 'contact_site_form',
    title: 'contactTitle',
    lead: 'contactLead',
    send: 'formSend',
    thanks: 'contactThanks',
    fields: [whole, email, phone, message],
  },
  {
    path: '/trade',
    id: 'trade_registration_form',
    title: 'tradeApply',
    lead: 'tradeApplyHint',
    send: 'tradeApply',
    thanks: 'tradeThanks',
    fields: [
      first,
      last,
      { name: 'company', label: 'company', kind: 'text', autocomplete: 'organization' },
      email,
      phone,
    ],
  },
  {
    path: '/gift-card',
    id: 'giftcard_form',
    title: 'giftTitle',
    lead: 'giftLead',
    send: 'giftSend',
    thanks: 'giftThanks',
    fields: [
      { name: 'amount', label: 'giftAmount', kind: 'amount' },
      { name: 'sender', label: 'giftSender', kind: 'text', autocomplete: 'name' },
      { name: 'sender_email', label: 'giftSenderEmail', kind: 'email', autocomplete: 'email' },
      { name: 'recipient', label: 'giftRecipient', kind: 'text' },
      { name: 'recipient_email', label: 'giftRecipientEmail', kind: 'email' },
      { ...message, isOptional: true },
    ],
  },
  {
    path: '/outlet',
    id: 'outlet_email_form',
    title: 'outletTitle',
    lead: 'outletLead',
    send: 'outletSend',
    thanks: 'outletThanks',
    fields: [email],
  },
]

/** The id of a form's element: `contact-site-form`. */
export const elementId = ({ id }: Pick<ShopForm, 'id'>): string => id.replaceAll('_', '-')

/** The amounts of gift cards in US dollars, converted elsewhere. */
export const giftAmounts = [50, 100, 250, 500] as const
