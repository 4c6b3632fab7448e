import { expect, it } from 'vitest'
import { advancePage, pageAddress, readPageAddress, withParameterOf } from '../../../core/lists/page-address.rules'

const shop = 'https://shop.test'

it.each([
  ['/ar/furniture/sofas/page/9', { list: '/ar/furniture/sofas', page: 9, search: '', isParameter: false }],
  ['/sofas/page/2/?sort=new', { list: '/sofas', page: 2, search: '?sort=new', isParameter: false }],
  ['/sofas?page=1', { list: '/sofas', page: 2, search: '', isParameter: true }],
  [
    '/sofas?colour=a%2Bb&page=4&colour=c',
    { list: '/sofas', page: 5, search: '?colour=a%2Bb&colour=c', isParameter: true },
  ],
])('LIST-05 the address %s has a page number', (path, address) => {
  expect(readPageAddress(shop + path)).toEqual(address)
})

it.each(['/sofas', '/page/x', '/sofas/page/2/items', '/sofas/page/9999999', '/sofas?pages=2', '/sofas?page=0,1'])(
  'LIST-05 the address %s has no page number',
  (path) => {
    expect(readPageAddress(shop + path)).toBeUndefined()
    expect(advancePage(shop + path)).toBeUndefined()
  },
)

it.each([
  ['/sofas/page/2?sort=new', '/sofas?sort=new', '/sofas/page/10?sort=new'],
  ['/sofas?page=1', '/sofas', '/sofas?page=9'],
  ['/sofas?page=1&sort=new', '/sofas?sort=new', '/sofas?sort=new&page=9'],
])('LIST-05 the list of %s has addresses for its other pages', (path, first, tenth) => {
  const address = readPageAddress(shop + path)
  expect(address && pageAddress({ ...address, page: 1 })).toBe(first)
  expect(address && pageAddress({ ...address, page: 10 })).toBe(tenth)
})

it.each([
  ['/journal/page/9?sort=oldest', '/journal/page/10?sort=oldest'],
  ['/journal?page=1&sort=oldest', '/journal?sort=oldest&page=2'],
  ['/journal?sort=oldest&page=19', '/journal?sort=oldest&page=20'],
])('BLOG-01 the page number in the address %s advances by one', (path, after) => {
  expect(advancePage(shop + path)).toBe(shop + after)
})

it('VIDEO-01 the address of a page has what is open now, not what was open before', () => {
  const now = 'https://shop.test/videos/page/2?as=guest&video=sofa'
  expect(withParameterOf(now, '/videos/page/3?sort=new', 'video')).toBe(
    'https://shop.test/videos/page/3?sort=new&video=sofa',
  )
  expect(withParameterOf('https://shop.test/videos', '/videos?video=sofa', 'video')).toBe('https://shop.test/videos')
})
