/** Opens a virtual-reality viewer, waits for it, and restores the page when it is closed (PAGE-03). */
import { createElement, type ReactNode } from 'react'
import type { Language } from '../../../core/base/country/countries.rules'
import { createTextLookup } from '../../../core/base/texts/texts'
import { viewerLimitMs } from './vr.rules'
import { vrTexts } from './vr.texts'
import { VrView } from './vr.view'

/** What the viewer needs from the page. */
export interface VrDeps {
  readonly language: Language
  /** The viewer's address; `undefined` if it is neither http nor https. */
  readonly src: string | undefined
  readonly name: string
  show(content: ReactNode): void
  /** Hides the administrators' menus. @returns the undo */
  hideMenus(): () => void
  /** Calls back if the page's policy forbids the viewer. @returns the undo */
  watchPolicy(onForbidden: () => void): () => void
}

/** An open viewer. */
export interface VrModel {
  close(): void
}

/** @see VrDeps */
export function createVrModel(deps: VrDeps): VrModel {
  const { language, src, name, show } = deps
  const t = createTextLookup(vrTexts, language)
  const undo = [deps.hideMenus(), deps.watchPolicy(forbid)]
  const timer = src ? setTimeout(() => showAs('failed'), viewerLimitMs) : undefined
  let isForbidden = false
  let isClosed = false

  function showAs(state: 'loading' | 'ready' | 'failed'): void {
    if (!isClosed) show(createElement(VrView, { src, name, state, t, onLoad: load, onClose: close }))
  }
  /** A viewer may also load late. A forbidden one loads the browser's own error. */
  function load(): void {
    clearTimeout(timer)
    if (!isForbidden) showAs('ready')
  }
  function forbid(): void {
    clearTimeout(timer)
    isForbidden = true
    showAs('failed')
  }
  function close(): void {
    if (isClosed) return
    isClosed = true
    clearTimeout(timer)
    for (const end of undo) end()
    show(undefined)
  }

  showAs(src ? 'loading' : 'failed')
  return { close }
}
