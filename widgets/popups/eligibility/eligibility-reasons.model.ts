/** The reasons for and against a popup: its own conditions, and the fixed ones that a definition cannot change. */

import { readCookie } from '../../../core/base/device/cookies'
import { readSetting } from '../../../core/base/input/read-setting'
import { vendors } from '../../../core/base/page/vendors.setting'
import type { Reason } from '../../../core/shop/campaign/contents.store'
import { newsletter } from '../../../core/shop/campaign/newsletter.setting'
import type { ConditionVisitor } from '../../../core/shop/conditions/condition'
import { explain, type PreparedCondition, prepareConditions } from '../../../core/shop/conditions/prepare'
import type { Definition } from '../popups.rules'
import { asksForAddress } from '../signup/signup-address.rules'
import { listFor } from '../signup/signup-list.rules'
import type { MemoryModel } from './eligibility-memory.model'

/** All conditions of one popup, evaluated now. */
export type ReasonsModel = (visitor: ConditionVisitor) => readonly Reason[]

/** @see ReasonsModel */
export function createReasonsModel(definition: Definition, memory: Pick<MemoryModel, 'of'>): ReasonsModel {
  const { id, conditions, cookie } = definition
  const asks = asksForAddress(definition)
  // Fixed condition: a visitor who has subscribed is not asked again.
  const given = asks ? { ...conditions, notSubscribed: true } : conditions
  const prepared: readonly PreparedCondition[] = prepareConditions(`popup ${id}`, given)
  const fixed = asks ? [receiverReason(definition)] : []
  return (visitor) => [
    ...explain(prepared, visitor, memory.of(id)),
    ...fixed,
    ...(cookie ? [notHandled(!!readCookie(cookie))] : []),
  ]
}

const notHandled = (handled: boolean): Reason => ({
  condition: 'cookie',
  eligible: !handled,
  reason: handled ? 'handled today' : 'not handled today',
})

/** Whether a service is configured that receives the address. */
function receiverReason({ markup: { signUp, list } }: Definition): Reason {
  const named = listFor(signUp, list, readSetting(newsletter))
  const missing = (reason: string): Reason => ({ condition: 'list', eligible: false, reason, never: true })
  if (!named) return missing('neither it nor rove.newsletter names a list')
  const { klaviyo } = readSetting(vendors) as Readonly<Record<string, { url: string; key: string } | undefined>>
  const isReceived = signUp === 'newsletter' || (klaviyo?.url && klaviyo.key)
  return isReceived
    ? { condition: 'list', eligible: true, reason: `goes to the list ${named}` }
    : missing('rove.vendors.klaviyo has no url or no key')
}
