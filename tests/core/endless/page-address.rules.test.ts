import { expect, it } from 'vitest'
import { advancePage, pagePath, readPagePath, withParameterOf } from '../../../core/endless/page-address.rules'

it('LIST-05 the path of the next page increments a page segment', () => {
  expect(readPagePath('/ar/furniture/sofas/page/9')).toEqual({ list: '/ar/furniture/sofas', page: 9 })
  expect(readPagePath('/sofas/page/2/')).toEqual({ list: '/sofas', page: 2 })
  for (const path of ['/sofas', '/page/x', '/sofas/page/2/items', '/sofas/page/9999999'])
    expect(readPagePath(path)).toBeUndefined()
  expect(pagePath({ list: '/sofas', page: 10 })).toBe('/sofas/page/10')
  expect(pagePath({ list: '/sofas', page: 1 })).toBe('/sofas')
})

it.each([
  ['https://shop.test/journal/page/2', 'https://shop.test/journal/page/3'],
  ['https://shop.test/journal/page/9?sort=oldest', 'https://shop.test/journal/page/10?sort=oldest'],
  ['https://shop.test/journal?page=1&sort=oldest', 'https://shop.test/journal?page=2&sort=oldest'],
  ['https://shop.test/journal?sort=oldest&page=19', 'https://shop.test/journal?sort=oldest&page=20'],
])('BLOG-01 the page number in the address %s advances by one', (href, after) => {
  expect(advancePage(href)).toBe(after)
})

it.each(['https://shop.test/journal', 'https://shop.test/page/about', 'https://shop.test/journal?pages=2'])(
  'BLOG-01 the address %s has no page number',
  (href) => {
    expect(advancePage(href)).toBeUndefined()
  },
)

it('VIDEO-01 the address of a page has what is open now, not what was open before', () => {
  const now = 'https://shop.test/videos/page/2?as=guest&video=sofa'
  expect(withParameterOf(now, '/videos/page/3?sort=new', 'video')).toBe(
    'https://shop.test/videos/page/3?sort=new&video=sofa',
  )
  expect(withParameterOf('https://shop.test/videos', '/videos?video=sofa', 'video')).toBe('https://shop.test/videos')
})
