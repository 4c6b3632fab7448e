/** The name with the smallest edit distance, where that is at most a third of its length. */
export function nearest(written: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => [distance(written, name), name] as const)
    .filter(([letters, name]) => letters * 3 <= name.length)
    .sort(([one], [other]) => one - other)
  return best?.[1]
}

/** The edit distance of two words (Levenshtein). */
function distance(one: string, other: string): number {
  let row = [...Array(other.length + 1)].map((_, at) => at)
  let line = 0
  for (const letter of one) {
    const next = [++line]
    for (let at = 1; at < row.length; at++) {
      const replaced = (row[at - 1] ?? 0) + Number(letter !== other[at - 1])
      next.push(Math.min(replaced, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}
