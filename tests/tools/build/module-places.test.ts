import { describe, expect, it } from 'vitest'
import { placeModules } from '../../../tools/build/module-places'

/** A graph from the modules and the later parts of each file. */
const graphOf = (files: Readonly<Record<string, readonly [string[], string[]?]>>) =>
  new Map(
    Object.entries(files).map(([file, [modules, laterParts = []]]) => [
      file,
      { modules: new Set([file, ...modules]), laterParts: new Set(laterParts) },
    ]),
  )

const graph = graphOf({
  '/love': [['/view', '/bus', '/hearts'], ['/mail']],
  '/cart': [['/view', '/bus', '/hearts', '/lines']],
  '/search': [['/view', '/bus', '/lines']],
  '/faq': [['/view', '/bus']],
  '/blog': [['/view', '/bus']],
  '/hosts': [['/view', '/bus']],
  '/video': [['/view', '/bus']],
  '/mail': [['/view', '/lines']],
  '/start': [['/bus', '/facts'], ['/track']],
  '/beside': [['/start', '/bus', '/facts'], ['/track']],
  '/track': [['/bus', '/facts', '/lines']],
})
const elements = ['/love', '/cart', '/search', '/faq', '/blog', '/hosts', '/video']
const places = placeModules(graph, { elements, onDemand: '/start', onDemandShared: '/beside' })

describe('the file of a module', () => {
  it('LOAD-04 is the runtime where a third of the elements need it', () => {
    expect(['/view', '/bus', '/hearts', '/lines', '/facts'].filter(places.isRuntime)).toEqual(['/view', '/bus'])
  })

  it('LOAD-04 is never the runtime where it is the first of a file', () => {
    const one = placeModules(graphOf({ '/love': [['/mail'], ['/mail']], '/mail': [[]], '/start': [[]] }), {
      elements: ['/love'],
      onDemand: '/start',
    })
    expect(one.isRuntime('/mail')).toBe(false)
    expect(one.isFile('/mail')).toBe(true)
  })

  it('LOAD-04 is each file that needs it, where few do', () => {
    expect(places.copied).toEqual(expect.arrayContaining(['/hearts', '/lines']))
  })

  it('LOAD-01 without any element is the file on demand, without the runtime; beside elements another one, with it', () => {
    const files = ['/start', '/beside', '/track', '/love', '/mail']
    expect(files.map(places.usesRuntime)).toEqual([false, true, true, true, true])
    expect(places.copied).toEqual(expect.arrayContaining(['/bus', '/facts', '/start']))
  })
})
