/** The numbers of the pages, as the CMS writes them below a list: the one of the page on the screen is the current one (LIST-02). */
import { note } from '../base/page/traces'
import { readPageAddress } from './page-address.rules'

/** The classes of a current item: of Drupal 7, of later Drupals, and of WordPress. */
const currentClasses = ['pager-current', 'is-active', 'current']

/** A link of a number, and what has the class of a current one: the link itself, or the item of the list around it. */
const itemOf = (link: Element): Element => link.closest('li') ?? link

/**
 * Marks the number of this page as the current one. The number of the page that the server has rendered is no link; it
 * loses its mark.
 *
 * @param next the link to the next page, in the same pager
 */
export function showInPager(next: Element | undefined, page: number): void {
  const pager = next?.closest('ul,ol,nav,.pager,.pagination')
  if (!pager) return
  // Later Drupals write “Page 2”, with the word for screen readers only.
  const numbers = [...pager.querySelectorAll('a')].filter(({ textContent }) => /\d\s*$/.test(textContent ?? ''))
  const served = [...pager.querySelectorAll(currentClasses.map((name) => `.${name}`).join())]
  const [name] = currentClasses.filter((one) => served.some(({ classList }) => classList.contains(one)))
  for (const one of [...served, ...pager.querySelectorAll('[aria-current]')]) {
    note(one, 'class', 'aria-current').removeAttribute('aria-current')
    if (name) one.classList.remove(name)
  }
  const current =
    numbers.find((link) => readPageAddress(link.href)?.page === page) ??
    served.find(({ textContent }) => Number(textContent) === page)
  if (!current) return
  note(current, 'aria-current').setAttribute('aria-current', 'page')
  note(itemOf(current), 'class').classList.add(name ?? (currentClasses[0] as string))
}
