/** Each item with its place: old libraries put an `entries` of their own on every list, which has no places. */
export const numbered = <Item>(list: readonly Item[]) => list.map((item, n) => [n, item] as const)
