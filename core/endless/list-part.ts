/** The part of a list that the server has marked: `<div data-rove-listing="grid">`. */
export const partOf = (element: Element, name: string): HTMLElement | undefined =>
  element.querySelector<HTMLElement>(`[data-rove-listing="${name}"]`) ?? undefined
