/** The checks of the doctor, in the order in which they are shown. */
import { accessibilityCheck } from './check-accessibility'
import { callsCheck } from './check-calls'
import { costCheck } from './check-cost'
import { fixedCheck } from './check-fixed'
import { hostCheck } from './check-host'
import { pageCheck } from './check-page'
import { paymentCheck } from './check-payment'
import { policyCheck } from './check-policy'
import { pricesCheck } from './check-prices'
import { scriptCheck } from './check-script'
import { settingsCheck } from './check-settings'
import { tagsCheck } from './check-tags'
import { visitorCheck } from './check-visitor'
import type { Check } from './finding'

export const checks: readonly Check[] = [
  scriptCheck,
  policyCheck,
  settingsCheck,
  pageCheck,
  tagsCheck,
  hostCheck,
  fixedCheck,
  visitorCheck,
  callsCheck,
  paymentCheck,
  pricesCheck,
  costCheck,
  accessibilityCheck,
]
