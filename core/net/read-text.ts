import { own } from '../own'

/** How long an answer may be, in bytes: the shop's longest are some hundred kilobytes. */
export const longestAnswer = 2_000_000

/**
 * The text of an answer. It is read no further than an answer may be long: what is left is not fetched.
 *
 * @throws RangeError when it is longer
 */
export async function readText({ body }: Response): Promise<string> {
  if (!body) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length
    if (length > longestAnswer) {
      // The connection ends by itself: how is of no interest any more.
      reader.cancel().catch(() => {})
      throw new RangeError(`it is longer than ${longestAnswer} bytes`)
    }
    text += decoder.decode(part.value, own({ stream: true }))
  }
  return text + decoder.decode()
}
