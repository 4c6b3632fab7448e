import { describe, expect, it } from 'vitest'
import { mayFetchAhead } from '../../../core/instant/instant.rules'

const here = 'https://shop.test/sofas?page=1'
const may = (href: string, more: { target?: string; rel?: string; isDownload?: boolean } = {}) =>
  mayFetchAhead({ href: new URL(href, here).href, target: '', rel: '', isDownload: false, ...more }, here)

describe('which links may be fetched ahead', () => {
  it.each([
    '/product/marlow-3-seat-sofa',
    '/sofas',
    '/fr/canapes?page=2',
    '/rugs?utm_source=home&utm_campaign=spring',
    '/node/1201',
    '/about.html',
    '/%EC%86%8C%ED%8C%8C',
    '/product/orderly-desk',
    '/product/cart-table#reviews',
  ])('%s may', (href) => expect(may(href)).toBe(true))

  it.each([
    ['the cart', '/cart'],
    ['the cart below the base path', '/shop/fr/Cart/'],
    ['the checkout', '/cart/checkout'],
    ['an account', '/user/42'],
    ['logging out', '/user/logout'],
    ['logging out, encoded', '/%75ser/%6Cogout'],
    ['a love', '/uc_love/ajax/1201'],
    ['a payment', '/stripeAjax/return'],
    ['an ajax path', '/ajax/order/1'],
    ['Drupal’s path of an ajax link', '/modal/nojs/1'],
    ['the administration', '/admin/reports/status/run-cron'],
    ['a deletion', '/node/1201/delete'],
    ['a flag', '/flag/flag/bookmarks/1201'],
    ['an unknown query', '/sofas?add=1201'],
    ['a token', '/sofas?page=2&token=abc'],
    ['a preview', '/sofas?rove-why'],
    ['a name that the page has put on objects', '/sofas?constructor'],
    ['a script of PHP', '/cron.php'],
    ['a file', '/files.pdf'],
    ['this page', '/sofas?page=1'],
    ['a part of this page', '/sofas?page=1#main'],
    ['another site', 'https://other.test/sofas'],
    ['another protocol', 'http://shop.test/sofas'],
    ['no page', 'mailto:shop@shop.test'],
    ['a script', 'javascript:void(0)'],
    ['a path that cannot be decoded', '/%E0%A4%A'],
  ])('%s may not', (_, href) => expect(may(href)).toBe(false))

  it.each([
    ['another window', { target: '_blank' }],
    ['a named frame', { target: 'shop' }],
    ['rel=nofollow', { rel: 'noopener nofollow' }],
    ['rel=external', { rel: 'External' }],
    ['a download', { isDownload: true }],
  ])('%s may not', (_, more) => {
    expect(may('/rugs')).toBe(true)
    expect(may('/rugs', more)).toBe(false)
  })

  it('an address that is none may not', () =>
    expect(mayFetchAhead({ href: '', target: '', rel: '', isDownload: false }, here)).toBe(false))
})
