/**
 * Whether the page is part of the price test: its address has one of the test's parameters, the visitor is in a
 * variant, or the page is a preview.
 */
export function concernsPriceTest(search: string, kept: string | undefined): boolean {
  return !!kept || /utm_(source|directive)=|rove-why/.test(search)
}
