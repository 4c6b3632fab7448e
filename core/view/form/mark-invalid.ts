/** Marks on the controls of forms in the page: for assistive technology, and Drupal’s class for themes (CHK-07). */
import { forget, note } from '../../base/page/traces'

/** The class that themes style on a control whose value is not valid. */
export const errorClass = 'error'

/**
 * Says that a control is invalid and why, or that it no longer is. Its other descriptions stay.
 *
 * @param id the id of the message
 */
export function markInvalid(node: HTMLElement, id: string, isInvalid: boolean): void {
  const others = (node.getAttribute('aria-describedby') ?? '').split(' ').filter((one) => one && one !== id)
  const ids = [...others, ...(isInvalid ? [id] : [])].join(' ')
  ;(isInvalid ? note : forget)(node, 'error', 'aria-invalid', 'aria-describedby')
  node.classList.toggle(errorClass, isInvalid && node.matches('input, select, textarea'))
  // The form is left as it was.
  if (!node.className) node.removeAttribute('class')
  if (isInvalid) node.setAttribute('aria-invalid', 'true')
  else node.removeAttribute('aria-invalid')
  if (ids) node.setAttribute('aria-describedby', ids)
  else node.removeAttribute('aria-describedby')
}
