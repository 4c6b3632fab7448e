import { beforeEach, expect, it } from 'vitest'
import { findAnsweredList } from '../../../core/lists/answered-list'

const list = (name: string, id = '') =>
  `<ul data-rove-listing="grid" id="${id}"><li>${name}</li></ul><a data-rove-listing="next" href="/${name}/page/3">More</a>`

/** An answer's HTML. */
function answerOf(html: string): HTMLElement {
  const answer = document.createElement('div')
  answer.innerHTML = html
  return answer
}

/** What an answer has for the second of the two lists on the page. */
function foundIn(html: string) {
  const shown = document.querySelectorAll<HTMLElement>('ul')[1] as HTMLElement
  const { grid, next } = findAnsweredList(answerOf(html), shown) ?? {}
  return [grid?.textContent, next?.pathname]
}

beforeEach(() => {
  document.body.innerHTML = list('reviews') + list('journal')
})

it.each([
  ['at the same position', '', list('reviews') + list('journal')],
  ['with the same id, at another position', 'posts', list('journal', 'posts') + list('reviews')],
  ['that is the only one', '', list('journal')],
])('REVIEW-01 BLOG-01 of two lists, one goes on with the list %s', (_, id, answer) => {
  document.querySelectorAll('ul')[1]?.setAttribute('id', id)
  expect(foundIn(answer)).toEqual(['journal', '/journal/page/3'])
})

it('REVIEW-01 BLOG-01 the link of another list does not lead on', () => {
  const last = '<ul data-rove-listing="grid"><li>journal</li></ul>'
  expect(foundIn(list('reviews') + last)).toEqual(['journal', undefined])
})

it('REVIEW-01 BLOG-01 an answer with another list only has none for this one', () => {
  document.querySelectorAll('ul')[1]?.setAttribute('id', 'posts')
  expect(foundIn(list('reviews', 'wall'))).toEqual([undefined, undefined])
})
