/**
 * The script of the preview’s page. It runs before `rove.js`: writes the settings, and builds the tag once the body is
 * there. The address says what to show: `frame.html?show=0#` and the fragment of a composition.
 */
import { languageOf } from '../../../core/base/country/countries.rules'
import { nodesOf } from '../html/pieces'
import { fromFragment } from '../state/address'
import { bodyClassOf, previewSettings } from '../state/page-settings'
import { type FromFrame, messageOf, type ToFrame } from './messages'

/** Only in the composer: the frame alone, by an address that somebody sends, would show anything as the shop's. */
const isFramed = parent !== window
const composition = isFramed ? fromFragment(location.hash) : undefined
const show = new URLSearchParams(location.search).get('show')
const script = document.currentScript as HTMLScriptElement | null
const checker = new URL('check.js', script?.src ?? document.baseURI).href

const tell = (message: FromFrame): void => parent.postMessage(message, location.origin)

/** What the elements report to developers is told to the composer too. */
function listenToReports(): void {
  const { error } = console
  console.error = (...words: unknown[]) => {
    const text = words.map(String).join(' ')
    if (text.startsWith('[rove]')) tell({ rove: 'said', text: text.replace(/^\[rove\] /, '') })
    error.apply(console, words)
  }
}

function build(): void {
  if (!composition) return
  const tag = document.createElement(`rove-${composition.widget}`)
  for (const [name, value] of Object.entries(composition.attributes)) tag.setAttribute(name, value)
  tag.append(...nodesOf(composition.content))
  document.body.className = bodyClassOf(composition)
  document.getElementById('place')?.append(tag)
  new MutationObserver(() => {
    const { roveState = '', roveReason = '' } = tag.dataset
    tell({ rove: 'state', state: roveState, reason: roveReason })
  }).observe(tag, { attributeFilter: ['data-rove-state', 'data-rove-reason'] })
}

async function check(): Promise<void> {
  const { findingsIn }: typeof import('./check') = await import(checker)
  tell({ rove: 'checked', findings: await findingsIn(document.querySelectorAll('#place > *')) })
}

if (composition) {
  document.documentElement.lang = languageOf(composition.locale)
  Object.assign(window, { roveSettings: previewSettings(composition, show === null ? undefined : Number(show)) })
}
listenToReports()
document.addEventListener('DOMContentLoaded', build)
addEventListener('message', (event) => {
  if (messageOf<ToFrame>(event, parent)?.rove === 'check') void check()
})
