import { describe, expect, it } from 'vitest'
import { signOfQuestion } from '../../../../core/base/device/consent-question.rules'

const box = { names: 'notice bar', text: 'Free delivery', answers: 'Close', isOver: true }
const named = { ...box, names: 'cookie-notice', answers: 'Accept all', isOver: false }

describe('a box that asks about cookies', () => {
  it.each([
    ['by its name', { ...box, names: 'onetrust-banner-sdk' }, 'onetrust'],
    ['by the name of Drupal’s module', { ...box, names: 'sliding-popup' }, 'sliding-popup'],
    ['by its words', { ...box, text: 'We use Cookies.' }, 'Cookies'],
    ['in French', { ...box, text: 'Nous utilisons des témoins.' }, 'témoins'],
    ['in Korean', { ...box, text: '쿠키를 사용합니다' }, '쿠키'],
    ['in Hong Kong', { ...box, text: '本網站使用 Cookie。' }, '使用 Cookie'],
    ['by privacy that is accepted', { ...box, text: 'We value your privacy', answers: 'Accept all' }, 'privacy'],
    ['in Chinese', { ...box, text: '我們重視您的私隱', answers: '接受' }, '私隱'],
    ['within the page, by its name and its answer', named, 'cookie'],
  ])('is known %s', (_, asking, sign) => expect(signOfQuestion(asking)).toBe(sign))

  it.each([
    ['a box that says something else', box],
    ['one that links to the privacy policy', { ...box, text: 'You agree to our privacy policy', answers: 'Sign up' }],
    ['a product in the colour Cookie', { ...box, text: 'Dune Rug, Cookie', answers: 'Choose' }],
    ['a product that is named so', { ...box, text: 'Cookies pillow', answers: 'Add to cart' }],
    ['a seal of a shop that is trusted', { ...box, names: 'trusted-shops-badge' }],
    ['a form with a consent', { ...box, names: 'newsletter-consent', answers: 'Sign up' }],
    ['the settings in the footer', { ...named, answers: 'Cookie settings' }],
  ])('is not %s', (_, other) => expect(signOfQuestion(other)).toBeUndefined())
})
