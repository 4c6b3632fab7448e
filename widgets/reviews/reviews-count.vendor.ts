/** Asks the review provider how many reviews it has of the shop (REVIEW-03). */
import { safeParse } from 'valibot'
import { issueIn } from '../../core/base/input/issue-in'
import { parseOwnJson } from '../../core/base/input/own-json'
import { readSetting } from '../../core/base/input/read-setting'
import { safeUrl } from '../../core/base/input/safe-url'
import { callProvider } from '../../core/base/net/call-provider'
import { vendors } from '../../core/base/page/vendors.setting'
import { RoveError } from '../../core/base/report/errors'
import { reviewSummary } from '../../core/shop/reviews/review-summary.contract'

const where = 'reviews.summary'

/**
 * The number of reviews; `undefined` if the page names no provider.
 *
 * Rejects with RoveError as `callProvider` does, and with `not-json` and `wrong-shape`.
 */
export async function countReviews(): Promise<number | undefined> {
  const providers: Readonly<Record<string, { readonly url: string; readonly key: string } | undefined>> =
    readSetting(vendors)
  const { url: address = '', key = '' } = providers.reviews ?? {}
  const url = safeUrl(address)
  if (!url) return undefined
  const summary = new URL(url)
  // As a parameter, and not as a header: the browser then asks the provider once, not twice.
  if (key) summary.searchParams.set('apikey', key)
  const read = safeParse(reviewSummary, parse(await callProvider(where, summary.href)))
  if (read.success) return read.output.numberOfReviews.total
  throw new RoveError('wrong-shape', where, { cause: issueIn('answer', read.issues[0]) })
}

function parse(text: string): unknown {
  try {
    return parseOwnJson(text)
  } catch (cause) {
    throw new RoveError('not-json', where, { cause })
  }
}
