import { expect, it } from 'vitest'
import { nextLinkOf } from '../../../core/lists/list-part'
import { showInPager } from '../../../core/lists/numbered-pager'

/** The pagers of the systems, on the first of three pages, each with what its current items have. */
const pagers: [string, string, (pager: Element) => (string | null)[]][] = [
  [
    'Drupal 7',
    `<ul class="pager"><li class="pager-current first">1</li><li class="pager-item"><a href="/sofas?page=1">2</a></li>
<li class="pager-item"><a href="/sofas?page=2">3</a></li><li class="pager-next"><a href="/sofas?page=1">next ›</a></li>
<li class="pager-last last"><a href="/sofas?page=2">last »</a></li></ul>`,
    (pager) => [...pager.querySelectorAll('.pager-current')].map(({ textContent }) => textContent),
  ],
  [
    'Drupal 10',
    `<nav class="pager" role="navigation"><ul class="pager__items js-pager__items"><li class="pager__item is-active"><a href="?page=0" aria-current="page">
<span class="visually-hidden">Page</span> 1</a></li><li class="pager__item"><a href="?page=1"><span class="visually-hidden">Page</span> 2</a></li>
<li class="pager__item"><a href="?page=2"><span class="visually-hidden">Page</span> 3</a></li>
<li class="pager__item pager__item--next"><a href="?page=1" rel="next"><span class="visually-hidden">Next page</span>››</a></li></ul></nav>`,
    (pager) => [...pager.querySelectorAll('.is-active')].map(({ textContent }) => textContent?.trim().slice(-1) ?? ''),
  ],
  [
    'WordPress',
    `<nav class="navigation pagination"><span class="page-numbers current" aria-current="page">1</span>
<a class="page-numbers" href="/blog/page/2/">2</a><a class="page-numbers" href="/blog/page/3/">3</a>
<a class="next page-numbers" href="/blog/page/2/">Next</a></nav>`,
    (pager) => [...pager.querySelectorAll('.current')].map(({ textContent }) => textContent),
  ],
  [
    'a theme with rel',
    `<nav><a aria-current="page" href="/blog">1</a> <a href="/blog/page/2">2</a> <a href="/blog/page/3">3</a>
<a rel="next" href="/blog/page/2">More</a></nav>`,
    (pager) => [...pager.querySelectorAll('[aria-current=page]')].map(({ textContent }) => textContent),
  ],
]

it.each(pagers)('LIST-02 the pager of %s leads on, and marks the page on the screen', (_, html, currentIn) => {
  const list = document.createElement('div')
  list.innerHTML = `<ul data-rove-listing="grid"></ul>${html}`
  const next = nextLinkOf(list)
  expect(next?.getAttribute('href')).toMatch(/page[/=]/)
  showInPager(next, 3)
  expect(currentIn(list)).toEqual(['3'])
  expect(
    [...list.querySelectorAll('[aria-current=page]')].map(({ textContent }) => textContent?.trim().slice(-1)),
  ).toEqual(['3'])
  showInPager(next, 2)
  expect(currentIn(list)).toEqual(['2'])
  // A number that the pager leaves out.
  showInPager(next, 9)
  expect(currentIn(list)).toEqual([])
})

it('LIST-02 the server’s own mark wins over a pager', () => {
  const list = document.createElement('div')
  list.innerHTML =
    '<a rel="next" href="/blog/page/2">Next post</a><a data-rove-listing="next" href="/sofas/page/2">More</a>'
  expect(nextLinkOf(list)?.getAttribute('href')).toBe('/sofas/page/2')
})
