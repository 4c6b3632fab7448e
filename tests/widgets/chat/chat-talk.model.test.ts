import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from '../../../core/page'
import { whyWait } from '../../../core/turns'
import { createTalk } from '../../../widgets/chat/chat-talk.model'

beforeEach(() => {
  delete page().turns
  sessionStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

describe('a talk', () => {
  it('CHAT-01 is remembered for the session, with its window and its account and nothing else', () => {
    const talk = createTalk('7')
    expect(talk.before).toBeUndefined()
    talk.stands('minimized')
    expect({ ...sessionStorage }).toEqual({ rove_chat_talk: 'minimized 7' })
    expect([createTalk('7').before, createTalk('8').before]).toEqual(['minimized', undefined])
    talk.stands('maximized')
    expect(createTalk('7').before).toBe('maximized')
    talk.stands('hidden')
    expect(createTalk('7').before).toBeUndefined()
    expect(sessionStorage.length).toBe(0)
  })

  it('CHAT-01 is interrupted by nobody while its window is open, and says so; on the next page from the start', () => {
    const talk = createTalk('7')
    expect(whyWait('popup')).toBeUndefined()
    talk.stands('maximized')
    talk.stands('maximized')
    expect(whyWait('popup')).toBe('a chat is under way')
    talk.stands('minimized')
    expect(whyWait('popup')).toBeUndefined()
    talk.stands('maximized')
    delete page().turns
    const next = createTalk('7')
    expect(whyWait('popup')).toBe('a chat is under way')
    next.pause()
    expect(whyWait('popup')).toBeUndefined()
    expect(createTalk('7').before).toBe('maximized')
  })

  it('CHAT-01 is this page’s alone where the device keeps nothing, and in a rehearsal', () => {
    sessionStorage.setItem('rove_chat_talk', 'maximized 7')
    history.replaceState(null, '', '/?rove-why')
    const rehearsed = createTalk('7')
    rehearsed.stands('hidden')
    expect([rehearsed.before, sessionStorage.length]).toEqual([undefined, 1])
    history.replaceState(null, '', '/')
    vi.stubGlobal('sessionStorage', undefined)
    const alone = createTalk('7')
    alone.stands('maximized')
    expect([alone.before, whyWait('popup')]).toEqual([undefined, 'a chat is under way'])
  })
})
