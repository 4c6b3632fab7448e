import { describe, expect, it } from 'vitest'
import { type ChatEvent, type ChatState, next } from '../../../widgets/chat/chat.machine'
import { accountOf, explainChat, mistakesIn, noAnswers } from '../../../widgets/chat/chat.rules'
import { chatTexts } from '../../../widgets/chat/chat.texts'
import { loveTexts } from '../../../widgets/love/love.texts'
import { cardTexts } from '../../../widgets/popups/card/card.texts'

const filled = { name: 'Ada', email: 'ada@home.test', existing: 'No', order: '' } as const

describe('whom a visitor chats with', () => {
  const accounts = { HK: '2', AU: '3', KR: '4', default: '1' }

  it('CHAT-01 is the account of Hong Kong, Australia and Korea, and everybody’s elsewhere', () => {
    expect((['HK', 'AU', 'KR', 'US', 'CA', 'UK'] as const).map((country) => accountOf(country, accounts))).toEqual([
      ...['2', '3', '4', '1', '1', '1'],
    ])
  })

  it('is nobody where the shop names none', () => {
    expect(accountOf('US', { KR: '4', default: '' })).toBeUndefined()
    expect(accountOf('US', {})).toBeUndefined()
  })
})

describe('the form before a chat', () => {
  it('CHAT-01 wants a name, an address and whether there is an order', () => {
    expect(mistakesIn(noAnswers)).toEqual(['name', 'email', 'existing'])
    expect(mistakesIn({ ...filled, name: '  ', email: 'ada@' })).toEqual(['name', 'email'])
    expect(mistakesIn(filled)).toEqual([])
  })

  it('CHAT-01 takes an order’s number or none, of digits, only where there is an order', () => {
    const withOrder = (order: string) => mistakesIn({ ...filled, existing: 'Yes', order })
    expect([withOrder(''), withOrder(' 1024 '), withOrder('A-1024')]).toEqual([[], [], ['order']])
    expect(mistakesIn({ ...filled, order: 'A-1024' })).toEqual([])
  })

  it.each(['en', 'fr', 'ko', 'zh-Hant-HK'] as const)('calls the address in %s as popups and hearts do', (language) => {
    const { email } = chatTexts[language]
    expect(email).toBe(cardTexts[language].email)
    expect(loveTexts[language].email).toContain(email)
  })

  it('CHAT-01 says what is wrong as the document spells it', () => {
    const { wrongName, wrongEmail, wrongExisting } = chatTexts.en
    expect([wrongName, wrongEmail, wrongExisting]).toEqual([
      'Please Enter a valid name',
      'Please Enter a valid Email',
      'Please select an option',
    ])
  })
})

describe('a chat', () => {
  const becomes = (...events: ChatEvent[]) => events.reduce<ChatState>(next, { at: 'resting' })
  const opened: ChatEvent[] = [{ type: 'pressed' }, { type: 'opened', agents: 'unknown' }]
  const typed: ChatEvent = { type: 'typed', mistakes: [] }
  const sent: ChatEvent[] = [...opened, typed, { type: 'submitted', mistakes: [] }]

  it('CHAT-01 is opened by the visitor alone', () => {
    for (const event of [
      { type: 'known', agents: 'online' },
      { type: 'opened', agents: 'online' },
      { type: 'handed' },
      { type: 'failed' },
    ] satisfies ChatEvent[])
      expect(becomes(event)).toEqual({ at: 'resting' })
    expect(becomes(...opened).at).toBe('asking')
  })

  it('CHAT-01 says that nobody is there, and takes no typing away for it', () => {
    expect(becomes({ type: 'pressed' }, { type: 'opened', agents: 'offline' })).toEqual({ at: 'away' })
    expect(becomes(...opened, { type: 'known', agents: 'offline' })).toEqual({ at: 'away' })
    expect(becomes(...opened, typed, { type: 'known', agents: 'offline' }).at).toBe('asking')
    expect(becomes(...sent, { type: 'known', agents: 'offline' })).toEqual({ at: 'away' })
    expect(becomes(...sent, { type: 'known', agents: 'offline' }, { type: 'known', agents: 'online' }).at).toBe(
      'asking',
    )
  })

  it('CHAT-01 says of a field that it is wrong when it is sent, and no longer once it is put right', () => {
    const mistaken: ChatEvent[] = [...opened, { type: 'submitted', mistakes: ['name', 'email'] }]
    const typedWith = (...mistakes: readonly ('name' | 'email' | 'existing')[]) =>
      becomes(...mistaken, { type: 'typed', mistakes })
    expect(typedWith('email')).toMatchObject({ mistakes: ['email'], tries: 1 })
    expect(typedWith('name', 'email', 'existing')).toMatchObject({ mistakes: ['name', 'email'] })
    expect(becomes(...opened, { type: 'typed', mistakes: ['email'] })).toMatchObject({ mistakes: [] })
  })

  it('CHAT-01 keeps the form where the vendor is not to be had', () => {
    expect(becomes(...sent, { type: 'failed' })).toMatchObject({ at: 'asking', failed: true, begun: true })
    expect(becomes(...opened, { type: 'failed' })).toMatchObject({ at: 'asking', failed: true })
  })

  it('counts what was sent, so that each mistake is pointed to', () => {
    const wrong: ChatEvent = { type: 'submitted', mistakes: ['name'] }
    expect(becomes(...opened, wrong, wrong)).toMatchObject({ mistakes: ['name'], tries: 2 })
  })

  it('goes over to the vendor’s window, and back when that is gone', () => {
    expect(becomes(...sent, { type: 'handed' })).toEqual({ at: 'talking' })
    expect(becomes(...sent, { type: 'handed' }, { type: 'ended' })).toEqual({ at: 'resting' })
  })

  it.each([
    ['is opening', opened.slice(0, 1)],
    ['asks', opened],
    ['connects', sent],
    ['says that nobody is there', [...opened, { type: 'known', agents: 'offline' }]],
  ] as const)('CHAT-01 can be closed while it %s', (_, events) => {
    expect(becomes(...events, { type: 'closed' })).toEqual({ at: 'resting' })
  })

  it('tells a marketer what keeps it', () => {
    const given = {
      country: 'US',
      account: '1',
      agents: 'online',
      consent: true,
      closed: false,
      rehearsal: false,
    } as const
    const met = (more: object) => explainChat({ ...given, ...more }).map(({ eligible }) => eligible)
    expect(met({})).toEqual([true, true, true])
    expect(met({ account: undefined, agents: 'offline', consent: false })).toEqual([false, false, false])
    expect((['unknown', 'online', 'offline'] as const).map((agents) => explainChat({ ...given, agents })[1])).toEqual([
      { condition: 'agents', eligible: true, reason: 'not asked yet, the button is there all the same' },
      { condition: 'agents', eligible: true, reason: 'somebody is there' },
      { condition: 'agents', eligible: false, reason: 'nobody is there' },
    ])
    expect(explainChat({ ...given, closed: true })[2]?.reason).toMatch(/closed the chat/)
  })
})
