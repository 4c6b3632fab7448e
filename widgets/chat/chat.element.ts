/** `<rove-chat>`: a way to chat with the shop, that asks for nothing until it is asked. Source: document 3, sections 3 to 5 and 9. */
import { readConsent } from '../../core/consent'
import { readCookie, writeCookie } from '../../core/device/cookies'
import { defineElement } from '../../core/element/define-element'
import { RoveError } from '../../core/errors'
import { readPlace } from '../../core/host/place'
import { chat } from '../../core/host/settings/chat'
import { basePath } from '../../core/host/settings/page'
import { readSetting } from '../../core/host/settings/read-setting'
import { vendors } from '../../core/host/settings/vendors'
import { inform } from '../../core/inform'
import { loadCode } from '../../core/load-code'
import { declarePiece } from '../../core/pieces'
import { isRehearsal } from '../../core/rehearsal'
import { report } from '../../core/report'
import { createSay } from '../../core/texts'
import css from './chat.css?inline'
import { createChatModel } from './chat.model'
import { accountOf, closedFor, explainChat } from './chat.rules'
import { chatTexts } from './chat.texts'
import { ChatView, type ChatViewModel, type ShownOrNot } from './chat.view'
import { createPlacedChat } from './chat-place.model'
import { createTalk } from './chat-talk.model'

/** What the tag takes. */
export const chatAttributes = {} as const

const closedCookie = 'rove_chat_closed'

/** The element, ready to be registered. */
export default defineElement<typeof chatAttributes, ShownOrNot, ChatViewModel>({
  tag: 'rove-chat',
  attributes: chatAttributes,
  reference: __ROVE_REFERENCE__ && {
    summary: 'A quiet button that opens a chat with the shop, and asks for nothing until it is pressed.',
    attributes: {},
    facts: {},
    parts: { button: 'The button. `data-state` is `unknown`, `online` or `offline`: whether somebody is there.' },
    slots: { '': 'What the server shows where our code does not run, and in countries without a chat.' },
    tokens: {
      '--rove-chat-inset': { doc: 'How much higher than usual the button stands.', default: '0px' },
    },
  },
  styles: [css],
  view: ChatView,
  create: ({ element }) => createPlacedChat(element, createChat),
})

function createChat(): ChatViewModel {
  const { country, language } = readPlace()
  const { accounts, group } = readSetting(chat)
  const license = accountOf(country.code, accounts)
  const isClosed = () => readCookie(closedCookie) !== undefined
  const isAllowed = () => readConsent().marketing
  const model = createChatModel({
    say: createSay(chatTexts, language),
    contactUrl: `${readSetting(basePath)}contact-us`,
    talk: createTalk(license ?? ''),
    async loadVendor() {
      const { loadLiveChat } = await loadCode(import('./chat-livechat.model'))
      const named: Readonly<Record<string, { readonly script: string } | undefined>> = readSetting(vendors)
      return loadLiveChat({ license: license ?? '', group, script: named.livechat?.script ?? '' })
    },
    loadForm: async () => (await loadCode(import('./chat-form.view'))).ChatForm,
    mayCheck: () => license !== undefined && isAllowed() && !isClosed() && !isRehearsal(),
    keepClosed() {
      if (!isRehearsal()) writeCookie(closedCookie, '1', closedFor)
    },
    whenLoaded,
    report: (failure) => report('chat', failure),
    inform: (cause) => inform(cause instanceof RoveError ? cause : new RoveError('refused', 'chat', { cause })),
  })
  const undeclare = declarePiece({
    kind: 'chat',
    id: 'chat',
    state: () => (license === undefined ? 'unset' : model.get().now.at),
    explain: () =>
      explainChat({
        country: country.code,
        account: license,
        agents: model.get().agents,
        consent: isAllowed(),
        closed: isClosed(),
        rehearsal: isRehearsal(),
      }),
  })
  return {
    ...model,
    get: () => (license === undefined ? { now: { at: 'unset' } } : model.get()),
    stop() {
      undeclare()
      model.stop()
    },
  }
}

function whenLoaded(run: () => void): () => void {
  if (document.readyState === 'complete') run()
  else addEventListener('load', run)
  return () => removeEventListener('load', run)
}
