import { afterEach, expect, it, vi } from 'vitest'
import { isCrawler } from '../../loader/crawler'
import { waitFor } from '../../loader/when/wait-for'
import { usualMoment } from '../../loader/widgets'
import { browsers, crawlers } from './user-agents'

afterEach(() => vi.unstubAllGlobals())

it.each(crawlers)('POP-03 a crawler is known: %s', (agent) => {
  expect(isCrawler(agent)).toBe(true)
})

it.each(browsers)('POP-03 a person’s browser is none: %s', (agent) => {
  expect(isCrawler(agent)).toBe(false)
})

it('POP-03 for a crawler the quiet moment never comes: popups, countdown and chat wait for it', () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
  const come = vi.fn()
  const comeTo = (agent: string) => {
    vi.stubGlobal('navigator', { userAgent: agent })
    waitFor('idle', document.body, come)
  }
  comeTo(crawlers[0])
  expect(come).not.toHaveBeenCalled()
  comeTo(browsers[0])
  expect(come).toHaveBeenCalledTimes(1)
  for (const tag of ['popups', 'countdown', 'chat']) expect(usualMoment[`rove-${tag}`]).toBe('idle')
})
