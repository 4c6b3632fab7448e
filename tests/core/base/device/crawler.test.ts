import { expect, it } from 'vitest'
import { crawlerMark, isCrawler } from '../../../../core/base/device/crawler'
import { browsers, crawlers } from './user-agents'

it.each(crawlers)('POP-03 a crawler is recognised: %s', (agent) => {
  expect(isCrawler(agent)).toBe(true)
})

it.each(browsers)('POP-03 a browser is not a crawler: %s', (agent) => {
  expect(isCrawler(agent)).toBe(false)
  expect(crawlerMark(agent)).toBeUndefined()
})

it.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'compatible; Googlebot/2.1'],
  ['Mozilla/5.0 (X11; Linux x86_64; Storebot-Google/1.0) AppleWebKit/537.36', 'Storebot-Google/1.0'],
  ['FeedFetcher-Google; (+http://www.google.com/feedfetcher.html)', 'FeedFetcher-Google'],
  ['Mozilla/5.0 AppleWebKit/537.36 Scope/2.0 (+https://scope.example/info)', '+https://scope.example/info'],
  ['Mozilla/5.0 (Windows NT 6.1) AppleWebKit/534+ BingPreview/1.0b', 'BingPreview/1.0b'],
  ['curl/8.4.0', 'curl/8.4.0'],
])('POP-03 of the user agent %s, the mark of a crawler is %s', (agent, mark) => {
  expect(crawlerMark(agent)).toBe(mark)
})
