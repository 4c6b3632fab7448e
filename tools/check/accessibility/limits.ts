/** What the report names as not supported or not assessed, whatever the tests say. */

/** Something that the elements cannot do alone, or that the tests do not cover. */
export interface Limit {
  readonly title: string
  readonly what: string
  /** What follows for the shop. */
  readonly so: string
}

/** In the order of the report. */
export const limits: readonly Limit[] = [
  {
    title: 'Forms of payment providers',
    what: 'The card form of Stripe, the windows of Klarna, Affirm and PayBright, and the postal code search of Kakao are frames or pages of these companies.',
    so: 'Ask them for their conformance reports. Outside of these frames everything is ours: labels, errors, the way in and out.',
  },
  {
    title: 'The chat window',
    what: 'After the form of <rove-chat> it is a frame of the provider.',
    so: 'Ask the provider for its conformance report.',
  },
  {
    title: 'HTML of the server',
    what: 'Lists, cards, forms and articles inside a tag are the shop’s; an element adds to them.',
    so: 'Take the HTML of the README of each element. The tests run on the pages of the demo shop, which follow it.',
  },
  {
    title: 'Photographs and films',
    what: 'Their alternative text, captions, transcripts and audio description come from the shop.',
    so: 'Fill them in; an element shows what the server writes. Films whose captions are inside the stream show none.',
  },
  {
    title: 'Design tokens and the theme',
    what: 'The tests use the tokens’ own values, and the theme of the demo shop.',
    so: 'Measure the contrast again after a change; ?rove-why and ?rove-doctor help.',
  },
  {
    title: 'Content of popups',
    what: '<rove-popups> shows what a marketer wrote; the dialog around it is ours.',
    so: 'Check each popup by its preview link with ?rove-doctor.',
  },
  {
    title: 'Assistive technology',
    what: 'The tests read what the browser tells it: names, roles, states and announcements, in Chromium. They use no screen reader and no other browser.',
    so: 'Have people with disabilities test the whole shop.',
  },
  {
    title: 'Further clauses of EN 301 549',
    what: 'Not assessed are the clauses 5 (generic requirements), 7 (video), 11 (software), 12 (documentation and support), and 9.6, the conformance of the whole page.',
    so: 'Assess them for the shop. For clause 7, films have the browser’s own controls, with its menu of captions.',
  },
]
