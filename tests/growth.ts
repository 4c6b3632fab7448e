/** How the time that something takes grows with its input: by a ratio, which is the same on a slow machine and a fast one. */

/** As long as no answer that is read may be. */
const longest = 5_000_000
/** In milliseconds. What takes less is not measured: it would be the clock, and the other programs. */
const measurable = 4

/**
 * How much longer four times the input takes: 4 where each character is read once, 16 where each is read once for each
 * other. 0 where even the longest takes next to nothing.
 *
 * @param make an input of about so many characters
 * @param most the longest input that is tried, at least 20,000
 */
export function growth(run: (text: string) => unknown, make: (length: number) => string, most = longest): number {
  let ratio = 0
  for (let length = 5_000; length * 4 <= most; length *= 4) {
    const text = make(length)
    const time = least(run, text)
    if (time < measurable) continue
    const long = make(length * 4)
    let calmest = least(run, long) / time
    // Others use the machine too: what grows so at one moment or one length alone does not grow so.
    for (let n = 0; n < 4 && calmest > 8; n++) calmest = Math.min(calmest, least(run, long) / least(run, text))
    ratio = ratio ? Math.min(ratio, calmest) : calmest
    if (ratio < 8 || time > 200) break
  }
  return ratio
}

/** A text of so many characters. @param pump what is repeated */
export function pumped(pump: string, head = '', tail = '') {
  return (length: number): string => head + pump.repeat(Math.ceil(length / pump.length)) + tail
}

function least(run: (text: string) => unknown, text: string): number {
  let time = Number.POSITIVE_INFINITY
  for (let n = 0; n < 2; n++) {
    const begun = performance.now()
    run(text)
    time = Math.min(time, performance.now() - begun)
    // What takes so long is no matter of a moment.
    if (time > 300) break
  }
  return time
}
