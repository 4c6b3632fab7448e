import { safeUrl } from '../../base/input/safe-url'
import { loadScript } from '../../base/net/load-script'
import { RoveError } from '../../base/report/errors'
import type { ProviderSettings } from './sink-row'

/**
 * Loads a provider's script from the address in the page's settings, else from the provider's own. Rejects with
 * RoveError `blocked`.
 */
export async function loadSinkScript(where: string, vendor: ProviderSettings | undefined, usual = ''): Promise<void> {
  const url = safeUrl(vendor?.script || usual)
  if (!url) throw new RoveError('unsafe-url', where)
  await loadScript({ url, where })
}
