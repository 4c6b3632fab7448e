import { expect, it } from 'vitest'
import { addressWith } from '../../../widgets/videos/videos.rules'
import { easeOf } from '../../../widgets/videos/videos-scroll.rules'

it('VIDEO-01 the address names the opened video, and keeps its other parameters', () => {
  const open = addressWith('https://shop.test/videos/page/2?as=guest#top', 'sofa covers')
  expect(open).toBe('https://shop.test/videos/page/2?as=guest&video=sofa+covers#top')
  expect(addressWith(open, 'chair')).toBe('https://shop.test/videos/page/2?as=guest&video=chair#top')
  expect(addressWith(open, undefined)).toBe('https://shop.test/videos/page/2?as=guest#top')
})

it('VIDEO-01 the scrolling begins and ends slowly, and goes no further than its end', () => {
  expect([-1, 0, 0.5, 1, 2].map(easeOf)).toEqual([0, 0, expect.closeTo(0.5), 1, 1])
  expect(easeOf(0.1)).toBeLessThan(0.1)
  expect(easeOf(0.9)).toBeGreaterThan(0.9)
})
