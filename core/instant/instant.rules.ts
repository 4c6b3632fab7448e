/** How many pages are fetched ahead, how early, and behind which links. */

/** The pages that are fetched ahead on one page view, unless the setting says otherwise. */
export const usualBudget = 4
/** The largest budget: Chromium prerenders no more for one page. */
export const largestBudget = 10
/** The number of prerendered pages that are kept: as many as Chromium keeps of those that it chooses itself. */
export const prerendersKept = 2
/** Devices with less memory, in GB, prefetch where they would prerender. A prerendered page needs as much as a tab. */
export const memoryToPrerender = 4
/** How long a mouse or the focus rests on a link, in milliseconds. A mouse on its way is there for a shorter time. */
export const restMs = 150
/** How long a finger is on a link, in milliseconds. A finger that scrolls has moved by then. */
export const touchMs = 60

/** The links of a page's content and its menus. The shop's cart, account and footer are usually elsewhere. */
export const usualLinks = ['main a', '[role=main] a', '#main a', '#content a', 'nav a', '[role=navigation] a'].join()
