/**
 * Whether an element is rendered. Its style or a closed `<details>` can hide it. The style is asked for by itself, because
 * browsers before 2024 do not know that option of `checkVisibility`.
 */
export const isRendered = (element: Element): boolean =>
  (element.checkVisibility?.() ?? element.getClientRects().length > 0) &&
  !/hidden|collapse/.test(getComputedStyle(element).visibility)
