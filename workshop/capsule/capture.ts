/**
 * Makes a capsule of this page, as it is now. Loaded at the first `rove.capture()`, or with a panel. Nothing is changed,
 * and nothing is sent.
 */

import { pageBus } from '../../core/base/bus/bus'
import { builtIn } from '../../core/base/input/built-in'
import { page } from '../../core/base/state/page'
import { stateOf } from '../../core/view/element/state-of'
import type { Capsule, CapsuleElement, CapsulePage, CapsuleShown, Drawn } from './capsule'
import { givenSettings, visitorSettings } from './given-settings'
import { learnPage } from './learn-page'
import { type Cleaner, createCleaner } from './personal.rules'
import { contentOf, type PictureTools, pictureOf } from './picture'
import { plainCopy } from './plain-copy'
import { createSheets, pageSheets, type Sheets } from './sheets'

/** What one capsule collects while it is made. */
export interface Capturing extends PictureTools {
  readonly sheets: Sheets
  readonly pictures: Drawn[]
  /** The numbers of pictures by their JSON. */
  readonly numbers: Map<string, number>
}

/** @see Capturing */
export function beginCapture(cleaner: Cleaner = createCleaner()): Capturing {
  const sheets = createSheets()
  return { cleaner, sheets, numberOf: sheets.numberOf, pictures: [], numbers: new Map() }
}

/** The capsule of this page. */
export function capture(): Capsule {
  const capturing = beginCapture()
  return completeCapsule(capturing, captureElements(capturing))
}

/** Our elements in the page, in the order of the document. */
export const elementsHere = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-rove-state]:not([data-rove])'),
]

/** What all elements show now. What their models hold of the visitor is learned first. */
export function captureElements(capturing: Capturing): CapsuleElement[] {
  const elements = elementsHere()
  learnHere(capturing, elements)
  return elements.map((element) => ({ ...captureElement(element, capturing), ...shownBy(element, capturing) }))
}

/** Learns the visitor's data from what elements hold, from settings and facts, and from fields. */
export function learnHere({ cleaner }: Capturing, elements: readonly Element[]): void {
  const facts = pageBus().published.map(([, payload]) => plainCopy(payload))
  learnPage(cleaner, [
    ...elements.map((element) => plainCopy(stateOf(element))),
    ...facts,
    givenSettings(visitorSettings),
  ])
}

/** What an element shows now. */
export function shownBy(element: HTMLElement, capturing: Capturing): CapsuleShown {
  return {
    state: element.dataset.roveState ?? '',
    reason: element.dataset.roveReason ?? '',
    model: capturing.cleaner.json(plainCopy(stateOf(element))) ?? null,
    picture: addPicture(pictureOf(element, capturing), capturing),
  }
}

function addPicture(picture: Drawn, { pictures, numbers }: Capturing): number {
  const json = JSON.stringify(picture)
  const same = numbers.get(json)
  if (same !== undefined) return same
  const number = pictures.push(picture) - 1
  numbers.set(json, number)
  return number
}

function captureElement(element: HTMLElement, capturing: Capturing): Omit<CapsuleElement, keyof CapsuleShown> {
  const { cleaner } = capturing
  const { x, y, width, height } = element.getBoundingClientRect()
  const own = [...element.attributes].filter(({ name }) => !/^(?:on|data-rove-|style$)/.test(name))
  return {
    tag: element.localName,
    attributes: Object.fromEntries(own.map(({ name, value }) => [name, cleaner.text(value)])),
    properties: cleaner.json(propertiesOf(element)) as Readonly<Record<string, unknown>>,
    content: contentOf(element, capturing),
    place: {
      within: cleaner.text(placeOf(element)),
      x: Math.round(x + scrollX),
      y: Math.round(y + scrollY),
      width: Math.round(width),
      height: Math.round(height),
    },
  }
}

/** The values that the page has set on properties for which no attribute exists. */
function propertiesOf(element: HTMLElement): Readonly<Record<string, unknown>> {
  const accessors = Object.entries(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(element)))
  const values = accessors
    .filter(([, { get, set }]) => get && set)
    .map(([name]) => [name, plainCopy((element as unknown as Readonly<Record<string, unknown>>)[name])] as const)
  return Object.fromEntries(values.filter(([, value]) => typeof value === 'object' && value !== null))
}

function placeOf(element: HTMLElement): string {
  const names: string[] = []
  for (let at = builtIn(element.parentElement); at && at.localName !== 'html'; at = builtIn(at.parentElement)) {
    const [first] = at.classList
    names.unshift(at.localName + (at.id ? `#${at.id}` : '') + (first ? `.${first}` : ''))
  }
  return names.join(' > ')
}

/** A capsule of these elements, with what else is known of the page. */
export function completeCapsule(
  { cleaner, sheets, pictures }: Capturing,
  elements: readonly CapsuleElement[],
  steps: Capsule['steps'] = [],
): Capsule {
  const ofPage = pageSheets(sheets)
  const { rove } = window as unknown as { readonly rove: { readonly version: string } }
  return {
    capsule: 1,
    version: rove.version,
    made: new Date().toISOString(),
    page: pageHere(cleaner, sheets),
    elements,
    facts: pageBus().published.map(([fact, payload, at]) => [fact, cleaner.json(plainCopy(payload)) ?? null, at]),
    reports: page().reported.map((line) => cleaner.text(line)),
    pictures,
    sheets: sheets.texts,
    pageSheets: ofPage,
    steps,
  }
}

/** Properties that text and boxes in the elements inherit. */
const inherited = ['color', 'font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing', 'color-scheme']

function pageHere(cleaner: Cleaner, { texts }: Sheets): CapsulePage {
  const { documentElement, body } = document
  const style = getComputedStyle(body)
  const tokens = new Set(texts.flatMap((text) => text.match(/--rove-[a-z0-9-]+/g) ?? []))
  const values = [...inherited, 'background-color', ...tokens].map(
    (name) => [name, style.getPropertyValue(name).trim()] as const,
  )
  return {
    origin: location.origin,
    path: cleaner.url(location.pathname),
    language: documentElement.lang,
    direction: documentElement.dir || 'ltr',
    width: innerWidth,
    height: innerHeight,
    bodyClass: cleaner.text(body.className),
    settings: cleaner.json(givenSettings()) as CapsulePage['settings'],
    style: Object.fromEntries(values.filter(([, value]) => value)),
  }
}
