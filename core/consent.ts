/** What the visitor allows now. Source: document 3, section 4 (TRACK-07); proposed. */
import { pageBus } from './bus'
import type { ConsentChanged } from './facts'
import { consent } from './host/settings/consent'
import { readSetting } from './host/settings/read-setting'

/** A class of what needs to be allowed. */
export type ConsentClass = keyof ConsentChanged

/** As it was last said on this page, else as the page was rendered. Nothing is allowed that nobody has allowed. */
export function readConsent(): ConsentChanged {
  return pageBus().last('consent:changed') ?? readSetting(consent)
}
