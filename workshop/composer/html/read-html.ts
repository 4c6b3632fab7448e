/** Reads the code of a tag and its settings, as somebody pastes it. Nothing of it runs: the parser’s document is inert. */
import { filterAdvice, scriptJson, scriptText } from '../../../core/base/input/script-json'
import { isRecord } from '../state/composition'
import { flattened } from '../state/page-settings'
import { type Piece, piecesOf } from './pieces'

/** What pasted code contains. */
export interface Pasted {
  /** Whether nothing of it can be used: then the composition stays as it is. */
  readonly isUnusable: boolean
  /** The first element of ours, without `rove-`; `undefined` if there are settings only. */
  readonly widget: string | undefined
  readonly attributes: Readonly<Record<string, string>>
  readonly settings: Readonly<Record<string, unknown>>
  readonly content: readonly Piece[]
  /** What was not read, in words. */
  readonly problems: readonly string[]
}

/** The elements and settings that are known. */
export interface Known {
  readonly widgets: readonly string[]
  readonly settings: readonly string[]
}

const settingsScript = 'script[data-rove-settings]'

/** @param parsed the document of the code */
export function readHtml(parsed: Document, known: Known): Pasted {
  const scripts = [...parsed.querySelectorAll(settingsScript)].map(readSettings)
  const read = scripts.map(({ value }) => flattened(value, known.settings))
  const found = [...parsed.querySelectorAll<HTMLElement>('*')].filter((one) => widgetIn(one) !== undefined)
  const [first] = found.filter((one) => !found.some((other) => other !== one && other.contains(one)))
  const widget = first && widgetIn(first)
  const { attributes, content, left } = first ? readTag(first) : { attributes: {}, content: [], left: [] }
  const settings = Object.assign({}, ...read.map((one) => one.settings))
  const reasons = [
    ...(widget === undefined && Object.keys(settings).length === 0
      ? ['There is no tag of ours in it, such as <rove-countdown>, and no settings.']
      : []),
    ...(widget !== undefined && !known.widgets.includes(widget) ? [`There is no element <rove-${widget}>.`] : []),
    ...scripts.flatMap(({ problem }) => problem ?? []),
  ]
  return {
    isUnusable: reasons.length > 0,
    widget,
    attributes,
    settings,
    content,
    problems: [
      ...reasons,
      ...(reasons.length > 0 ? ['Nothing was changed.'] : []),
      ...read.flatMap(({ unknown }) => unknown.map((name) => `There is no setting ${name}: it is left out.`)),
      ...(left.length > 0 ? [`Left out of the tag’s content: ${left.join(', ')}.`] : []),
    ],
  }
}

/** The name of the element that this one is, or that its container becomes. */
function widgetIn({ localName, dataset }: HTMLElement): string | undefined {
  return localName.startsWith('rove-') ? localName.slice(5) : dataset.rove
}

function readTag(element: HTMLElement) {
  const isContainer = !element.localName.startsWith('rove-')
  const rows = [...element.attributes]
    .filter(({ name }) =>
      isContainer ? name.startsWith('data-') && name !== 'data-rove' : !/^(on|style$|data-rove-)/.test(name),
    )
    .map(({ name, value }) => [isContainer ? name.slice(5) : name, value] as const)
  const { pieces, left } = piecesOf(element.childNodes)
  return { attributes: Object.fromEntries(rows), content: pieces.every(isBlank) ? [] : pieces, left }
}

const isBlank = (piece: Piece): boolean => typeof piece === 'string' && piece.trim() === ''

function readSettings(script: Element): {
  readonly value: Readonly<Record<string, unknown>>
  readonly problem?: string
} {
  try {
    const value: unknown = scriptJson(script) ?? null
    return isRecord(value) ? { value } : { value: {}, problem: 'The settings are no object { … }.' }
  } catch (failure) {
    return {
      value: {},
      problem: `The settings are not JSON: ${(failure as Error).message}${filterAdvice(scriptText(script))}.`,
    }
  }
}
