/** Whether the page gives an element a place, where its style or a closed `<details>` may take it. */
export const isRendered = (element: Element): boolean =>
  element.checkVisibility?.() ?? element.getClientRects().length > 0
