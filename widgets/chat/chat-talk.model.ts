/**
 * A talk that goes on from page to page: nothing interrupts it while its window is open, and this tab remembers that
 * there is one, and nothing of what is said (CHAT-01).
 */
import { isRehearsal } from '../../core/rehearsal'
import { holdTurns } from '../../core/turns'
import type { ChatWindow, Talk } from './chat.model'

const key = 'rove_chat_talk'
const windows: readonly ChatWindow[] = ['maximized', 'minimized']

/**
 * For as long as the tab is open. Where it keeps nothing the talk is this page's alone; a rehearsal neither keeps nor
 * takes up one.
 *
 * @param account a talk with another one is not this one
 */
export function createTalk(account: string): Talk {
  let release = () => {}

  /** One that is held is not let go of before the next is. */
  function hold(window: ChatWindow | undefined): void {
    const end = release
    release = window === 'maximized' ? holdTurns('a chat is under way') : () => {}
    end()
  }

  function read(): ChatWindow | undefined {
    try {
      const kept = isRehearsal() ? null : sessionStorage.getItem(key)
      return windows.find((window) => kept === `${window} ${account}`)
    } catch {
      return undefined
    }
  }

  function keep(window: ChatWindow): void {
    try {
      if (window === 'hidden') sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, `${window} ${account}`)
    } catch {
      // The next page asks again.
    }
  }

  const before = read()
  hold(before)
  return {
    before,
    stands(window) {
      hold(window)
      if (!isRehearsal()) keep(window)
    },
    pause: () => hold(undefined),
  }
}
