import { expect, it } from 'vitest'
import { isScrolled } from '../../../core/lists/endless-list.rules'
import { limits } from '../../../widgets/listing/listing.rules'

it('LIST-02 LIST-05 the next page is wanted at 55 %, in other lists at 65 %', () => {
  const { share } = limits.cards
  expect(isScrolled(share, 549, 1000)).toBe(false)
  expect(isScrolled(share, 550, 1000)).toBe(true)
  expect(isScrolled(limits.html.share, 649, 1000)).toBe(false)
  expect(isScrolled(limits.html.share, 650, 1000)).toBe(true)
  expect(limits.html.most).toBe(5)
  expect(isScrolled(share, 0, -100), 'a page that fits the screen').toBe(true)
})
