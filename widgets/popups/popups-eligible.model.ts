/** Whether a popup may come, with every reason: its own conditions, and those that nobody writes and none can undo. */
import type { Memory } from '../../core/conditions/condition'
import { type Asked, explain, prepareConditions } from '../../core/conditions/prepare'
import type { Reason } from '../../core/pieces'
import type { Visitor } from '../../core/visitor'
import { asksForAddress, type Definition } from './popups.rules'

/** What the page can do with an address. */
export interface Means {
  /** Whether the marketing service can be called, and the shop's own lists are named. */
  readonly service: boolean
  readonly list: string
  readonly trade: string
}

/** Every condition of one popup, asked now. */
export type Explain = (visitor: Visitor, memory: Memory, handled: boolean) => readonly Reason[]

/** @see Explain */
export function explainOf(definition: Definition, means: Means): Explain {
  const { id, conditions, cookie } = definition
  const asks = asksForAddress(definition)
  // Nobody is asked twice for what they have answered: a definition has no say in that.
  const given = asks ? { ...conditions, notSubscribed: true } : conditions
  const asked: readonly Asked[] = prepareConditions(`popup ${id}`, given)
  const fixed = asks ? [receiverOf(definition, means)] : []
  return (visitor, memory, handled) => [
    ...explain(asked, visitor, memory),
    ...fixed,
    ...(cookie ? [{ condition: 'cookie', eligible: !handled, reason: handled ? 'handled today' : 'not handled' }] : []),
  ]
}

/** Whether there is somebody to take the address. */
function receiverOf({ markup: { signUp, list } }: Definition, means: Means): Reason {
  const usual = signUp === 'newsletter' ? means.list : means.trade
  if (!list && !usual)
    return { condition: 'list', eligible: false, reason: 'neither it nor rove.newsletter names a list' }
  if (signUp !== 'newsletter' && !means.service)
    return { condition: 'list', eligible: false, reason: 'rove.vendors.klaviyo has no url or no key' }
  return { condition: 'list', eligible: true, reason: `goes to the list ${list || usual}` }
}
