import { own } from '../input/own'

/** The longest answer, in bytes. The shop's longest are some hundred kilobytes. */
export const maxAnswerBytes = 2_000_000

/**
 * The text of an answer. Reading stops at the limit, and the rest is not downloaded.
 *
 * @throws RangeError when it is longer
 */
export async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  // A page's replacement of `fetch` can return a response without a stream.
  if (!reader) {
    const whole = await response.text()
    if (whole.length > maxAnswerBytes) throw tooLong()
    return whole
  }
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    length += chunk.value.length
    if (length > maxAnswerBytes) {
      // A failure to cancel does not matter any more.
      reader.cancel().catch(() => {})
      throw tooLong()
    }
    text += decoder.decode(chunk.value, own({ stream: true }))
  }
  return text + decoder.decode()
}

const tooLong = () => new RangeError(`it is longer than ${maxAnswerBytes} bytes`)
