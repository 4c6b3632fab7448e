/** Whether the page shows an element, where its style or a closed `<details>` may hide it. */
export const isRendered = (element: Element): boolean =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? element.getClientRects().length > 0
