/** The numbers of an endless list (LIST-02, LIST-05). */

/**
 * After this many pages in a row that were loaded by scrolling, a list without a maximum loads no further one while the
 * visitor is at the foot of the page: it can be reached.
 */
export const maxInARow = 5
/** A list is busy for this long after its height has changed, in milliseconds. */
export const settleMs = 2000
/** How often scrolling is looked at, in milliseconds: a browser allows a number of changed addresses in a time. */
export const scrollMs = 300
/** The share of the page's height that is scrolled when a list of HTML loads its next page. */
export const htmlShare = 0.65

/**
 * Whether a share of the page is scrolled. A page that cannot be scrolled is at its end.
 *
 * @param top how far it is scrolled
 * @param distance how far it can be scrolled
 */
export function isScrolled(share: number, top: number, distance: number): boolean {
  return distance <= 0 || top / distance >= share
}
