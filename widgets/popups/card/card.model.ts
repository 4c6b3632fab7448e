/** A popup made ready to be shown: its parts cleaned of all that runs, its words in the page's language. */
import { readPlace } from '../../../core/host/place'
import { basePath } from '../../../core/host/settings/page'
import { readSetting } from '../../../core/host/settings/read-setting'
import { isRehearsal } from '../../../core/rehearsal'
import { report } from '../../../core/report'
import { safeUrl } from '../../../core/safe-url'
import { sanitise } from '../../../core/sanitise'
import { createSay, type Say } from '../../../core/texts'
import { pageVisitor } from '../../../core/visitor'
import type { Definition } from '../popups.rules'
import { addressField } from '../popups-address.rules'
import { type RowId, type RowsCode, rowsTexts } from '../rows/rows.texts'
import { showroomOf } from '../rows/rows-showrooms.rules'
import { signUp } from '../signup/signup.model'
import { signUps } from '../signup/signup.rules'
import { type CardText, cardTexts } from './card.texts'

/** What a card is made of. */
export interface Card {
  readonly id: string
  readonly title: string
  /** Without a title of its own a card is named by what it begins with, and the name is not shown. */
  readonly isTitled: boolean
  /** What a built-in row says. */
  readonly text: string
  readonly link: { readonly href: string; readonly words: string } | undefined
  readonly html: DocumentFragment | undefined
  /** `ours`, or the marketer's; nothing where it asks for nothing, or asks in its HTML. */
  readonly form: DocumentFragment | 'ours' | undefined
  readonly done: DocumentFragment | undefined
  readonly overlay: DocumentFragment | undefined
  /** A style sheet's address. */
  readonly css: string | undefined
  /** See `signUps`. */
  readonly buttonWaits: boolean
  readonly say: Say<CardText>
  /** What a marketer is to know of it, each said on the console too. */
  readonly notes: readonly string[]
  note(words: string): void
  isValid(email: string): boolean
  /** Rejects where nobody said that it is done. In a rehearsal nothing is sent. */
  signUp(email: string): Promise<void>
  /** What the page does with the card once it is there. */
  callback(card: HTMLElement, close: () => void): void
}

/** Makes a popup ready. Rejects in words where nothing is left of what it has to show. */
export async function prepareCard({ id, markup }: Definition): Promise<Card> {
  const { language } = readPlace()
  const say = createSay(cardTexts, language)
  const own = wordsOf(id, createSay(rowsTexts, language))
  const notes: string[] = []
  const note = (words: string) => {
    report(`popup ${id}`, words)
    notes.push(words)
  }
  const part = (name: 'html' | 'form' | 'done' | 'overlay') =>
    safe(id, markup[name] === true ? '' : `${markup[name] || ''}`, name === 'html', (removed) =>
      note(`${name} is shown without ${removed.join(', ')}`),
    )
  const [html, form, done, overlay] = await Promise.all([part('html'), part('form'), part('done'), part('overlay')])
  const { isValid, buttonWaits } = signUps[markup.signUp]
  const css = safeUrl(markup.css)
  if (markup.css && !css) note('css is no address of a style sheet, it is left out')
  if (markup.form && markup.form !== true && !asksIn(form))
    note('form has no field of the type or the name email: ours is in its place')
  for (const one of html?.querySelectorAll('form:not([action])') ?? [])
    if (!one.querySelector(addressField))
      note('a form of its html says no action and has no field of the type or the name email: it cannot be sent')
  const title = markup.title || own?.title
  const asking = asksIn(form) ? form : (markup.form || markup.list) && !asksIn(html) ? 'ours' : undefined
  if (!title && !html && !overlay && !asking) throw new TypeError('nothing is left to show')
  return {
    id,
    title: title || html?.textContent?.trim().slice(0, 80) || say('title'),
    isTitled: !!title,
    text: html ? '' : (own?.text ?? ''),
    link: html ? undefined : own?.link,
    html,
    form: asking,
    done,
    overlay,
    css,
    buttonWaits,
    say,
    notes,
    note,
    isValid,
    async signUp(email) {
      if (!isRehearsal()) await signUp({ kind: markup.signUp, email, list: markup.list, list2: markup.list2 })
    },
    callback: callbackOf(id, markup.callback),
  }
}

/** Whether it has a form that asks us for an address. */
const asksIn = (fragment: DocumentFragment | undefined) => !!fragment?.querySelector(addressField)

/** Nothing where there is none, and where the page's policy lets no string become markup: that is told. */
async function safe(
  id: string,
  html: string,
  withActions: boolean,
  tell: (removed: readonly string[]) => void,
): Promise<DocumentFragment | undefined> {
  if (!html) return undefined
  let removed: readonly string[] = []
  const cleaned = await sanitise(html, withActions, (names) => {
    removed = names
  }).catch((failure: unknown) => {
    report(`popup ${id}`, failure)
    return undefined
  })
  if (!cleaned) return undefined
  keepOwnForms(id, cleaned)
  if (isEmpty(cleaned))
    throw new TypeError(`nothing is left of its HTML once it is cleaned: ${html.trim().slice(0, 60)}`)
  if (removed.length > 0) tell(removed)
  return cleaned
}

/** What is decided here of a form counts: before, its text alone could be judged (`popups-address.rules`). */
function keepOwnForms(id: string, fragment: DocumentFragment): void {
  for (const form of fragment.querySelectorAll('form[action]')) {
    const action = (form.getAttribute('action') ?? '').trim()
    // A place on the page is no way to go: such a form is ours to send.
    if (action.startsWith('#')) form.removeAttribute('action')
    else if (!isOwn(action)) {
      form.remove()
      report(`popup ${id}`, 'a form of its HTML goes to another site, it is left out')
    }
  }
}

/** A form of the page's own may go to the shop, and nowhere else. */
const isOwn = (action: string) => new URL(safeUrl(action || '?') ?? 'about:blank').origin === location.origin

const isEmpty = (fragment: DocumentFragment) =>
  !fragment.textContent?.trim() && !fragment.querySelector('img,video,audio,input')

/** What a built-in row says. */
function wordsOf(id: string, say: Say<RowsCode>) {
  if (!Object.hasOwn(rowsTexts.en, `${id}Text`)) return undefined
  const row = id as RowId
  const showroom = row === 'showroom' ? nearShowroom() : undefined
  return {
    title: say(row),
    text: say(`${row}Text`, { name: showroom?.name ?? '' }),
    link: showroom && { href: readSetting(basePath) + showroom.path.slice(1), words: say('showroomLink') },
  }
}

/** The showroom where the visitor is. */
function nearShowroom() {
  const [visitors, leave] = pageVisitor()
  const { city } = visitors.get()
  leave()
  return showroomOf(city)
}

/** From `window.roveSettings` alone: no JSON holds a function, and a name of one is not looked up. */
function callbackOf(id: string, callback: unknown): Card['callback'] {
  if (typeof callback === 'function') return (card, close) => void callback({ id, card, close })
  if (callback) report(`popup ${id}`, 'callback is no function, it is left out')
  return () => {}
}
