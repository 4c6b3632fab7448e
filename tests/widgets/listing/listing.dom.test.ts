import { expect, it } from 'vitest'
import { readPages } from '../../../widgets/listing/listing.dom'
import { captureConsole } from '../../core/base/page/console'

const said = captureConsole()

/** A list whose link `next` has this address. */
function readList(next: string) {
  document.body.innerHTML = `<section>
    <div data-rove-listing="grid"><article data-nid="1201"></article></div>
    <a data-rove-listing="next" href="${next}">More</a>
  </section>`
  const money = { currency: 'USD', decimals: 0 } as const
  return readPages(document.querySelector('section') as HTMLElement, { terms: {} as never, money })
}

it('LIST-05 a list is read whose pages are a parameter, as Drupal’s pager writes it', () => {
  const pages = readList('/sofas?colour=green&page=1')
  expect(pages.next()).toMatchObject({ list: '/sofas', page: 2, search: '?colour=green' })
  expect(pages.hrefOf(3)).toBe('/sofas?colour=green&page=2')
})

it('LIST-05 a next link without a page number stays a link, and is reported once', () => {
  for (const _ of [1, 2]) expect(readList('/sofas?from=24').next()).toBeUndefined()
  expect(said()).toEqual([expect.stringMatching(/<rove-listing>: no-page-number .*\/sofas\?from=24/)])
})

it('LIST-05 a list without a grid is reported with the attribute that it lacks', () => {
  document.body.innerHTML = '<section></section>'
  const read = () => readPages(document.querySelector('section') as HTMLElement, {} as never)
  expect(read).toThrow('<rove-listing>: no-grid (no element with data-rove-listing="grid")')
})
