/** Scripts of those who take the money: from where the page says, or from themselves. */

import { readSetting } from '../../../core/host/settings/read-setting'
import { vendors } from '../../../core/host/settings/vendors'
import { loadScript } from '../../../core/net/load-script'
import { safeUrl } from '../../../core/safe-url'

/** Loads the script that the page names for a provider. @returns false where it names none */
export async function loadNamedScript(name: string): Promise<boolean> {
  const named: Readonly<Record<string, { readonly script: string } | undefined>> = readSetting(vendors)
  const url = safeUrl(named[name]?.script ?? '')
  if (url) await loadScript({ url, where: name })
  return url !== undefined
}

/** Loads a provider's script. Rejects with RoveError `blocked`. @param url its own address */
export async function loadVendor(name: string, url: string): Promise<void> {
  if (!(await loadNamedScript(name))) await loadScript({ url, where: name })
}
