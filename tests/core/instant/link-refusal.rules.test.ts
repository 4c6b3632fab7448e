import { describe, expect, it } from 'vitest'
import { refusalOf } from '../../../core/instant/link-refusal.rules'

const here = 'https://shop.test/sofas?page=1'
type More = { target?: string; rel?: string; isDownload?: boolean }
const refusal = (href: string, more: More = {}) =>
  refusalOf({ href: new URL(href, here).href, target: '', rel: '', isDownload: false, ...more }, here)
const may = (href: string, more: More = {}) => refusal(href, more) === undefined

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
    '/product/bar-cart',
    '/ideas/living-like-a-local',
    '/ideas/order-of-rooms.html',
  ])('%s may', (href) => expect(may(href)).toBe(true))

  it.each([
    ['the cart', '/cart'],
    ['the cart below the base path', '/shop/fr/Cart/'],
    ['the checkout', '/cart/checkout'],
    ['an account', '/user/42'],
    ['logging out', '/user/logout'],
    ['logging out, encoded', '/%75ser/%6Cogout'],
    ['an account, with an encoded slash', '/user%2F42'],
    ['logging out, with an encoded slash', '/user%2Flogout'],
    ['logging out, as a file', '/logout.html'],
    ['logging out, as a part', '/customer_logout'],
    ['an addition', '/add-to-cart/12'],
    ['an addition in one word', '/addToCart/12'],
    ['emptying the cart', '/empty-cart'],
    ['a script of PHP with an argument', '/cart.php/12'],
    ['the cart as a page', '/cart.html'],
    ['the cart of a session', '/cart;jsessionid=1'],
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
    expect(refusalOf({ href: '', target: '', rel: '', isDownload: false }, here)).toBe('not a page of this site'))

  it.each([
    ['https://other.test/', {}, 'not a page of this site'],
    ['/sofas?page=1', {}, 'this page'],
    ['/rugs', { isDownload: true }, 'download'],
    ['/rugs', { target: 'shop' }, 'target shop'],
    ['/rugs', { rel: 'noopener nofollow' }, 'rel nofollow'],
    ['/rugs?page=2&add=1', {}, 'query add'],
    ['/shop/customer_logout/1', {}, 'path customer_logout'],
    ['/plans.pdf', {}, 'path plans.pdf'],
    ['/%E0%A4%A', {}, 'path cannot be decoded'],
  ])('%s with %o may not because: %s', (href, more, because) => expect(refusal(href, more)).toBe(because))
})
