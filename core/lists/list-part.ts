import { RoveError } from '../base/report/errors'

/** The part of a list that the server has marked: `<div data-rove-listing="grid">`. */
export const partOf = (element: Element, name: string): HTMLElement | undefined =>
  element.querySelector<HTMLElement>(`[data-rove-listing="${name}"]`) ?? undefined

/** The grid of a list, which contains its items. @param where the element's name in errors @throws RoveError `no-grid` */
export function gridOf(element: Element, where: string): HTMLElement {
  const grid = partOf(element, 'grid')
  if (!grid) throw new RoveError('no-grid', where, { cause: 'no element with data-rove-listing="grid"' })
  return grid
}
