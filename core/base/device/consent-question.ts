/** Finds a question about cookies that a consent manager, or the shop itself, shows on the page. */
import { builtIn } from '../input/built-in'
import { signOfQuestion, smallestQuestion } from './consent-question.rules'
import { drawnParent } from './drawn-parent'
import { isRendered } from './visibility'

/** A question about cookies. */
export interface ConsentQuestion {
  readonly box: Element
  /** What tells that it is one: a part of its names or its text. */
  readonly sign: string
}

/** What a question is answered with. A consent manager can show its own in a frame. */
const answers =
  'button,[role=button],input[type=button],input[type=submit],a[class*="btn" i],a[class*="button" i],iframe'
/** Consent managers that may have a shadow root, where they are not at the end of the body. */
const named = '[id*="consent" i],[id*="cookie" i],[id*="usercentrics" i],[id*="cmp" i]'

/**
 * The question, if one is on the screen: in a box that is fixed, sticky, a dialog or named as one, with something to
 * press. It is also found in an open shadow root, and behind a modal dialog. Our own elements and panels do not count.
 */
export function consentQuestion(): ConsentQuestion | undefined {
  const seen = new Set<Element>()
  for (const root of [document, ...shadowRoots()])
    for (const answer of root.querySelectorAll(answers)) {
      const found = isOnScreen(answer) ? questionAround(answer, seen) : undefined
      if (found) return found
    }
  return undefined
}

/** A box for a developer: `div#bar.cookie-bar`. */
export function selectorOf(box: Element): string {
  const { localName, id, classList } = builtIn(box)
  return [localName, id && `#${id}`, ...[...classList].map((name) => `.${name}`)].join('')
}

function shadowRoots(): ShadowRoot[] {
  return [...document.body.children, ...document.querySelectorAll(named)].flatMap((found) => {
    const host = builtIn(found)
    const isPanel = host.getAttributeNames().some((name) => name.startsWith('data-rove-'))
    return (!isPanel && !isOurs(found) && host.shadowRoot) || []
  })
}

const isOurs = (element: Element) => builtIn(element).localName.startsWith('rove-')

function isOnScreen(element: Element): boolean {
  const { width, height } = sizeOnScreen(element)
  return width > 0 && height > 0 && isRendered(element)
}

/** How much of a box is on the screen, in pixels; 0 or less beside it. */
function sizeOnScreen(element: Element): { readonly width: number; readonly height: number } {
  const { top, right, bottom, left } = builtIn(element).getBoundingClientRect()
  return {
    width: Math.min(right, innerWidth) - Math.max(left, 0),
    height: Math.min(bottom, innerHeight) - Math.max(top, 0),
  }
}

/** The innermost box around an answer that asks; none in an element of ours. @param seen boxes that do not ask */
function questionAround(answer: Element, seen: Set<Element>): ConsentQuestion | undefined {
  const around: Element[] = []
  for (let at: Element | null = answer; at && at !== document.body; at = drawnParent(at)) {
    if (isOurs(at) || (at !== answer && getComputedStyle(at).opacity === '0')) return undefined
    around.push(at)
  }
  for (const box of around) {
    if (seen.has(box)) return undefined
    seen.add(box)
    const sign = signOf(box)
    if (sign) return { box, sign }
  }
  return undefined
}

const isOver = (element: Element): boolean =>
  /fixed|sticky/.test(getComputedStyle(element).position) ||
  builtIn(element).matches('dialog,[role=dialog],[role=alertdialog]')

function signOf(found: Element): string | undefined {
  const box = builtIn(found as HTMLElement)
  const { width, height } = sizeOnScreen(found)
  if (width < smallestQuestion.width || height < smallestQuestion.height) return undefined
  const names = ['id', 'class', 'aria-label', 'title'].map((name) => box.getAttribute(name)).join(' ')
  const lies = isOver(found)
  // Most boxes of the page are neither.
  if (!lies && !signOfQuestion({ names, text: '', answers: 'Accept', isOver: false })) return undefined
  const content = box.shadowRoot ?? box
  // The whole page can be in a fixed box, and its header is often a sticky one.
  if (content.querySelector('main,nav')) return undefined
  const pressed = [...content.querySelectorAll<HTMLElement>(answers)]
  return signOfQuestion({
    names,
    text: box.innerText || content.textContent || '',
    answers: pressed.map((button) => button.textContent || (button as Partial<HTMLInputElement>).value).join(' '),
    isOver: lies,
  })
}
