/** Whether a popup may come, with every reason: its own conditions, and those that nobody writes and none can undo. */
import type { Asker } from '../../core/conditions/condition'
import { type Asked, explain, prepareConditions } from '../../core/conditions/prepare'
import { readCookie } from '../../core/device/cookies'
import { newsletter } from '../../core/host/settings/newsletter'
import { readSetting } from '../../core/host/settings/read-setting'
import { vendors } from '../../core/host/settings/vendors'
import type { Reason } from '../../core/pieces'
import type { Definition } from './popups.rules'
import { asksForAddress } from './popups-address.rules'
import type { PopupsMemory } from './popups-memory.model'
import { listFor } from './signup/signup-list.rules'

/** Every condition of one popup, asked now. */
export type Explain = (visitor: Asker) => readonly Reason[]

/** @see Explain */
export function explainOf(definition: Definition, memory: Pick<PopupsMemory, 'of'>): Explain {
  const { id, conditions, cookie } = definition
  const asks = asksForAddress(definition)
  // Nobody is asked twice for what they have answered: a definition has no say in that.
  const given = asks ? { ...conditions, notSubscribed: true } : conditions
  const asked: readonly Asked[] = prepareConditions(`popup ${id}`, given)
  const fixed = asks ? [receiverOf(definition)] : []
  return (visitor) => [
    ...explain(asked, visitor, memory.of(id)),
    ...fixed,
    ...(cookie ? [notHandled(!!readCookie(cookie))] : []),
  ]
}

const notHandled = (handled: boolean): Reason => ({
  condition: 'cookie',
  eligible: !handled,
  reason: handled ? 'handled today' : 'not handled today',
})

/** Whether there is somebody to take the address. */
function receiverOf({ markup: { signUp, list } }: Definition): Reason {
  const named = listFor(signUp, list, readSetting(newsletter))
  const missing = (reason: string): Reason => ({ condition: 'list', eligible: false, reason, never: true })
  if (!named) return missing('neither it nor rove.newsletter names a list')
  const { klaviyo } = readSetting(vendors) as Readonly<Record<string, { url: string; key: string } | undefined>>
  const isTaken = signUp === 'newsletter' || (klaviyo?.url && klaviyo.key)
  return isTaken
    ? { condition: 'list', eligible: true, reason: `goes to the list ${named}` }
    : missing('rove.vendors.klaviyo has no url or no key')
}
