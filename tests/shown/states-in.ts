/** Finds the states inside the state of a machine. `machine-states.ts` does the same with its type. */

/** A value of `at`, and the path of properties that leads to it. */
export interface FoundState {
  readonly path: readonly string[]
  readonly at: string
}

/** How deep states are looked for: `purchase.at` of the buybox, `payment.at` of the checkout. */
export const deepest = 2

/** The nearest `at` on each path. */
export function statesIn(value: unknown, path: readonly string[] = []): readonly FoundState[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  if ('at' in value && typeof value.at === 'string') return [{ path, at: value.at }]
  if (path.length === deepest) return []
  return Object.entries(value).flatMap(([name, inner]) => statesIn(inner, [...path, name]))
}
