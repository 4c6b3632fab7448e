/** The code of a composition: its settings script and its tag, as a page contains them. */
import type { Composition } from '../state/composition'
import { nested } from '../state/page-settings'
import type { Piece } from './pieces'

/** The tag itself, or a container that becomes the element. */
export type Form = 'tag' | 'container'

const withoutEnd = new Set(['br', 'hr', 'img', 'input'])

/** The code, with the settings before the tag, where elements find them in time. */
export function writeHtml(composition: Composition, form: Form = 'tag'): string {
  const { settings } = composition
  const script = Object.keys(settings).length > 0 ? [writeSettings(settings)] : []
  return [...script, writeTag(composition, form)].join('\n')
}

/** The script with the settings. It cannot be ended by a text in it. */
function writeSettings(settings: Composition['settings']): string {
  const json = JSON.stringify(nested(settings), null, 2).replaceAll('<', '\\u003c')
  return `<script type="application/json" data-rove-settings>\n${json}\n</script>`
}

function writeTag({ widget, attributes, content }: Composition, form: Form): string {
  const rows = Object.entries(attributes)
  const inner = content.map(writePiece).join('')
  if (form === 'tag') return `<rove-${widget}${writeAttributes(rows)}>${inner}</rove-${widget}>`
  const marked = rows.map(([name, value]) => [`data-${name}`, value] as const)
  return `<div data-rove="${widget}"${writeAttributes(marked)}>${inner}</div>`
}

/** A piece as HTML. */
export function writePiece(piece: Piece): string {
  if (typeof piece === 'string') return escapeText(piece)
  const [tag, attributes, ...children] = piece
  const start = `<${tag}${writeAttributes(Object.entries(attributes))}>`
  return withoutEnd.has(tag) ? start : `${start}${children.map(writePiece).join('')}</${tag}>`
}

const writeAttributes = (rows: readonly (readonly [name: string, value: string])[]): string =>
  rows
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`))
    .join('')

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('\u00a0', '&nbsp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
