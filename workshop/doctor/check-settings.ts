/** Which settings are rejected, misspelled, misplaced or too late. */
import { nearest } from '../../core/base/input/nearest'
import { sources } from '../../core/base/input/read-setting'
import { page } from '../../core/base/state/page'
import { readMemberTerms, readOfferedDiscount } from '../../core/shop/membership/membership.setting'
import { readAllSettings, settingSpellings } from '../settings/all-settings'
import type { Check, Finding } from './finding'
import { optionOrder } from './option-order'
import { settingsMend, wrappedSettings } from './text-filters'

const placeNames = ['window.roveSettings', 'the JSON of data-rove-settings', 'Drupal.settings', 'drupalSettings']
const shapes = 'docs/settings.md has the shape of each'

export const settingsCheck: Check = {
  name: 'settings',
  title: 'Settings',
  run() {
    readAllSettings()
    const given = sources().filter((source) => source && typeof source === 'object') as Record<string, unknown>[]
    return [
      ...rejected(),
      ...given.flatMap(misspelled),
      ...late(),
      ...offers(),
      ...optionOrder(),
      ...(given.length === 0 ? [none()] : []),
    ]
  },
}

/** What reading the settings has reported: the reports name the field and what it must be. */
function rejected(): Finding[] {
  const lines = page().reported.filter((line) => /^\[rove\] (settings|rove\.[\w.]+|[a-z]+_[a-z_]+): /.test(line))
  const texts = [...document.querySelectorAll('script[data-rove-settings]')].map(({ textContent }) => textContent ?? '')
  const isUnread = (n: number) => lines.some((line) => numberOfUnread(line) === n + 1)
  return [...lines.map((line) => finding(line, texts)), ...wrappedSettings(texts.filter((_, n) => !isUnread(n)))]
}

function finding(line: string, texts: readonly string[]): Finding {
  const number = numberOfUnread(line)
  const shared = {
    severity: 'error' as const,
    // Without received values: they can be a customer's.
    evidence: line.replace('[rove] ', '').replace(/ but received "[^"]*"/g, ' but received another string'),
  }
  return number === undefined
    ? {
        ...shared,
        what: 'A setting is not usable. Its default is used, or a part of it is left out.',
        mend: `Write the named field as the message says: ${shapes}.`,
      }
    : {
        ...shared,
        what: 'Settings cannot be read: their text is not JSON.',
        mend: settingsMend(texts[number - 1] ?? '') ?? `Write the JSON as the message says: ${shapes}.`,
      }
}

/** The number of a script that is not JSON, from 1, in the report about it. */
function numberOfUnread(line: string): number | undefined {
  const [, number] = /^\[rove\] settings: script (\d+) is not JSON/.exec(line) ?? []
  return number === undefined ? undefined : Number(number)
}

function misspelled(source: Readonly<Record<string, unknown>>): Finding[] {
  const below = (prefix: string) =>
    settingSpellings
      .filter((name) => name.startsWith(prefix))
      .map((name) => name.slice(prefix.length).split('.')[0] ?? '')
  const ours = below('rove.')
  const beside = settingSpellings.filter((name) => !name.includes('.'))
  const roots = settingSpellings.map((name) => name.split('.')[0] ?? '')
  const inRove = Object.keys(Object(source.rove)).filter((key) => !ours.includes(key))
  return [
    ...inRove.map((key) => ({
      severity: 'warning' as const,
      what: `rove.${key} is no setting.`,
      evidence: `In ${placeNames[sources().indexOf(source)] ?? placeNames[1]}.`,
      mend: beside.includes(key)
        ? `Write ${key} beside rove, not in it.`
        : nearest(key, ours)
          ? `Write rove.${nearest(key, ours)}.`
          : `Remove it. The settings under rove are: ${ours.join(', ')}.`,
    })),
    ...Object.keys(source)
      .filter((key) => isOurs(source) && !ours.includes(key) && !roots.includes(key) && nearest(key, roots))
      .map((key) => ({
        severity: 'warning' as const,
        what: `${key} is no setting.`,
        mend: `Write ${nearest(key, roots)}.`,
      })),
    ...Object.keys(source)
      .filter((key) => ours.includes(key) && !beside.includes(key) && isOurs(source))
      .map((key) => ({
        severity: 'warning' as const,
        what: `${key} stands beside rove, where it is not read.`,
        mend: `Write it into rove: { "rove": { "${key}": … } }.`,
      })),
  ]
}

/** Offers of the membership and prices have different defaults (LOAD-06). */
function offers(): Finding[] {
  const offered = readOfferedDiscount()
  const { memberDiscount } = readMemberTerms()
  if (offered === memberDiscount || !document.querySelector('rove-checkout, rove-membership-renewal')) return []
  return [
    {
      severity: 'warning',
      what: 'Offers of the membership state another discount than prices have.',
      evidence: `${offered} in offers, ${memberDiscount} in prices, because memberDiscount is absent.`,
      mend: 'Write memberDiscount: both have it then.',
    },
  ]
}

/** Whether only our settings are in it: Drupal's settings are those of all modules. */
const isOurs = (source: object): boolean => ![...sources()].slice(-2).includes(source)

function late(): Finding[] {
  const first = document.querySelector('[data-rove-state]')
  const scripts = [...document.querySelectorAll('[data-rove-settings]')]
  if (!first || !scripts.some((script) => first.compareDocumentPosition(script) & Node.DOCUMENT_POSITION_FOLLOWING))
    return []
  return [
    {
      severity: 'warning',
      what: 'Settings come after the first tag. An element that starts before they arrive uses the defaults.',
      evidence: `<${first.localName}> comes before data-rove-settings.`,
      mend: 'Write the settings into the head, before the script.',
    },
  ]
}

function none(): Finding {
  return {
    severity: 'note',
    what: 'The page has no settings.',
    mend: `Write at least rove.country and rove.locale: ${shapes}.`,
  }
}
