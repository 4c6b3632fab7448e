/** Reads the parts of a results page. */

/** HTML without its tags. */
export const textOf = (html: string): string => html.replace(/<[^>]*>/g, '')

/** What begins with a part of the page, by its `data-rove-results`. */
export const part = (page: string, name: string): string =>
  page.split(`data-rove-results="${name}"`)[1]?.replace(/^[^>]*>/, '') ?? ''

/** The numbers of the tabs. */
export const totals = (page: string): number[] => [...page.matchAll(/tab-count">(\d+)</g)].map(([, n]) => Number(n))

/** The number of results of the shown type. */
export const count = (page: string): number => Number.parseInt(textOf(part(page, 'count')), 10)

/** The titles of the cards. */
export const titles = (page: string): string[] =>
  [...page.matchAll(/data-rove-card="title">([^<]+)</g)].map(([, title = '']) => title)

/** The values of a facet, as `Green 3`, followed by `checked` if one is chosen and `disabled` if it cannot be. */
export function values(page: string, name: string): string[] {
  const [own = ''] = page.split(`data-facet="${name}"`)[1]?.split('</fieldset>') ?? []
  return [...own.matchAll(/<input([^>]*)>[\s\S]*?\((\d+)\)/g)].map(([, field = '', hits]) => {
    const value = /value="([^"]*)"/.exec(field)?.[1]
    return `${value} ${hits}${/ checked/.test(field) ? ' checked' : ''}${/ disabled/.test(field) ? ' disabled' : ''}`
  })
}
