/** One chat a page: a second tag shows nothing, and takes the place once the first has gone. */
import { share } from '../../core/page'
import { guard, report } from '../../core/report'
import { createStore } from '../../core/state/create-store'
import type { ChatViewModel, ShownOrNot } from './chat.view'

/**
 * The chat of the tag that came first.
 *
 * @param create makes the chat, once the place is this tag's
 */
export function createPlacedChat(element: Element, create: () => ChatViewModel): ChatViewModel {
  /** The page's tags in the order they came, each with what it does when it is the first. */
  const [{ line }, leavePage] = share('chat', () => ({ line: new Map<Element, () => void>(), stop() {} }))
  const shown = createStore<ShownOrNot>({ now: { at: 'second' } })
  let end = () => {}

  function begin(): void {
    const chat = create()
    const unfollow = chat.subscribe(() => shown.set(chat.get()))
    end = () => {
      unfollow()
      chat.stop()
    }
    line.set(element, () => {})
    Object.assign(placed, { ...chat, ...own })
    shown.set(chat.get())
  }

  const own = {
    get: shown.get,
    subscribe: shown.subscribe,
    stop() {
      end()
      line.delete(element)
      leavePage()
      const [next] = line.values()
      next?.()
    },
  }
  // What it can be asked for comes with the chat: until then there is nothing to press.
  const placed = { ...own } as ChatViewModel
  const [first] = line.keys()
  if (!first) begin()
  else line.set(element, guard('chat', begin))
  // One that is being replaced is about to leave the page.
  queueMicrotask(() => {
    if (first?.isConnected) report('chat', 'a page has one <rove-chat>, a second one shows nothing')
  })
  return placed
}
