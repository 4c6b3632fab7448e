/**
 * Whether a crawler looks at the page: what waits for a quiet moment is never fetched for it, popups and countdown among
 * it. Crawlers name themselves, their site or their tool; a phone is named Cubot. Source: document 3, sections 1 and 6,
 * which do not show the shop's own list.
 */
export const isCrawler = (agent = navigator.userAgent): boolean =>
  /[^u]bot|crawl|spider|slurp|http|google|preview|external|python|curl|wget|whatsapp|lighthouse|archive/i.test(agent)
