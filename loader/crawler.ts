/** Whether a widget is never loaded for a crawler, whatever the page requests (POP-03). */
export const isExcludedForCrawlers = (tag: string): boolean => /^rove-(popups|countdown|chat)$/.test(tag)

/**
 * Whether the user agent is a crawler. Code that loads when idle is not loaded for it. Crawlers name themselves, their
 * site or their tool; Cubot is a phone. The specification does not show the shop's own list (POP-03).
 */
export const isCrawler = (agent = navigator.userAgent): boolean =>
  /[^u]bot|crawl|spider|slurp|http|google|preview|external|python|curl|wget|whatsapp|lighthouse|archive/i.test(agent)
