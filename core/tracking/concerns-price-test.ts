/** Whether the page has anything to do with the test: its address says something of it, or the visitor is in it. */
export function concernsPriceTest(search: string, kept: string | undefined): boolean {
  return !!kept || /utm_(source|directive)=|rove-why/.test(search)
}
