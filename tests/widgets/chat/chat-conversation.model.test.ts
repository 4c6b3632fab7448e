import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from '../../../core/base/state/page'
import { dialogWaitReason } from '../../../core/shop/campaign/dialog-queue.store'
import { createConversationModel } from '../../../widgets/chat/chat-conversation.model'

beforeEach(() => {
  delete page().dialogQueue
  sessionStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

describe('a conversation across pages', () => {
  it('CHAT-01 the tab stores the conversation with its window state and account, and nothing else', () => {
    const talk = createConversationModel('7')
    expect(talk.before).toBeUndefined()
    talk.setWindow('minimized')
    expect({ ...sessionStorage }).toEqual({ rove_chat_talk: 'minimized 7' })
    expect([createConversationModel('7').before, createConversationModel('8').before]).toEqual(['minimized', undefined])
    talk.setWindow('maximized')
    expect(createConversationModel('7').before).toBe('maximized')
    talk.setWindow('hidden')
    expect(createConversationModel('7').before).toBeUndefined()
    expect(sessionStorage.length).toBe(0)
  })

  it('CHAT-01 dialogs are muted while the conversation’s window is open, also on the next page from the start', () => {
    const talk = createConversationModel('7')
    expect(dialogWaitReason('popup')).toBeUndefined()
    talk.setWindow('maximized')
    talk.setWindow('maximized')
    expect(dialogWaitReason('popup')).toBe('a chat is under way')
    talk.setWindow('minimized')
    expect(dialogWaitReason('popup')).toBeUndefined()
    talk.setWindow('maximized')
    delete page().dialogQueue
    const next = createConversationModel('7')
    expect(dialogWaitReason('popup')).toBe('a chat is under way')
    next.pause()
    expect(dialogWaitReason('popup')).toBeUndefined()
    expect(createConversationModel('7').before).toBe('maximized')
  })

  it('CHAT-01 without storage, and in a preview, a conversation lasts for one page', () => {
    sessionStorage.setItem('rove_chat_talk', 'maximized 7')
    history.replaceState(null, '', '/?rove-why')
    const previewed = createConversationModel('7')
    previewed.setWindow('hidden')
    expect([previewed.before, sessionStorage.length]).toEqual([undefined, 1])
    history.replaceState(null, '', '/')
    vi.stubGlobal('sessionStorage', undefined)
    const alone = createConversationModel('7')
    alone.setWindow('maximized')
    expect([alone.before, dialogWaitReason('popup')]).toEqual([undefined, 'a chat is under way'])
  })
})
