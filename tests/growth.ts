/** How the time that something takes grows with its input: by a ratio, which is the same on a slow machine and a fast one. */

/** As long as no answer that is read may be. */
const longest = 5_000_000
/** In milliseconds. What takes less is not measured: it would be the clock, and the other programs. */
const measurable = 10

/**
 * How much longer four times the input takes: 4 where each character is read once, 16 where each is read once for each
 * other. 0 where even the longest takes next to nothing. Measured over sixteen times the input where there is room for
 * that: what a machine's memory adds at one length is little beside it.
 *
 * @param make an input of about so many characters
 * @param most the longest input that is tried, at least 20,000
 */
export function growth(run: (text: string) => unknown, make: (length: number) => string, most = longest): number {
  for (let length = 5_000; length * 4 <= most; length *= 4) {
    const text = make(length)
    let short = least(run, text)
    if (short < measurable) continue
    const isRoomy = length * 16 <= most
    const longText = make(length * (isRoomy ? 16 : 4))
    let long = least(run, longText)
    const ratio = () => (isRoomy ? Math.sqrt(long / short) : long / short)
    // Others use the machine too, which only makes it slower: the least of several moments counts, of both.
    for (let n = 0; n < 4 && ratio() > 8; n++) {
      long = Math.min(long, least(run, longText))
      short = Math.min(short, least(run, text))
    }
    // It was another program's moment after all.
    if (short >= measurable) return ratio()
  }
  return 0
}

/** A text of so many characters. @param pump what is repeated */
export function pumped(pump: string, head = '', tail = '') {
  return (length: number): string => head + pump.repeat(Math.ceil(length / pump.length)) + tail
}

function least(run: (text: string) => unknown, text: string): number {
  let time = Number.POSITIVE_INFINITY
  for (let n = 0; n < 2; n++) {
    // The processor's time, not the clock's: while others have the processor, nothing is read.
    const begun = process.cpuUsage()
    run(text)
    const { user, system } = process.cpuUsage(begun)
    time = Math.min(time, (user + system) / 1000)
    // What takes so long is no matter of a moment.
    if (time > 300) break
  }
  return time
}
