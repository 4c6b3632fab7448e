/** The times and decisions of the header's menus. */

/** How long the pointer rests on a menu before it opens, in milliseconds. */
export const hoverOpenMs = 120
/** How long the pointer is away from a menu before it closes, in milliseconds. */
export const hoverCloseMs = 300

/** The name in reports. */
export const where = 'rove-header'

/** The default CSS selectors: see `rove.header`. */
export const headerSelectors = {
  drawer: '[data-rove-header=drawer]',
  search: '[data-rove-header=search]',
  cart: '[data-rove-header=cart]',
  count: '[data-rove-header=count]',
  newTab: '[data-rove-header=new-tab], a[href*="/lookbook"], a[href*="/shop-the-look"], a[href*="/search/STL"]',
} as const

/** Some of the selectors, by key. */
export type HeaderSelectors = Readonly<Partial<Record<keyof typeof headerSelectors, string | null | undefined>>>

/** The selectors of a page: the default for each that it does not name. */
export function withDefaults(given: HeaderSelectors = {}) {
  const named = Object.entries(given).filter(([, selector]) => selector)
  return { ...headerSelectors, ...Object.fromEntries(named) } as Readonly<Record<keyof typeof headerSelectors, string>>
}

/** How the items of a menu are laid out. */
export interface Layout {
  /** One below the other; otherwise side by side. */
  readonly isColumn: boolean
  readonly isRightToLeft: boolean
}

/** The item that a key leads to, from the item at `index`; `undefined` if the key has no meaning there. */
export function indexAfter(key: string, index: number, count: number, layout: Layout): number | undefined {
  const { isColumn, isRightToLeft } = layout
  const [back, forward] = isRightToLeft ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === (isColumn ? 'ArrowDown' : forward)) return Math.min(index + 1, count - 1)
  if (key === (isColumn ? 'ArrowUp' : back)) return Math.max(index - 1, 0)
  return undefined
}

/** The kinds of visitors that `data-rove-visitor` names. */
export const visitorKinds = ['guest', 'customer', 'member'] as const
/** One of them. */
export type VisitorKind = (typeof visitorKinds)[number]
/** The values of `data-rove-header`. */
export const headerMarks = ['drawer', 'search', 'cart', 'count', 'new-tab']

/** Whether what is marked for these kinds, separated by spaces, is for this visitor. */
export function isFor(kinds: string, visitor: VisitorKind): boolean {
  return kinds.split(/\s+/).includes(visitor)
}
