/** Whether an element is rendered. Its style or a closed `<details>` can hide it. */
export const isRendered = (element: Element): boolean =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? element.getClientRects().length > 0
