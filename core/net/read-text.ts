import { own } from '../own'

/** How long an answer may be, in bytes: the shop's longest are some hundred kilobytes. */
export const longestAnswer = 2_000_000

/**
 * The text of an answer. It is read no further than an answer may be long: what is left is not fetched.
 *
 * @throws RangeError when it is longer
 */
export async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  // What a page has put in the place of `fetch` may answer without a stream.
  if (!reader) {
    const whole = await response.text()
    if (whole.length > longestAnswer) throw tooLong()
    return whole
  }
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length
    if (length > longestAnswer) {
      // The connection ends by itself: how is of no interest any more.
      reader.cancel().catch(() => {})
      throw tooLong()
    }
    text += decoder.decode(part.value, own({ stream: true }))
  }
  return text + decoder.decode()
}

const tooLong = () => new RangeError(`it is longer than ${longestAnswer} bytes`)
