/** Each item with its index. Not `entries()`: old libraries replace it on every array. */
export const numbered = <Item>(list: readonly Item[]) => list.map((item, n) => [n, item] as const)
