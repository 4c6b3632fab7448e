import { RoveError } from '../../errors'
import { loadScript } from '../../net/load-script'
import { safeUrl } from '../../safe-url'
import type { Vendor } from './sink-row'

/** Loads a vendor's script: the page's own address for it, else the vendor's. Rejects with RoveError `blocked`. */
export async function loadVendor(where: string, vendor: Vendor | undefined, usual = ''): Promise<void> {
  const url = safeUrl(vendor?.script || usual)
  if (!url) throw new RoveError('unsafe-url', where)
  await loadScript({ url, where })
}
