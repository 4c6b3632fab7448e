/** The conditions of popups for a form: what each means, and by which kind of field it is filled in. */
import { countries } from '../../../core/base/country/countries.rules'
import type { ConditionName } from '../../../core/shop/conditions/conditions'

/** The kind of a condition’s field. */
export type ConditionKind =
  | { readonly kind: 'choices'; readonly values: readonly string[] }
  | { readonly kind: 'yesNo' | 'range' | 'times' | 'hours' | 'always' | 'pairs' | 'variant' }
  | { readonly kind: 'texts'; readonly example: string }

/** A condition as the form shows it. */
export interface ConditionRow {
  readonly label: string
  /** One sentence. */
  readonly means: string
  readonly field: ConditionKind
  /** The parameter when it is added. */
  readonly first: unknown
}

const yesNo = { kind: 'yesNo' } as const
const range = { kind: 'range' } as const

/** All conditions by their names. */
export const conditionRows: Readonly<Record<string, ConditionRow>> = {
  country: {
    label: 'Country',
    means: 'Only in the shops of these countries.',
    field: { kind: 'choices', values: countries.map(({ code }) => code) },
    first: ['US'],
  },
  locale: {
    label: 'Language of the page',
    means: 'Only on pages in these languages and markets.',
    field: { kind: 'choices', values: countries.flatMap(({ locales }) => locales) },
    first: ['en_US'],
  },
  between: {
    label: 'Dates',
    means: 'Only between these two times, by the shop’s clock in UTC. An empty field is no limit.',
    field: { kind: 'times' },
    first: [null, null],
  },
  loggedIn: {
    label: 'Logged in',
    means: 'Only visitors who are logged in, or only those who are not.',
    field: yesNo,
    first: false,
  },
  member: { label: 'Member', means: 'Only members, or only those who are not.', field: yesNo, first: false },
  trade: { label: 'Trade customer', means: 'Only trade customers, or only others.', field: yesNo, first: false },
  customerType: {
    label: 'Kind of customer',
    means: 'New: on a first visit. Returning: has been here before. Existing: has an account with orders.',
    field: { kind: 'choices', values: ['New', 'Returning', 'Existing'] },
    first: ['New'],
  },
  device: {
    label: 'Device',
    means: 'Only on screens of this width: a phone up to 767 px, a tablet up to 1,050 px.',
    field: { kind: 'choices', values: ['phone', 'tablet', 'desktop'] },
    first: ['desktop'],
  },
  sessions: {
    label: 'Number of visits',
    means: 'How many visits this device has made, with this one.',
    field: range,
    first: { from: 2 },
  },
  sessionPages: {
    label: 'Pages in this visit',
    means: 'How many pages this visit has opened, with this one.',
    field: range,
    first: { from: 2 },
  },
  totalPages: {
    label: 'Pages in all visits',
    means: 'How many pages this device has opened in all its visits.',
    field: range,
    first: { from: 2 },
  },
  utm: {
    label: 'Campaign link',
    means: 'Only visitors of links with these utm parameters. One a line, without utm_: campaign = autumn, winter',
    field: { kind: 'pairs' },
    first: { campaign: ['autumn'] },
  },
  city: {
    label: 'City',
    means: 'Only in these cities, as the location service spells them. An unknown city does not count.',
    field: { kind: 'texts', example: 'Toronto, Vancouver' },
    first: ['Toronto'],
  },
  path: {
    label: 'On these pages',
    means: 'Only on these paths. An asterisk at the end means all pages below.',
    field: { kind: 'texts', example: '/sofas*, /rugs' },
    first: ['/sofas*'],
  },
  notPath: {
    label: 'Not on these pages',
    means: 'Never on these paths. An asterisk at the end means all pages below.',
    field: { kind: 'texts', example: '/cart*, /user*' },
    first: ['/cart*'],
  },
  pageTypes: {
    label: 'Kind of page',
    means: 'Only on pages whose body has one of these classes of Drupal.',
    field: { kind: 'texts', example: 'page-cart' },
    first: ['page-node'],
  },
  variant: {
    label: 'Variant of a comparison',
    means: 'Visitors are divided among the variants in equal parts. Make a popup for each variant.',
    field: { kind: 'variant' },
    first: { of: 'autumn', is: 'a', among: ['a', 'b'] },
  },
  notShownFor: {
    label: 'Pause after it was shown',
    means: 'Does not come again for these hours after it was shown.',
    field: { kind: 'hours' },
    first: 24,
  },
  notClosedFor: {
    label: 'Pause after it was closed',
    means: 'Does not come again for these hours after the visitor closed it.',
    field: { kind: 'hours' },
    first: 72,
  },
  notSubscribed: {
    label: 'Not subscribed',
    means: 'Only visitors who have not subscribed in a popup.',
    field: { kind: 'always' },
    first: true,
  },
  notEngaged: {
    label: 'Not used before',
    means: 'Not to visitors who have pressed or typed something in it.',
    field: { kind: 'always' },
    first: true,
  },
} satisfies Record<ConditionName, ConditionRow>
