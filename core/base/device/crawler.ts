/** Whether a program reads the page instead of a person (POP-03). The specification does not show the shop's own list. */

/**
 * What programs write into their user agent, and browsers do not, inside apps either. In this order: a tool as the first
 * product; the address of the operator; a comment that begins with `compatible`, as otherwise only Internet Explorer's
 * does; a name that ends in bot, crawler or spider (the phone Cubot, and a name that goes on, as Spider X1, are none); and
 * names without any of these. A bare word is no mark: `google` and `preview` are also in the names of apps and phones.
 * Without lookbehind, which Safari 15 cannot read.
 */
const marks =
  /^(whatsapp|curl|wget|python|[a-z-]*http)|[ ;(+]https?:|compatible; (?!msie)|([^u]bot|crawler|spider)s?(?! ?[a-z])|externalhit|meta-external|kakaotalk-scrap|ia_archiver|chrome-lighthouse|(bing|uri)preview|(partners|apis|fetcher)-google|google(other| favicon|-(ads|inspection|read|safety))/i

/** Whether the browser is taken for a crawler. Code that loads when idle is not loaded for it. */
export const isCrawler = (agent = navigator.userAgent): boolean => marks.test(agent)

/** What in the user agent makes a crawler of the browser, as `compatible; Googlebot/2.1`; nothing for a person. */
export function crawlerMark(agent = navigator.userAgent): string | undefined {
  const found = marks.exec(agent)
  if (!found) return undefined
  const [text] = found
  // The whole word, of which the pattern may match a part.
  const ends = /[\s;()]/
  const before = agent.slice(0, found.index).split(ends).pop()
  const [after] = agent.slice(found.index + text.length).split(ends)
  return `${before}${text}${after}`
}
