import { describe, expect, it } from 'vitest'
import { type ChatEvent, type ChatState, next } from '../../../widgets/chat/chat.machine'
import { accountOf, explainChat, invalidFieldsOf, noAnswers } from '../../../widgets/chat/chat.rules'
import { chatTexts } from '../../../widgets/chat/chat.texts'
import { loveTexts } from '../../../widgets/love/love.texts'
import { cardTexts } from '../../../widgets/popups/card/card.texts'

const filled = { name: 'Ada', email: 'ada@home.test', existing: 'No', order: '' } as const

describe('the chat’s account', () => {
  const accounts = { HK: '2', AU: '3', KR: '4', default: '1' }

  it('CHAT-01 Hong Kong, Australia and Korea have accounts of their own, all others share one', () => {
    expect((['HK', 'AU', 'KR', 'US', 'CA', 'UK'] as const).map((country) => accountOf(country, accounts))).toEqual([
      ...['2', '3', '4', '1', '1', '1'],
    ])
  })

  it('a country without an account has no chat', () => {
    expect(accountOf('US', { KR: '4', default: '' })).toBeUndefined()
    expect(accountOf('US', {})).toBeUndefined()
  })
})

describe('the chat’s form', () => {
  it('CHAT-01 name, e-mail address and the question about an order are required', () => {
    expect(invalidFieldsOf(noAnswers)).toEqual(['name', 'email', 'existing'])
    expect(invalidFieldsOf({ ...filled, name: '  ', email: 'ada@' })).toEqual(['name', 'email'])
    expect(invalidFieldsOf(filled)).toEqual([])
  })

  it('CHAT-01 the order number is optional digits, whatever the answer before it', () => {
    const withOrder = (order: string) => invalidFieldsOf({ ...filled, existing: 'Yes', order })
    expect([withOrder(''), withOrder(' １０２4 '), withOrder('A-1024')]).toEqual([[], [], ['order']])
    expect(invalidFieldsOf({ ...filled, order: 'A-1024' })).toEqual(['order'])
    expect(invalidFieldsOf({ ...filled, order: '1024' })).toEqual([])
  })

  it.each(['en', 'fr', 'ko', 'zh-Hant-HK'] as const)(
    'the e-mail field in %s has the label that popups and hearts use',
    (language) => {
      const { email } = chatTexts[language]
      expect(email).toBe(cardTexts[language].email)
      expect(loveTexts[language].email).toContain(email)
    },
  )

  it('CHAT-01 the messages are spelled as in the specification', () => {
    const { wrongName, wrongEmail, wrongExisting } = chatTexts.en
    expect([wrongName, wrongEmail, wrongExisting]).toEqual([
      'Please Enter a valid name',
      'Please Enter a valid Email',
      'Please select an option',
    ])
  })
})

describe('the chat’s state machine', () => {
  const becomes = (...events: ChatEvent[]) => events.reduce<ChatState>(next, { at: 'idle' })
  const opened: ChatEvent[] = [{ type: 'pressed' }, { type: 'opened', agents: 'unknown' }]
  const typed: ChatEvent = { type: 'typed', invalidFields: [] }
  const sent: ChatEvent[] = [...opened, typed, { type: 'submitted', invalidFields: [] }]

  it('CHAT-01 only the visitor opens a chat', () => {
    for (const event of [
      { type: 'agents-changed', agents: 'online' },
      { type: 'opened', agents: 'online' },
      { type: 'handed' },
      { type: 'failed' },
    ] satisfies ChatEvent[])
      expect(becomes(event)).toEqual({ at: 'idle' })
    expect(becomes(...opened).at).toBe('asking')
  })

  it('CHAT-01 unavailability is shown, and keeps the typed input', () => {
    expect(becomes({ type: 'pressed' }, { type: 'opened', agents: 'offline' })).toEqual({ at: 'away' })
    expect(becomes(...opened, { type: 'agents-changed', agents: 'offline' })).toEqual({ at: 'away' })
    expect(becomes(...opened, typed, { type: 'agents-changed', agents: 'offline' }).at).toBe('asking')
    expect(becomes(...sent, { type: 'agents-changed', agents: 'offline' })).toEqual({ at: 'away' })
    expect(
      becomes(...sent, { type: 'agents-changed', agents: 'offline' }, { type: 'agents-changed', agents: 'online' }).at,
    ).toBe('asking')
  })

  it('CHAT-01 errors are shown on submit, and removed once corrected', () => {
    const mistaken: ChatEvent[] = [...opened, { type: 'submitted', invalidFields: ['name', 'email'] }]
    const typedWith = (...invalidFields: readonly ('name' | 'email' | 'existing')[]) =>
      becomes(...mistaken, { type: 'typed', invalidFields })
    expect(typedWith('email')).toMatchObject({ invalidFields: ['email'], tries: 1 })
    expect(typedWith('name', 'email', 'existing')).toMatchObject({ invalidFields: ['name', 'email'] })
    expect(becomes(...opened, { type: 'typed', invalidFields: ['email'] })).toMatchObject({ invalidFields: [] })
  })

  it('CHAT-01 the form stays if the provider cannot be loaded', () => {
    expect(becomes(...sent, { type: 'failed' })).toMatchObject({ at: 'asking', failed: true, started: true })
    expect(becomes(...opened, { type: 'failed' })).toMatchObject({ at: 'asking', failed: true })
  })

  it('submits are counted, so that each error moves the focus', () => {
    const wrong: ChatEvent = { type: 'submitted', invalidFields: ['name'] }
    expect(becomes(...opened, wrong, wrong)).toMatchObject({ invalidFields: ['name'], tries: 2 })
  })

  it('the provider’s window replaces the form, and the button returns when it is hidden', () => {
    expect(becomes(...sent, { type: 'handed' })).toEqual({ at: 'talking' })
    expect(becomes(...sent, { type: 'handed' }, { type: 'ended' })).toEqual({ at: 'idle' })
  })

  it.each([
    ['is opening', opened.slice(0, 1)],
    ['shows its form', opened],
    ['connects', sent],
    ['shows that no agent is online', [...opened, { type: 'agents-changed', agents: 'offline' }]],
  ] as const)('CHAT-01 a chat can be closed while it %s', (_, events) => {
    expect(becomes(...events, { type: 'closed' })).toEqual({ at: 'idle' })
  })

  it('a marketer sees every condition', () => {
    const given = {
      country: 'US',
      account: '1',
      agents: 'online',
      consent: true,
      closed: false,
      preview: false,
    } as const
    const met = (more: object) => explainChat({ ...given, ...more }).map(({ eligible }) => eligible)
    expect(met({})).toEqual([true, true, true])
    expect(met({ account: undefined, agents: 'offline', consent: false })).toEqual([false, false, false])
    expect((['unknown', 'online', 'offline'] as const).map((agents) => explainChat({ ...given, agents })[1])).toEqual([
      { condition: 'agents', eligible: true, reason: 'not checked yet; the button is shown' },
      { condition: 'agents', eligible: true, reason: 'an agent is online' },
      { condition: 'agents', eligible: false, reason: 'no agent is online' },
    ])
    expect(explainChat({ ...given, closed: true })[2]?.reason).toMatch(/closed the chat/)
  })
})
