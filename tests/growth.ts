/** Measures how a function's time grows with the length of its input, as a ratio that does not depend on the machine's speed. */

/** Time that grows with the square is plain at this length; at longer ones, memory takes more of the time than the code. */
const maxLength = 500_000
/** In milliseconds. Shorter times are not measured: the clock and other programs would distort them. */
const minTime = 10
/** A slow pattern takes longer than that for so many characters, also on a fast machine. */
const minLength = 7_000

/**
 * By how much the time grows when the input is four times as long: by 4 if the time is proportional to the length, by 16
 * if it is proportional to its square. 0 if even the longest input takes less than the measurable time. Where the
 * maximum length allows it, an input sixteen times as long is measured, because effects of the memory cache at one
 * length matter less then.
 *
 * @param make creates an input of about this length
 * @param most the maximum length of an input, at least 28,000
 */
export function growth(run: (text: string) => unknown, make: (length: number) => string, most = maxLength): number {
  for (let length = minLength; length * 4 <= most; length *= 4) {
    const text = make(length)
    let short = shortestTime(run, text)
    if (short < minTime) continue
    const isRoomy = length * 16 <= most
    const longText = make(length * (isRoomy ? 16 : 4))
    let long = shortestTime(run, longText)
    const ratio = () => (isRoomy ? Math.sqrt(long / short) : long / short)
    // Other programs can only make a run slower, so the shortest of several runs counts, for both lengths.
    for (let n = 0; n < 4 && ratio() > 8; n++) {
      long = Math.min(long, shortestTime(run, longText))
      short = Math.min(short, shortestTime(run, text))
    }
    // Otherwise the first measurement was too long, because of another program: a longer input is measured.
    if (short >= minTime) return ratio()
  }
  return 0
}

/** Creates texts of about a given length. @param pump the text that is repeated */
export function pumped(pump: string, head = '', tail = '') {
  return (length: number): string => head + pump.repeat(Math.ceil(length / pump.length)) + tail
}

/** The shortest time of two runs, in milliseconds. */
function shortestTime(run: (text: string) => unknown, text: string): number {
  let time = Number.POSITIVE_INFINITY
  for (let n = 0; n < 2; n++) {
    // Processor time, because the clock also counts the time of other programs.
    const begun = process.cpuUsage()
    run(text)
    const { user, system } = process.cpuUsage(begun)
    time = Math.min(time, (user + system) / 1000)
    // A run this long needs no second one: other programs change it little.
    if (time > 300) break
  }
  return time
}
