import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSubmission, type SubmissionAnswer, type SubmissionDeps } from '../../../../core/base/net/submit-once'
import { checkPausesMs } from '../../../../core/base/net/submit-once.rules'
import { RoveError } from '../../../../core/base/report/errors'

interface Input {
  readonly operation: string
}
const input: Input = { operation: 'op1' }
const done: SubmissionAnswer = { done: true, url: '/thanks', errors: [] }
const lost = (code = 'network') => Promise.reject(new RoveError(code, 'trade.enrol'))
let answers: (() => Promise<SubmissionAnswer>)[]
let deps: SubmissionDeps<Input>
beforeEach(() => {
  answers = []
  deps = {
    send: vi.fn(async () => (answers.shift() ?? (() => lost()))()),
    pause: vi.fn(async () => {}),
    report: vi.fn(),
  }
})
const allLost = () => Array.from({ length: checkPausesMs.length + 1 }, () => () => lost())

describe('a submission', () => {
  it('TRADE-01 SWATCH-02 is sent once, however often its button is pressed', async () => {
    const model = createSubmission(deps)
    answers = [async () => done]
    await Promise.all([model.submit(input), model.submit(input)])
    await model.submit(input)
    expect(deps.send).toHaveBeenCalledOnce()
    expect(model.get()).toEqual({ at: 'done', url: '/thanks' })
  })

  it.each(['network', 'timeout', 'status-500', 'not-json', 'wrong-shape'])(
    'TRADE-01 SWATCH-02 an answer lost by %s is asked for with the same operation',
    async (code) => {
      const model = createSubmission(deps)
      const seen: string[] = []
      model.subscribe(() => seen.push(model.get().at))
      answers = [() => lost(code), async () => done]
      await model.submit(input)
      expect(seen).toEqual(['sending', 'checking', 'done'])
      expect(deps.send).toHaveBeenNthCalledWith(2, input)
      expect(deps.report).toHaveBeenCalledOnce()
    },
  )

  it('TRADE-01 without any answer nothing is lost: the same operation is sent again, by its button or once online', async () => {
    const model = createSubmission(deps)
    answers = [...allLost(), async () => done]
    await model.submit(input)
    expect(model.get()).toEqual({ at: 'lost' })
    model.resume()
    await vi.waitFor(() => expect(model.get().at).toBe('done'))
    expect(vi.mocked(deps.send).mock.calls.every(([{ operation }]) => operation === 'op1')).toBe(true)
  })

  it('TRADE-01 SWATCH-02 what the visitor has changed since is sent by its button, with the same operation', async () => {
    const model = createSubmission(deps)
    answers = [...allLost(), async () => done]
    await model.submit(input)
    vi.mocked(deps.send).mockClear()
    model.change()
    model.resume()
    expect(model.get()).toEqual({ at: 'lost' })
    expect(deps.send).not.toHaveBeenCalled()
    await model.submit(input)
    expect(model.get().at).toBe('done')
  })

  it('TRADE-01 a refusal shows the shop’s reason, and is not repeated', async () => {
    const model = createSubmission(deps)
    answers = [() => Promise.reject(new RoveError('status-422', 'trade.enrol', {}, 'Not today.'))]
    await model.submit(input)
    expect(model.get()).toEqual({ at: 'refused', serverMessage: 'Not today.' })
    expect(deps.pause).not.toHaveBeenCalled()
    model.resume()
    expect(deps.send).toHaveBeenCalledOnce()
  })

  it.each(['status-408', 'status-429'])('TRADE-01 a server that is busy (%s) is asked again', async (code) => {
    const model = createSubmission(deps)
    answers = [() => lost(code), async () => done]
    await model.submit(input)
    expect(model.get().at).toBe('done')
  })

  it.each([
    ['', { at: 'lost' }],
    ['Not today.', { at: 'refused', serverMessage: 'Not today.' }],
  ])('TRADE-01 after a lost answer, a refusal with the reason “%s” is %o', async (reason, state) => {
    const model = createSubmission(deps)
    const refuse = () => Promise.reject(new RoveError('status-403', 'trade.enrol', {}, reason || undefined))
    answers = [() => lost(), refuse, refuse, refuse]
    await model.submit(input)
    expect(model.get()).toEqual(state)
    answers = [refuse]
    await model.submit(input)
    expect(model.get()).toMatchObject(state)
  })

  it('TRADE-03 the server’s field errors are shown, and the form can be sent again', async () => {
    const model = createSubmission(deps)
    const errors = [{ field: 'city', message: 'Unknown city' }]
    answers = [async () => ({ done: false, url: '', errors }), async () => done]
    await model.submit(input)
    expect(model.get()).toEqual({ at: 'rejected', errors })
    await model.submit(input)
    expect(model.get().at).toBe('done')
  })

  it('an answer without errors that has not accepted it is a refusal', async () => {
    const model = createSubmission(deps)
    answers = [async () => ({ ...done, done: false })]
    await model.submit(input)
    expect(model.get()).toEqual({ at: 'refused', serverMessage: undefined })
  })

  it('a stopped model changes nothing any more', async () => {
    const model = createSubmission(deps)
    answers = [() => lost(), async () => done]
    const sending = model.submit(input)
    model.stop()
    await sending
    expect(model.get().at).toBe('sending')
    expect(deps.send).toHaveBeenCalledOnce()
  })
})
