/** How this page fetches others ahead, or why it does not. */
import { readSetting } from '../base/input/read-setting'
import { observesPage } from '../base/page/observes-page'
import { page } from '../base/state/page'
import type {} from './connection'
import { memoryToPrerender } from './instant.rules'
import { instant } from './instant.setting'

/** How pages are fetched ahead, with the reason where it is not what the setting asks for. */
export interface InstantWay {
  readonly how: 'prerender' | 'prefetch' | 'none'
  /** In English, for developers and marketers. */
  readonly because?: string
}

/** The state of instant pages on this page. */
export interface InstantState {
  way: InstantWay
  /** How many more pages may be fetched ahead. */
  budget: number
  /** The addresses that were fetched ahead. */
  readonly fetched: string[]
  /** Drops what was fetched ahead: the server renders other pages now. */
  drop(): void
}

declare module '../base/state/page' {
  interface Page {
    /** Present once instant pages have started. */
    instant?: InstantState
  }
}

/** The way that setting, address, connection, device and browser allow; also on a page where instant pages have not started. */
export function instantWay(): InstantWay {
  const running = page().instant?.way
  if (running) return running
  const none = (because: string): InstantWay => ({ how: 'none', because })
  const setting = readSetting(instant)
  const { slowConnection } = page()
  if (!setting) return none('rove.instant is not set to true, or to { links, budget, mode }')
  if (setting.budget === 0) return none('the budget is 0')
  if (!observesPage()) return none('pages below /ar are not observed')
  if (slowConnection)
    return none(slowConnection === 'data' ? 'the visitor saves data' : `the connection is slow: ${slowConnection}`)
  if (!supportsRules())
    return supportsPrefetch()
      ? { how: 'prefetch', because: 'the browser has no speculation rules' }
      : none('the browser cannot fetch pages ahead')
  const { deviceMemory } = navigator as { deviceMemory?: number }
  if (setting.mode === 'prerender' && deviceMemory && deviceMemory < memoryToPrerender)
    return { how: 'prefetch', because: `the device has ${deviceMemory} GB of memory` }
  return { how: setting.mode }
}

/** Whether the browser knows speculation rules: https://wicg.github.io/nav-speculation/speculation-rules.html */
export function supportsRules(): boolean {
  const { supports } = HTMLScriptElement as { supports?(type: string): boolean }
  return !!supports?.('speculationrules')
}

/** Whether the browser knows `<link rel=prefetch>`. */
export function supportsPrefetch(): boolean {
  return document.createElement('link').relList?.supports?.('prefetch') ?? false
}
