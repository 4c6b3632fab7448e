/** The tags of the page: their names, attributes, content and states. */
import { nearest } from '../../core/base/input/nearest'
import { page } from '../../core/base/state/page'
import { asleepFindings } from './asleep'
import { countdownEnds } from './countdown-ends'
import type { Check, Finding, KnownTags } from './finding'
import { brokenTags } from './text-filters'

/** What to do about each `data-rove-reason`. */
const mends: Readonly<Record<string, string>> = {
  'code-not-loaded': 'See the findings about the script and the policy; the Network panel shows which file failed.',
  timeout: 'The call it waits for takes too long: see the calls below.',
  'no-shadow': 'Remove what forbids shadow roots, for instance an old polyfill.',
  prototypes: 'Remove the script that changes Object.prototype.',
  error: 'The console has the details.',
  crawler: 'Nothing, unless visitors use this browser: see the finding about it below.',
  'wrong-shape': 'An answer has another shape than the contract: see the calls below.',
}

export const tagsCheck: Check = {
  name: 'tags',
  title: 'Tags',
  run: ({ tags, asleep }) => {
    const elements = [...document.querySelectorAll<HTMLElement>('*')].filter(({ localName }) =>
      localName.startsWith('rove-'),
    )
    if (elements.length === 0)
      return [
        {
          severity: 'warning',
          what: 'The page has no tag of ours.',
          mend: 'Put one into the page: <rove-love nid="1201">. README, “The widgets”, lists them.',
        },
      ]
    return [
      ...unknownTags(elements, tags),
      ...unknownAttributes(elements, tags),
      ...repeatedTags(elements),
      ...emptyTags(elements),
      ...brokenTags(elements),
      ...asleepFindings(asleep),
      ...countdownEnds(),
      ...fallbacks(elements),
      ...otherReports(),
    ]
  },
}

const nameOf = ({ localName }: Element) => localName.slice('rove-'.length)

function unknownTags(elements: readonly Element[], { names }: KnownTags): Finding[] {
  return [...new Set(elements.map(nameOf))]
    .filter((name) => !names.includes(name))
    .map((name) => {
      const meant = nearest(name, names)
      return {
        severity: 'error',
        what: `<rove-${name}> is no element.`,
        mend: meant ? `Write <rove-${meant}>.` : 'README, “The widgets”, lists the elements.',
      }
    })
}

function unknownAttributes(elements: readonly Element[], { attributes }: KnownTags): Finding[] {
  const common = /^(load|id|class|style|slot|lang|dir|hidden|title|part|inert|tabindex|role|(data|aria)-.*)$/
  const found = new Set(
    elements.flatMap((element) =>
      element
        .getAttributeNames()
        .filter((name) => !common.test(name) && !attributes[nameOf(element)]?.includes(name))
        .map((name) => `${element.localName} ${name} ${neededBy(element) ?? ''}`),
    ),
  )
  return [...found].map((row) => {
    const [tag = '', name = '', needed = ''] = row.split(' ')
    const known = attributes[tag.slice('rove-'.length)] ?? []
    const meant = nearest(name, known) ?? (known.includes(needed) ? needed : undefined)
    return {
      severity: 'warning',
      what: `<${tag}> has no attribute ${name}.`,
      mend: meant
        ? `Write ${meant} in place of ${name}.`
        : `Remove it. Its attributes are: ${['load', ...known].join(', ')}.`,
    }
  })
}

/** Elements of which a second one does nothing. All others that a page has once would do the same work twice. */
const idleTwice = /^(chat|countdown|page|popups)$/

function repeatedTags(elements: readonly Element[]): Finding[] {
  // A countdown with text of its own is no bar, of which a page has one.
  const counted = elements.filter((element) => nameOf(element) !== 'countdown' || isEmpty(element))
  return __ROVE_ONCE__
    .map((name) => [name, counted.filter((element) => nameOf(element) === name).length] as const)
    .filter(([, count]) => count > 1)
    .map(([name, count]) => ({
      severity: 'warning',
      what: `The page has ${count} ${name === 'countdown' ? 'empty ' : ''}<rove-${name}>. ${idleTwice.test(name) ? 'Only the first one works.' : 'They would do the same work twice.'}`,
      mend: name === 'countdown' ? 'Keep one of them, or write text into the others.' : 'Keep one of them.',
    }))
}

const isEmpty = (element: Element) => element.childElementCount === 0 && !element.textContent?.trim()

function emptyTags(elements: readonly Element[]): Finding[] {
  const empty = elements.filter((element) => !__ROVE_MAY_BE_EMPTY__.includes(nameOf(element)) && isEmpty(element))
  return [...new Set(empty.map(({ localName }) => localName))].map((tag) => ({
    severity: 'warning',
    what: `<${tag}> has no HTML of the server: visitors see nothing until it is ready, and if its code fails.`,
    mend: 'Render the server’s own form, price or list inside the tag.',
  }))
}

/** What elements have said on the console that no other finding says: settings, missing attributes and calls have their own. */
function otherReports(): Finding[] {
  const isSaid =
    /^\[rove\] (settings|rove\.[\w.]+|[a-z]+_[a-z_]+|prices|<[\w-]+>): |^\[rove\] [\w.-]+: (status-|timeout|network|aborted|wrong-shape)/
  return page()
    .reported.filter((line) => !isSaid.test(line))
    .map((line) => ({
      severity: 'warning',
      what: 'An element has reported a mistake.',
      // Without received values: they can be a customer's.
      evidence: line.replace('[rove] ', '').replace(/ but received "[^"]*"/g, ' but received another string'),
      mend: 'The message names what is wrong; the README of the element has the right form.',
    }))
}

/** What an element waits for: an attribute, or something in the page. */
function neededBy(element: Element): string | undefined {
  return /^needs-(.+)$/.exec((element as HTMLElement).dataset.roveReason ?? '')?.[1]
}

function fallbacks(elements: readonly HTMLElement[]): Finding[] {
  return (
    elements
      // A countdown without an end has a finding of its own.
      .filter(({ dataset }) => dataset.roveState === 'fallback' && dataset.roveReason !== 'needs-end')
      .map((element) => {
        const { roveReason: reason = '' } = element.dataset
        const attribute = neededBy(element)
        return {
          severity: reason === 'crawler' ? 'note' : 'error',
          what: `<${element.localName}> shows the server’s HTML.`,
          evidence: `data-rove-reason="${reason}"`,
          mend: attribute
            ? `Give it what it needs: ${attribute}. Its README says where.`
            : (mends[reason] ?? 'Its README says what the reason means.'),
        }
      })
  )
}
