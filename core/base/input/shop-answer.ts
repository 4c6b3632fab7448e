/** What a dialog shows of the shop's server: a fragment, or of a whole page the part that belongs in a dialog. */
import { RoveError } from '../report/errors'
import { builtIn } from './built-in'
import { sanitise } from './sanitise'
import { isPage, shopMarkup } from './shop-markup'

/** The content of a page, as Drupal's and other themes mark it. */
const content = 'main,[role=main],#content'
/** What a server says of a form that it was sent. */
const messages = '.messages,[role=alert],[role=status]'
/** Around the content, and its title: the dialog has one. Drupal 10 gives its messages a role of what is around. */
const around =
  'h1,header,nav,footer,aside,.tabs,.breadcrumb,.skip-link,[role=banner],[role=navigation],[role=complementary],[role=contentinfo]:not(.messages)'

/**
 * The form that a server was asked for, sanitised: a fragment, or the content of a whole page that has a form.
 *
 * Rejects as `shopMarkup` does; a page without a form, for instance of a shop that is closed, is `not-html`.
 *
 * @param where which call answered: named in errors
 */
export async function shopForm(where: string, html: string): Promise<DocumentFragment> {
  if (!isPage(html)) return shopMarkup(where, html)
  const { page, main } = await readPage(where, html)
  if (!main.querySelector('form')) throw new RoveError('not-html', where, { cause: 'a whole page without a form' })
  return inDialog([...messagesIn(page, main), main])
}

/**
 * What a server answers to a form that it was sent, sanitised: a fragment; or of a whole page the messages, and the
 * content where it has the same form again or no messages stand on the page. Some themes write them into the content.
 *
 * Rejects as `shopMarkup` does; a page of which nothing is left is `not-html`.
 *
 * @param sent the form
 */
export async function shopAnswer(where: string, html: string, sent: HTMLFormElement): Promise<DocumentFragment> {
  if (!isPage(html)) return shopMarkup(where, html)
  const { page, main } = await readPage(where, html)
  const before = messagesIn(page, main)
  const said = [...before, ...[...main.querySelectorAll(messages)].filter(hasText)]
  const asksAgain = [...main.querySelectorAll('form')].some((form) => nameOf(form) === nameOf(sent))
  const answer = inDialog(said.length === 0 || asksAgain ? [...before, main] : said)
  if (!hasText(answer)) throw new RoveError('not-html', where, { cause: 'a whole page without content' })
  return answer
}

/** A page of Drupal names each form by a hidden field; other servers name it by its address. */
function nameOf(form: HTMLFormElement): string {
  const own = builtIn(form)
  return own.querySelector<HTMLInputElement>('input[name=form_id]')?.value ?? own.getAttribute('action') ?? ''
}

async function readPage(where: string, html: string): Promise<{ page: DocumentFragment; main: Element }> {
  const page = await sanitise(html, where)
  // Some themes write them into their header.
  for (const one of page.querySelectorAll('.messages')) if (one.closest(around)) page.prepend(one)
  for (const part of page.querySelectorAll(around)) part.remove()
  const found = page.querySelector(content)
  if (found) return { page, main: found }
  const main = document.createElement('div')
  main.append(...page.childNodes)
  page.append(main)
  return { page, main }
}

/** The messages outside of the content. */
const messagesIn = (page: DocumentFragment, main: Element): Element[] =>
  [...page.querySelectorAll(messages)].filter((one) => !main.contains(one) && hasText(one))

const hasText = ({ textContent }: Node) => !!textContent?.trim()

/** The children of the content, because a page has only one. */
function inDialog(parts: readonly Element[]): DocumentFragment {
  const fragment = document.createDocumentFragment()
  for (const part of parts) fragment.append(...(part.matches(content) ? part.childNodes : [part]))
  return fragment
}
