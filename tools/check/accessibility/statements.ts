/** What the report says of each criterion, beside its tests. */
import type { CriterionNumber } from './criteria'

/** How far the elements meet a criterion. */
export type Result =
  /** Where it concerns an element, the element meets it. */
  | 'supports'
  /** A part of it is not met; the remark says which. */
  | 'partially supports'
  /** No element has what it is about; a test checks that. */
  | 'not applicable'
  /** Only the page as a whole can meet it; the remark says what the elements contribute. */
  | 'host page'

/** The statement about one criterion. */
export type Statement =
  | { readonly result: 'supports'; readonly remark?: string }
  | { readonly result: Exclude<Result, 'supports'>; readonly remark: string }

const supports = (remark?: string): Statement => (remark ? { result: 'supports', remark } : { result: 'supports' })
const isOfTheHost = (remark: string): Statement => ({ result: 'host page', remark })
const doesNotApply = (remark: string): Statement => ({ result: 'not applicable', remark })

/** By the number of the criterion. */
export const statements: Readonly<Record<CriterionNumber, Statement>> = {
  '1.1.1': supports(
    'Icons have a name or are hidden. The alternative text of photographs is the shop’s: an element shows what the server writes.',
  ),
  '1.2.1': isOfTheHost(
    'The films are the shop’s. An element keeps the title and the description that the server writes beside a film.',
  ),
  '1.2.2': isOfTheHost(
    'The films are the shop’s. The captions that the server names are offered by the player: `data-rove-captions` in <rove-videos>, `captions` in the settings of <rove-gallery>. Captions inside a stream are not shown.',
  ),
  '1.2.3': isOfTheHost(
    'The films are the shop’s. An element keeps the description that the server writes beside a film; it can be the alternative.',
  ),
  '1.2.4': doesNotApply('No element plays live sound or live film.'),
  '1.2.5': isOfTheHost(
    'The films are the shop’s. A film with audio description is a stream of its own, which the server names in place of the other.',
  ),
  '1.3.1': supports(),
  '1.3.2': supports(
    'The order on the screen is the order in the HTML, at each width. One region stands elsewhere: on narrow screens the summary of <rove-checkout>, which has a name of its own, is shown above the steps and read after them.',
  ),
  '1.3.3': supports('No text refers to a shape, a place, a colour or a sound.'),
  '1.3.4': supports(),
  '1.3.5': supports('Fields that the server writes have the tokens that it gives them.'),
  '1.4.1': supports('Errors, choices and states also have words, a border or a sign.'),
  '1.4.2': doesNotApply('Nothing plays with sound before the visitor has pressed something.'),
  '1.4.3': supports(
    'With the colours of the design tokens as they are. A shop that changes them is responsible for the contrast; a page with ?rove-why reports what is too low. Text on photographs of the shop is not measured.',
  ),
  '1.4.4': supports(),
  '1.4.5': doesNotApply('No element draws text as a picture. Pictures of the shop can contain text.'),
  '1.4.10': supports(),
  '1.4.11': supports(
    'With the colours of the design tokens as they are. Fields that the server writes have the theme’s edges.',
  ),
  '1.4.12': supports(),
  '1.4.13': supports(),
  '2.1.1': supports(),
  '2.1.2': supports('A dialog keeps the focus until Escape or its button closes it.'),
  '2.1.4': doesNotApply('No letter, number or sign is a shortcut.'),
  '2.2.1': supports(
    'The time limit of a checkout is the server’s. The checkout announces it beforehand, and the visitor can extend it. A sale ends at its time, which is an event of the real world.',
  ),
  '2.2.2': supports(
    'Carousels have a button that stops them, and stand still where the visitor wants less motion. A countdown can be closed.',
  ),
  '2.3.1': supports('Nothing flashes.'),
  '2.4.1': isOfTheHost('The page has the link to its main content. An element adds no block before it.'),
  '2.4.2': isOfTheHost('An element leaves the title as it is; where results change in place, the title follows.'),
  '2.4.3': supports(),
  '2.4.4': supports(),
  '2.4.5': isOfTheHost('<rove-search> and <rove-header> are two of the ways: search and menus.'),
  '2.4.6': supports(),
  '2.4.7': supports(),
  '2.4.11': supports(),
  '2.5.1': supports('What a swipe does, a button does too.'),
  '2.5.2': supports('Everything happens when the pointer is released, and not if it was moved away before.'),
  '2.5.3': supports(),
  '2.5.4': doesNotApply(
    'No element follows the motion of the device or of the visitor. The viewer of virtual reality, which <rove-page> opens, is a page of the shop.',
  ),
  '2.5.7': supports('Nothing has to be dragged: lists have buttons, too.'),
  '2.5.8': supports(
    'Every control is at least 24 px large or has the space of one around it, also text links in a list.',
  ),
  '3.1.1': isOfTheHost('The page names its language. The elements speak it, and do not change it.'),
  '3.1.2': supports('A text that is in another language than the page is marked.'),
  '3.2.1': supports(),
  '3.2.2': supports(
    'A choice that leads to another page, such as the country, waits for a button when it is made by keyboard.',
  ),
  '3.2.3': isOfTheHost('<rove-header> keeps the order of the links that the server writes, on each page.'),
  '3.2.4': supports('A word for the same action is the same in every element.'),
  '3.2.6': isOfTheHost('<rove-chat> is at the same place on each page, after the content.'),
  '3.3.1': supports(),
  '3.3.2': supports(),
  '3.3.3': supports(),
  '3.3.4': supports(
    'An order is reviewed before it is paid, each step can be corrected, and only the shown sum is charged.',
  ),
  '3.3.7': supports(),
  '3.3.8': supports('Passwords can be pasted and filled in by a password manager; no puzzle is posed.'),
  '4.1.2': supports(),
  '4.1.3': supports(),
}
