/** `<rove-chat>`: a button that opens a chat with the shop. Nothing of the provider is loaded before it is needed. */

import { loadCode } from '../../core/base/async/load-code'
import { readMarket } from '../../core/base/country/country.setting'
import { readCookie, writeCookie } from '../../core/base/device/cookies'
import { readSetting } from '../../core/base/input/read-setting'
import { shopPath } from '../../core/base/page/path'
import { isPreview } from '../../core/base/page/preview'
import { vendors } from '../../core/base/page/vendors.setting'
import { RoveError } from '../../core/base/report/errors'
import { inform } from '../../core/base/report/inform'
import { report } from '../../core/base/report/report'
import { createTextLookup } from '../../core/base/texts/texts'
import { chat } from '../../core/shop/campaign/chat.setting'
import { declareContent } from '../../core/shop/campaign/contents.store'
import { readConsent } from '../../core/shop/consent/consent.store'
import { defineElement } from '../../core/view/element/define-element'
import css from './chat.css?inline'
import { createChatModel } from './chat.model'
import { accountOf, closedDays, explainChat } from './chat.rules'
import { chatTexts } from './chat.texts'
import { ChatView, type ChatViewModel, type PageChat } from './chat.view'
import { createConversationModel } from './chat-conversation.model'
import { loadLiveChat } from './chat-livechat.vendor'
import { createSingleChatModel } from './chat-single.model'

/** The element's attributes. */
const chatAttributes = {} as const

const closedCookie = 'rove_chat_closed'

export default defineElement<typeof chatAttributes, PageChat, ChatViewModel>({
  tag: 'rove-chat',
  attributes: chatAttributes,
  reference: __ROVE_REFERENCE__ && {
    summary:
      'A button that opens a chat with the shop. Nothing is requested from the chat provider before it is needed.',
    placing: ['once', 'may-be-empty'],
    attributes: {},
    facts: {},
    parts: { button: 'The button. `data-state` is `unknown`, `online` or `offline`: whether an agent is online.' },
    slots: { '': 'Shown if the element’s code does not run, and in countries without a chat.' },
    tokens: {
      '--rove-chat-inset': { doc: 'The additional distance of the button from the lower edge.', default: '0px' },
    },
  },
  styles: [css],
  view: ChatView,
  create: ({ element }) => createSingleChatModel(element, createChat),
})

function createChat(): ChatViewModel {
  const { country, language } = readMarket()
  const { accounts, group } = readSetting(chat)
  const license = accountOf(country.code, accounts)
  const isClosed = () => readCookie(closedCookie) !== undefined
  const isAllowed = () => readConsent().marketing
  const model = createChatModel({
    t: createTextLookup(chatTexts, language),
    contactUrl: `${shopPath()}contact-us`,
    conversation: createConversationModel(license ?? ''),
    loadProvider() {
      const named: Readonly<Record<string, { readonly script: string } | undefined>> = readSetting(vendors)
      return loadLiveChat({ license: license ?? '', group, script: named.livechat?.script ?? '' })
    },
    loadForm: async () => (await loadCode(import('./chat-form.view'))).ChatForm,
    mayCheck: () => license !== undefined && isAllowed() && !isClosed() && !isPreview(),
    keepClosed() {
      if (!isPreview()) writeCookie(closedCookie, '1', closedDays)
    },
    whenLoaded,
    report: (failure) => report('chat', failure),
    inform: (cause) => inform(cause instanceof RoveError ? cause : new RoveError('refused', 'chat', { cause })),
  })
  const undeclare = declareContent({
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
        preview: isPreview(),
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
