/** Sends an address to the shop or to its marketing service. */

import { readSetting } from '../../../core/base/input/read-setting'
import { safeUrl } from '../../../core/base/input/safe-url'
import type { Typed } from '../../../core/base/input/typed.rules'
import { callProvider } from '../../../core/base/net/call-provider'
import { callShop } from '../../../core/base/net/call-shop'
import { vendors } from '../../../core/base/page/vendors.setting'
import { signUpAccepted, signUpCall } from '../../../core/shop/campaign/newsletter.contract'
import { newsletter } from '../../../core/shop/campaign/newsletter.setting'
import { subscribe } from '../../../core/shop/campaign/subscribe.contract'
import type { SignUp } from '../popups.rules'
import { listFor } from './signup-list.rules'

/** A sign-up: the address, the lists and the kind. */
export interface SignUpRequest {
  readonly kind: SignUp
  readonly email: Typed
  /** The popup's own list; empty if it names none. */
  readonly list: string
  readonly list2: string
}

/** Signs an address up. Rejects with a RoveError if the response does not confirm it. */
export async function signUp({ kind, email, list: own, list2 }: SignUpRequest): Promise<void> {
  const { revision, ...lists } = readSetting(newsletter)
  const list = listFor(kind, own, lists)
  if (kind === 'newsletter') await callShop(subscribe, { email, list, list2 })
  else {
    const { klaviyo } = readSetting(vendors) as Readonly<Record<string, { url: string; key: string }>>
    const service = { url: safeUrl(klaviyo?.url ?? '') ?? '', key: klaviyo?.key ?? '', revision }
    const { url, ...init } = signUpCall(service, { email, list })
    await callProvider('popups.sign-up', url, { method: 'POST', ...init }, (status) => status === signUpAccepted)
  }
}
