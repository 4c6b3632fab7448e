/** The numbers of a listing (LIST-02, LIST-04, LIST-05). */
import { htmlShare } from '../../core/lists/endless-list.rules'

/** What a list consists of: cards as fields, or any items as HTML. */
export type ListKind = 'cards' | 'html'

/** When a list loads its next page by itself. */
export const limits = {
  cards: { share: 0.55, most: Number.POSITIVE_INFINITY },
  html: { share: htmlShare, most: 5 },
} as const satisfies Readonly<
  Record<
    ListKind,
    {
      /** The share of the page's height that has to be scrolled. */
      readonly share: number
      /** The most pages that are loaded. */
      readonly most: number
    }
  >
>

/** The link to the top is shown after this many window heights. */
export const topAfterWindows = 3

/** Which cards of a long list have their content, as a number of cards before and after the middle of the screen. */
export const foldLimits = {
  /** Those that are nearer are unfolded when the browser is idle. */
  near: 96,
  /** Those that are farther are folded. */
  far: 144,
  /** The most cards that are unfolded or folded without a pause. */
  atOnce: 6,
} as const
