import { beforeAll, expect, it } from 'vitest'
import { openShop, type Shop, visit } from './visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

/** The reviews of a page, as HTML. */
const reviewsIn = (page: string) => page.match(/<li[^>]* id="review-\d+"[\s\S]*?<\/li>(?=<li|<\/ul>)/g) ?? []

it('REVIEW-02 a review has its name, text, rating, title, date and products, on each page', async () => {
  const guest = visit(shop)
  const pages = [await guest.read('/reviews?country=US&as=guest'), await guest.read('/reviews/page/2')]
  const all = pages.flatMap(reviewsIn)
  expect(all).toHaveLength(12)
  for (const review of all) {
    expect(review).toMatch(/review__author">[^<]+ \p{L}\.</u)
    expect(review).toMatch(/review__text"[^>]*>[^<]/)
    expect(review.replace(/<[^>]*>/g, '')).toMatch(/[★☆]{5} ?[1-5] out of 5/)
    expect(review).toMatch(/review__title"[^>]*><a href="\/reviews\/\d+"/)
    expect(review).toMatch(/datetime="\d{4}-\d\d-\d\d"/)
    expect(review).toMatch(/review__products[\s\S]*href="\/product\//)
  }
  const verified = all.filter((review) => review.includes('review__verified')).length
  expect(verified).toBeGreaterThan(6)
  expect(verified).toBeLessThan(12)
  const [, href = '', title = ''] = /review__title"[^>]*><a href="([^"]+)">([^<]+)/.exec(all[8] ?? '') ?? []
  expect(await guest.read(href)).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
})

it('REVIEW-02 the gallery has the rating, and its stars filter each page', async () => {
  const guest = visit(shop)
  const whole = await guest('/reviews/gallery?country=US', { headers: { 'x-requested-with': '' } })
  expect(await whole.text()).toMatch(/gallery__score[\s\S]*4\.6 out of 5/)
  for (const path of ['/reviews/gallery?stars=4', '/reviews/gallery/page/2?stars=4']) {
    const page = await guest.read(path)
    const all = reviewsIn(page)
    expect(all.length).toBeGreaterThan(3)
    for (const review of all) expect(review.replace(/<[^>]*>/g, '')).toContain('4 out of 5')
    expect(page).toMatch(/data-rove-listing="next" href="\/reviews\/gallery\/page\/\d\?stars=4"/)
  }
})

it('HOME-02 HOME-03 HOME-04 without script both lists, their links and every slide are there', async () => {
  const page = await visit(shop).read('/?country=US')
  const titleOf = (html: string) => /<title>[^<]*<\/title>/.exec(html)?.[0]
  const home = await visit(shop).read('/home?country=US')
  expect(titleOf(home)).toBe(titleOf(page))
  expect(home).toContain('<rove-home-bestsellers')
  const section = (name: string) => page.split(`<rove-home-${name}`)[1]?.split(`</rove-home-${name}>`)[0] ?? ''
  const slides = (name: string) =>
    [...section(name).matchAll(/data-rove-carousel="slides"[^>]*>([\s\S]*?)<\/ul>(?=<\/|$)/g)].map(
      ([, list = '']) => list.match(/<li/g)?.length,
    )
  for (const path of ['/best-sellers', '/new-arrivals']) expect(section('bestsellers')).toContain(`href="${path}"`)
  expect(section('bestsellers').match(/<article class="card"/g)).toHaveLength(16)
  expect(slides('membership')).toEqual([4])
  const [, ...membership] = section('membership').split('<li')
  for (const slide of membership) expect(slide).toMatch(/<(video|img) [\s\S]*<h3>[^<]{4,}<\/h3><p>[^<]{4,}<\/p>/)
  expect(membership.filter((slide) => slide.includes('<video'))).toHaveLength(1)
  expect(slides('originals')).toEqual([3])
  expect(section('poem')).toContain('there is room for it there.')
})
