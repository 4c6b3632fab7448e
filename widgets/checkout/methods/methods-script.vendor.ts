/** Loads the payment providers' scripts: from the URL in the page's settings, or from the provider. */

import { readSetting } from '../../../core/base/input/read-setting'
import { safeUrl } from '../../../core/base/input/safe-url'
import { loadScript } from '../../../core/base/net/load-script'
import { vendors } from '../../../core/base/page/vendors.setting'

/** Loads the script that the page's settings name for a provider. @returns false if they name none */
export async function loadNamedScript(name: string): Promise<boolean> {
  const named: Readonly<Record<string, { readonly script: string } | undefined>> = readSetting(vendors)
  const url = safeUrl(named[name]?.script ?? '')
  if (url) await loadScript({ url, where: name })
  return url !== undefined
}

/** Loads a provider's script. Rejects with RoveError `blocked`. @param url the provider's own URL */
export async function loadVendor(name: string, url: string): Promise<void> {
  if (!(await loadNamedScript(name))) await loadScript({ url, where: name })
}
