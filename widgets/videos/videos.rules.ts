/** The numbers of the videos (VIDEO-01). */

/** The most pages that are shown one below the other. */
export const mostPages = 15
/** The parameter of the address that names the opened video. */
export const videoParameter = 'video'
/** After this time the video that the address names is opened, in milliseconds. */
export const openAfterMs = 1000

/** The address with the opened video; without one, if none is open. */
export function addressWith(href: string, id: string | undefined): string {
  const url = new URL(href)
  if (id === undefined) url.searchParams.delete(videoParameter)
  else url.searchParams.set(videoParameter, id)
  return url.href
}
