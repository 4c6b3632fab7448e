/** Where the visitor seems to be: asked of a service that the page names. */
import { safeParse } from 'valibot'
import { readConsent } from '../consent'
import { geolocation } from '../contract/geolocation'
import { RoveError } from '../errors'
import { readSetting } from '../host/settings/read-setting'
import { vendors } from '../host/settings/vendors'
import { inform } from '../inform'
import { issueIn } from '../issue-in'
import { parseOwnJson } from '../own-json'
import { safeUrl } from '../safe-url'
import { callVendor } from './call-vendor'

const where = 'geolocation'

/**
 * The city; empty where it is not known: what asks for a city fails closed, and a developer is told. Nothing without
 * consent to marketing: then nobody is asked.
 */
export async function locateCity(): Promise<string | undefined> {
  if (!readConsent().marketing) return undefined
  const named: Readonly<Record<string, { readonly url: string }>> = readSetting(vendors)
  const url = safeUrl(named[where]?.url ?? '')
  if (!url) return ''
  try {
    const read = safeParse(geolocation, parse(await callVendor(where, url)))
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
