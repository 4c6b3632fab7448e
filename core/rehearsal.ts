/** A page opened with `?rove-why` is a rehearsal: a marketer looks at what would be shown. Nothing of it is kept or sent. */
export function isRehearsal(search: string = location.search): boolean {
  return new URLSearchParams(search).has('rove-why')
}
