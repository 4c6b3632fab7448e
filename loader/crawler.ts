/** What is for people alone: for a crawler it is never fetched, however a page asks for it (POP-03). */
export const isForPeople = (tag: string): boolean => /^rove-(popups|countdown|chat)$/.test(tag)

/**
 * Whether a crawler looks at the page: what waits for a quiet moment is not fetched for it either. Crawlers name
 * themselves, their site or their tool; a phone is named Cubot. Source: document 3, sections 1 and 6, which do not show
 * the shop's own list.
 */
export const isCrawler = (agent = navigator.userAgent): boolean =>
  /[^u]bot|crawl|spider|slurp|http|google|preview|external|python|curl|wget|whatsapp|lighthouse|archive/i.test(agent)
