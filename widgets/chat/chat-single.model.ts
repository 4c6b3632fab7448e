/** One chat per page: a second tag renders nothing until the first one is removed. */

import { guard, report } from '../../core/base/report/report'
import { createStore } from '../../core/base/state/create-store'
import { acquireShared } from '../../core/base/state/page'
import type { ChatViewModel, PageChat } from './chat.view'

/**
 * The chat of the page's first tag.
 *
 * @param create creates the chat, once this tag is the first
 */
export function createSingleChatModel(element: Element, create: () => ChatViewModel): ChatViewModel {
  /** The page's tags in order of insertion, each with a callback for when it becomes the first. */
  const [{ chats }, leavePage] = acquireShared('chat', () => ({
    chats: new Map<Element, () => void>(),
    stop() {},
  }))
  const shown = createStore<PageChat>({ now: { at: 'second' } })
  let end = () => {}

  function start(): void {
    const chat = create()
    const unfollow = chat.subscribe(() => shown.set(chat.get()))
    end = () => {
      unfollow()
      chat.stop()
    }
    chats.set(element, () => {})
    Object.assign(model, { ...chat, ...own })
    shown.set(chat.get())
  }

  const own = {
    get: shown.get,
    subscribe: shown.subscribe,
    stop() {
      end()
      chats.delete(element)
      leavePage()
      const [next] = chats.values()
      next?.()
    },
  }
  // The functions of the chat are added when it is created. Before that, nothing is rendered that calls them.
  const model = { ...own } as ChatViewModel
  const [first] = chats.keys()
  if (!first) start()
  else chats.set(element, guard('chat', start))
  // An element that is being replaced leaves the page first.
  queueMicrotask(() => {
    if (first?.isConnected) report('chat', 'a page has one <rove-chat>, a second one shows nothing')
  })
  return model
}
