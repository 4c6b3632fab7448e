/**
 * A conversation that continues from page to page. While its window is open, unsolicited dialogs are muted. The tab
 * stores that there is a conversation, but not its content (CHAT-01).
 */

import { isPreview } from '../../core/base/page/preview'
import { muteDialogs } from '../../core/shop/campaign/dialog-queue.store'
import type { ChatWindow, ConversationModel } from './chat.types'

const key = 'rove_chat_talk'
const windows: readonly ChatWindow[] = ['maximized', 'minimized']

/**
 * The stored conversation of this tab. Without storage, it lasts for this page. A preview neither stores nor resumes
 * one.
 *
 * @param account a conversation with another account is ignored
 */
export function createConversationModel(account: string): ConversationModel {
  let release = () => {}

  /** Mutes dialogs for the new state before it releases the old one. */
  function muteFor(window: ChatWindow | undefined): void {
    const end = release
    release = window === 'maximized' ? muteDialogs('a chat is under way') : () => {}
    end()
  }

  function read(): ChatWindow | undefined {
    try {
      const saved = isPreview() ? null : sessionStorage.getItem(key)
      return windows.find((window) => saved === `${window} ${account}`)
    } catch {
      return undefined
    }
  }

  function save(window: ChatWindow): void {
    try {
      if (window === 'hidden') sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, `${window} ${account}`)
    } catch {
      // The next page checks again.
    }
  }

  const before = read()
  muteFor(before)
  return {
    before,
    setWindow(window) {
      muteFor(window)
      if (!isPreview()) save(window)
    },
    pause: () => muteFor(undefined),
  }
}
