import { describe, expect, it } from 'vitest'
import type { Capsule } from '../../../workshop/capsule/capsule'
import { readCapsule, shownAfter } from '../../../workshop/capsule/read-capsule'

const empty = {
  capsule: 1,
  made: '2026-11-28T14:05:00.000Z',
  page: { origin: 'https://shop.example', path: '/', settings: {} },
  elements: [],
  facts: [],
  reports: [],
  pictures: [],
  sheets: [],
  pageSheets: [],
  steps: [],
}

describe('readCapsule', () => {
  it.each([
    ['', 'not JSON'],
    ['[]', 'no capsule'],
    ['{"capsule":2}', 'format 2'],
    [JSON.stringify({ ...empty, pictures: undefined }), '“pictures” is missing'],
    [JSON.stringify({ ...empty, elements: [null] }), '“elements.0” has another form'],
    [JSON.stringify({ ...empty, pictures: [{ tag: 'p', nodes: 5 }] }), '“pictures.0” has another form'],
    [JSON.stringify({ ...empty, steps: [{}] }), '“steps.0.at” has another form'],
    [`${JSON.stringify(empty).slice(0, -1)},"deep":${'['.repeat(600)}${']'.repeat(600)}}`, 'nested too deeply'],
  ])('says what is wrong with %j', (text, problem) => {
    expect(readCapsule(text)).toEqual({ at: 'refused', problem: expect.stringContaining(problem) })
  })

  it('reads what rove.capture() has made', () => {
    expect(readCapsule(JSON.stringify(empty))).toEqual({ at: 'read', capsule: empty })
  })

  it('an element shows what its latest step before has changed', () => {
    const [first, second] = [0, 1].map((picture) => ({ state: 'ready', reason: '', model: null, picture }))
    const cause = { type: 'fact', fact: 'x', payload: null } as const
    const steps = [
      { at: 1, cause, changed: { 0: second } },
      { at: 2, cause, changed: {} },
    ]
    const capsule = { ...empty, elements: [first], steps } as unknown as Capsule
    expect([-1, 0, 1].map((step) => shownAfter(capsule, step)[0]?.picture)).toEqual([0, 1, 1])
  })
})
