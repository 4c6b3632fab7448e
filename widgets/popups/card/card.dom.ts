/** Prepares a popup's content: sanitises its HTML, and chooses its texts in the page's language. */
import { readMarket } from '../../../core/base/country/country.setting'
import { builtIn } from '../../../core/base/input/built-in'
import { safeUrl } from '../../../core/base/input/safe-url'
import { sanitise } from '../../../core/base/input/sanitise'
import type { Typed } from '../../../core/base/input/typed.rules'
import { shopPath } from '../../../core/base/page/path'
import { isPreview } from '../../../core/base/page/preview'
import { report } from '../../../core/base/report/report'
import { createTextLookup, type TextLookup } from '../../../core/base/texts/texts'
import { pageVisitor } from '../../../core/shop/conditions/visitor.store'
import type { Definition } from '../popups.rules'
import { type RowId, type RowsCode, rowsTexts } from '../rows/rows.texts'
import { showroomOf } from '../rows/rows-showrooms.rules'
import { signUp } from '../signup/signup.calls'
import { signUps } from '../signup/signup.rules'
import { addressField } from '../signup/signup-address.rules'
import { type CardText, cardTexts } from './card.texts'

/** The content of a card. */
export interface Card {
  readonly id: string
  readonly title: string
  /** A card without a title is labelled by its first text; the label is not visible. */
  readonly isTitled: boolean
  /** The text of a built-in popup. */
  readonly text: string
  readonly link: { readonly href: string; readonly linkText: string } | undefined
  readonly html: DocumentFragment | undefined
  /** `ours`, or the marketer's form; `undefined` if it asks for no address, or its HTML contains the form. */
  readonly form: DocumentFragment | 'ours' | undefined
  readonly done: DocumentFragment | undefined
  readonly overlay: DocumentFragment | undefined
  /** The URL of a style sheet. */
  readonly css: string | undefined
  readonly t: TextLookup<CardText>
  /** Messages for the marketer. Each is also reported on the console. */
  readonly notes: readonly string[]
  note(words: string): void
  isValid(email: Typed): boolean
  /** Rejects if the response does not confirm it. A preview sends nothing. */
  signUp(email: Typed): Promise<void>
  /** Called with the card's node when it is shown. */
  callback(card: HTMLElement, close: () => void): void
}

/** Prepares a popup. Rejects with a message for the marketer if nothing is left to show. */
export async function prepareCard({ id, markup }: Definition): Promise<Card> {
  const { language } = readMarket()
  const t = createTextLookup(cardTexts, language)
  const own = wordsOf(id, createTextLookup(rowsTexts, language))
  const notes: string[] = []
  const note = (words: string) => {
    report(`popup ${id}`, words)
    notes.push(words)
  }
  const part = (name: 'html' | 'form' | 'done' | 'overlay') =>
    sanitised(id, markup[name] === true ? '' : `${markup[name] || ''}`, name === 'html', (removed) =>
      note(`${name} is shown without ${removed.join(', ')}`),
    )
  const [html, form, done, overlay] = await Promise.all([part('html'), part('form'), part('done'), part('overlay')])
  const isValid = signUps[markup.signUp]
  const css = safeUrl(markup.css)
  if (markup.css && !css) note('css is no URL of a style sheet, it is left out')
  if (markup.form && markup.form !== true && !asksIn(form))
    note('form has no field of the type or the name email: our form replaces it')
  for (const one of html?.querySelectorAll<HTMLFormElement>('form:not([action])') ?? [])
    if (!builtIn(one).querySelector(addressField))
      note('a form in its html has neither an action nor a field of the type or the name email: it cannot be submitted')
  const title = markup.title || own?.title
  const emailForm = asksIn(form) ? form : (markup.form || markup.list) && !asksIn(html) ? 'ours' : undefined
  if (!title && !html && !overlay && !emailForm) throw new TypeError('nothing is left to show')
  return {
    id,
    title: title || html?.textContent?.trim().slice(0, 80) || t('title'),
    isTitled: !!title,
    text: html ? '' : (own?.text ?? ''),
    link: html ? undefined : own?.link,
    html,
    form: emailForm,
    done,
    overlay,
    css,
    t,
    notes,
    note,
    isValid,
    async signUp(email) {
      if (!isPreview()) await signUp({ kind: markup.signUp, email, list: markup.list, list2: markup.list2 })
    },
    callback: callbackOf(id, markup.callback),
  }
}

/** Whether it has a form that asks for an address. */
const asksIn = (fragment: DocumentFragment | undefined) => !!fragment?.querySelector(addressField)

/** Sanitises HTML; `undefined` if there is none. Reports if the page's Trusted Types policy forbids it. */
async function sanitised(
  id: string,
  html: string,
  withActions: boolean,
  publish: (removed: readonly string[]) => void,
): Promise<DocumentFragment | undefined> {
  if (!html) return undefined
  let removed: readonly string[] = []
  const cleaned = await sanitise(html, `popup ${id}`, withActions, (names) => {
    removed = names
  }).catch((failure: unknown) => {
    report(`popup ${id}`, failure)
    return undefined
  })
  if (!cleaned) return undefined
  if (isEmpty(cleaned))
    throw new TypeError(`nothing is left of its HTML once it is cleaned: ${html.trim().slice(0, 60)}`)
  if (removed.length > 0) publish(removed)
  return cleaned
}

const isEmpty = (fragment: DocumentFragment) =>
  !fragment.textContent?.trim() && !fragment.querySelector('img,video,audio,input')

/** The text of a built-in popup. */
function wordsOf(id: string, t: TextLookup<RowsCode>) {
  if (!Object.hasOwn(rowsTexts.en, `${id}Text`)) return undefined
  const row = id as RowId
  const showroom = row === 'showroom' ? nearShowroom() : undefined
  return {
    title: t(row),
    text: t(`${row}Text`, { name: showroom?.name ?? '' }),
    link: showroom && { href: shopPath() + showroom.path.slice(1), linkText: t('showroomLink') },
  }
}

/** The showroom near the visitor. */
function nearShowroom() {
  const [visitors, leave] = pageVisitor()
  const { city } = visitors.get()
  leave()
  return showroomOf(city)
}

/** The callback, from `window.roveSettings` only: JSON contains no functions, and a function's name is not resolved. */
function callbackOf(id: string, callback: unknown): Card['callback'] {
  if (typeof callback === 'function') return (card, close) => void callback({ id, card, close })
  if (callback) report(`popup ${id}`, 'callback is no function, it is left out')
  return () => {}
}
