/** Where an address goes: to the shop, or to its marketing service. */
import { signUpAccepted, signUpCall } from '../../../core/contract/newsletter'
import { subscribe } from '../../../core/contract/subscribe'
import { newsletter } from '../../../core/host/settings/newsletter'
import { readSetting } from '../../../core/host/settings/read-setting'
import { vendors } from '../../../core/host/settings/vendors'
import { callShop } from '../../../core/net/call-shop'
import { callVendor } from '../../../core/net/call-vendor'
import { safeUrl } from '../../../core/safe-url'
import type { SignUp } from '../popups.rules'
import { listFor } from './signup-list.rules'

/** Who, for which letters, by which kind of sign-up. */
export interface SignUpRequest {
  readonly kind: SignUp
  readonly email: string
  /** The popup's own list; empty where it names none. */
  readonly list: string
  readonly list2: string
}

/** Signs an address up. Rejects with a RoveError where nobody said that it is done. */
export async function signUp({ kind, email, list: own, list2 }: SignUpRequest): Promise<void> {
  const { revision, ...lists } = readSetting(newsletter)
  const list = listFor(kind, own, lists)
  if (kind === 'newsletter') await callShop(subscribe, { email, list, list2 })
  else {
    const { klaviyo } = readSetting(vendors) as Readonly<Record<string, { url: string; key: string }>>
    const service = { url: safeUrl(klaviyo?.url ?? '') ?? '', key: klaviyo?.key ?? '', revision }
    const { url, ...init } = signUpCall(service, { email, list })
    await callVendor('popups.sign-up', url, { method: 'POST', ...init }, (status) => status === signUpAccepted)
  }
}
