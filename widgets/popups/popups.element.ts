/** `<rove-popups>`: the popups that the page's settings define. Source: document 3, sections 3 and 4 (POP-01). */
import { identify } from '../../core/contacts'
import { readCookie, writeCookie } from '../../core/device/cookies'
import { defineElement } from '../../core/element/define-element'
import { RoveError } from '../../core/errors'
import * as ofPopups from '../../core/host/settings/popups'
import { readSetting } from '../../core/host/settings/read-setting'
import { vendors } from '../../core/host/settings/vendors'
import { inform } from '../../core/inform'
import { share } from '../../core/page'
import { isRehearsal } from '../../core/rehearsal'
import { report } from '../../core/report'
import { safeUrl } from '../../core/safe-url'
import { takeTurn } from '../../core/turns'
import { pageVisitor, type Visitors } from '../../core/visitor'
import css from './popups.css?inline'
import { createPopupsModel, type Popup, type PopupsModel, type Showing } from './popups.model'
import { readDefinition, type Unusable } from './popups.rules'
import { PopupsView } from './popups.view'
import { declarePopups } from './popups-declared.model'
import { explainOf, type Means } from './popups-eligible.model'
import { createPopupsMemory } from './popups-memory.model'
import { triggersOf } from './trigger/trigger.rules'

/** What the tag takes. */
export const popupsAttributes = {} as const

/** The element, ready to be registered. */
export default defineElement<typeof popupsAttributes, Showing | undefined, PopupsModel>({
  tag: 'rove-popups',
  attributes: popupsAttributes,
  reference: __ROVE_REFERENCE__ && {
    summary: 'The popups that the page’s settings define: each when its trigger fires, for whom its conditions want.',
    attributes: {},
    facts: {
      'popup:shown': '`{ id }`: it stands before the visitor.',
      'popup:closed': '`{ id, by }`: it has gone. `by` is `visitor`, or `done` after an address was taken.',
      'popup:subscribed': '`{ id }`: an address was taken. Which one is told to the declared receiver alone.',
    },
    parts: {
      dialog: 'The card: in the middle, on a phone from below.',
      'close-button': 'Closes it.',
      content: 'The part `html`.',
      form: 'What it asks with: the part `form`, or ours.',
      button: 'Sends our form.',
      link: 'Where a built-in popup leads.',
      done: 'What it says once an address was taken: the part `done`, or ours.',
      overlay: 'The part `overlay`: a layer over the page, behind the card.',
    },
    slots: { '': 'What the server shows until our code is there; nothing is the best.' },
    tokens: {},
  },
  styles: [css],
  view: PopupsView,
  create({ element, tell }) {
    // One a page: a second one has nothing to say.
    const [{ owner }, leavePage] = share('popups', () => ({ owner: element, stop() {} }))
    const isOwner = owner === element
    const [visitors, leaveVisitors] = pageVisitor()
    const keeps = !isRehearsal()
    const handled = new Set<string>()
    const read = isOwner ? readSetting(ofPopups.popups).map(readDefinition) : []
    const { usable, unusable } = sort(read, meansOf())
    const model = createPopupsModel({
      popups: usable,
      memory: createPopupsMemory(keeps),
      visitor: visitors.get,
      locate: once(() => locate(visitors)),
      takeTurn: (speak) => takeTurn('popup', speak),
      readHandled: (cookie) => handled.has(cookie) || readCookie(cookie) !== undefined,
      keepHandled(cookie) {
        handled.add(cookie)
        if (keeps) writeCookie(cookie, '1', 1)
      },
      isSeen: () => document.visibilityState !== 'hidden',
      loadCard: async () => (await import('./card/card.model')).cardCode,
      tell,
      tellClosed: (closed) => tell('popup:closed', closed),
      identify: (email) => identify({ email }, 'form'),
      report: (failure) => report('popups', failure),
    })
    const undeclare = declarePopups(model, usable, unusable)
    return {
      ...model,
      stop() {
        undeclare()
        model.stop()
        leaveVisitors()
        leavePage()
      },
    }
  },
})

/** Those that can come, once each, and those that cannot: the console names what to mend. */
function sort(read: readonly ReturnType<typeof readDefinition>[], means: Means) {
  const usable = new Map<string, Popup>()
  const unusable: Unusable[] = []
  for (const definition of read) {
    const { id } = definition
    const problem = 'problem' in definition ? definition.problem : usable.has(id) && 'another popup has this id'
    if (problem || 'problem' in definition) {
      unusable.push({ id, problem: problem || '' })
      report(`popup ${id}`, problem)
    } else usable.set(id, { definition, triggers: triggersOf(definition), explain: explainOf(definition, means) })
  }
  return { usable: [...usable.values()], unusable }
}

function meansOf(): Means {
  const { list, trade } = readSetting(ofPopups.newsletter)
  const { klaviyo } = readVendors()
  return { list, trade, service: !!safeUrl(klaviyo?.url ?? '') && !!klaviyo?.key }
}

const readVendors = () => readSetting(vendors) as Readonly<Record<string, { url: string; key: string } | undefined>>

/** Where nobody can say it, the visitor is nowhere: it fails closed. */
async function locate(visitors: Visitors): Promise<void> {
  const url = safeUrl(readVendors().geolocation?.url ?? '')
  try {
    const { locateCity } = await import('../../core/net/locate')
    visitors.locate(url ? await locateCity(url) : '')
  } catch (failure) {
    visitors.locate('')
    inform(failure instanceof RoveError ? failure : new RoveError('network', 'geolocation', { cause: failure }))
  }
}

function once(run: () => void): () => void {
  let ran = false
  return () => {
    if (!ran) run()
    ran = true
  }
}
