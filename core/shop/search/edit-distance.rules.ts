/**
 * The number of single typing mistakes between two words: a letter too many, too few or wrong, or two letters swapped.
 *
 * @returns the number, or `most + 1` if it is larger than `most`
 */
export function distance(one: string, two: string, most: number): number {
  if (Math.abs(one.length - two.length) > most) return most + 1
  let before: number[] = []
  let last = [...Array(two.length + 1).keys()]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= two.length; j++) {
      const same = one[i - 1] === two[j - 1]
      let least = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1))
      const swapped = i > 1 && j > 1 && one[i - 1] === two[j - 2] && one[i - 2] === two[j - 1]
      if (swapped) least = Math.min(least, at(before, j - 2) + 1)
      row.push(least)
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return Math.min(at(last, two.length), most + 1)
}

const at = (row: readonly number[], n: number): number => row[n] ?? Number.POSITIVE_INFINITY
