/** The visitor's approximate location, requested from the service that the page configures. */
import { safeParse } from 'valibot'
import { issueIn } from '../../base/input/issue-in'
import { parseOwnJson } from '../../base/input/own-json'
import { readSetting } from '../../base/input/read-setting'
import { safeUrl } from '../../base/input/safe-url'
import { callProvider } from '../../base/net/call-provider'
import { vendors } from '../../base/page/vendors.setting'
import { RoveError } from '../../base/report/errors'
import { inform } from '../../base/report/inform'
import { geolocation } from './geolocation.contract'

const where = 'geolocation'

/**
 * The city; empty where it is not known, so that conditions on a city are not met. Failures are logged. Only for
 * visitors who consent to marketing.
 */
export async function locateCity(): Promise<string> {
  const providers: Readonly<Record<string, { readonly url: string }>> = readSetting(vendors)
  const url = safeUrl(providers[where]?.url ?? '')
  if (!url) return ''
  try {
    const read = safeParse(geolocation, parse(await callProvider(where, url)))
    // The service writes a dash for what it does not know.
    if (read.success) return read.output.cityName.replace(/^-$/, '')
    throw new RoveError('wrong-shape', where, { cause: issueIn('answer', read.issues[0]) })
  } catch (failure) {
    inform(failure as RoveError)
    return ''
  }
}

function parse(text: string): unknown {
  try {
    return parseOwnJson(text)
  } catch (cause) {
    throw new RoveError('not-json', where, { cause })
  }
}
