/** The settings that a page of the shop would have for a composition: its own, and those of market and persona. */
import { type Composition, countryOf, isRecord, type Persona } from './composition'

/** The settings by which a page describes its visitor. Seconds since 1970: 1 January 2025. */
const account = { id: '1', created: 1_735_689_600, orders: 1 }
const personaSettings: Readonly<Record<Persona, Readonly<Record<string, unknown>>>> = {
  guest: {},
  customer: { 'rove.login': account },
  member: { 'rove.login': account, isMembership: true },
  trade: { 'rove.login': { ...account, trade: true } },
}

/** Settings by dotted names as the nested object that a page writes. */
export function nested(settings: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const root: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(settings)) {
    const words = name.split('.')
    const last = words.pop() ?? name
    let place = root
    for (const word of words) {
      const inner = isRecord(place[word]) ? { ...place[word] } : {}
      place[word] = inner
      place = inner
    }
    place[last] = value
  }
  return root
}

/** The nested object as settings by these dotted names, and the names in it that are none of them. */
export function flattened(given: Readonly<Record<string, unknown>>, names: readonly string[]) {
  const settings: Record<string, unknown> = {}
  const unknown: string[] = []
  const visit = (value: unknown, path: string): void => {
    if (names.includes(path)) settings[path] = value
    else if (isRecord(value) && (path === '' || names.some((name) => name.startsWith(`${path}.`))))
      for (const [key, inner] of Object.entries(value)) visit(inner, path ? `${path}.${key}` : key)
    else unknown.push(path)
  }
  visit(given, '')
  return { settings, unknown }
}

/**
 * The settings of the preview’s page.
 *
 * @param showPopup the number of the popup that opens at once, whatever its conditions; all others stay away
 */
export function previewSettings(composition: Composition, showPopup?: number): Readonly<Record<string, unknown>> {
  const { locale, persona } = composition
  const settings = harmless(composition.settings)
  const popups = settings['rove.popups']
  const shown = showPopup !== undefined && Array.isArray(popups) ? { 'rove.popups': [atOnce(popups[showPopup])] } : {}
  return nested({
    ...settings,
    ...shown,
    'rove.country': countryOf(composition),
    'rove.locale': locale,
    ...personaSettings[persona],
  })
}

/**
 * Without settings that name scripts, hosts or headers: the address of the composer can come from anybody, and its
 * preview runs on the shop's origin.
 */
export function harmless(settings: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const own = Object.entries(settings).filter(([name]) => !notInPreview.test(name))
  return Object.fromEntries(own.map(([name, value]) => [name, name === 'rove.search' ? ownHosts(value) : value]))
}

/** What the preview does not take from the address. */
export const notInPreview = /^(basePath|pathPrefix|rove\.(baseUrl|vendors|request|stripe|financing|off|tags)\b.*)$/

/** The search service without hosts of other sites; its own ones are used then. */
function ownHosts(value: unknown): unknown {
  if (!isRecord(value) || !Array.isArray(value.hosts)) return value
  const { hosts, ...rest } = value
  const own = hosts.filter((host) => isRecord(host) && host.url === location.host)
  return own.length > 0 ? { ...rest, hosts: own } : rest
}

/** The popup without its conditions, due at once. */
function atOnce(popup: unknown): unknown {
  const own = isRecord(popup) ? popup : { id: popup }
  return { ...own, off: false, conditions: {}, event: { interval: [0, 250] } }
}

/** The classes of the body by which a page describes its visitor. */
export const bodyClassOf = ({ persona }: Composition): string => (persona === 'guest' ? 'not-logged-in' : 'logged-in')
