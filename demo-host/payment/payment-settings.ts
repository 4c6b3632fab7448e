/** The settings of payment and address providers: `rove.stripe` and `rove.vendors`. */
import { stripeAccount } from './stripe-account'

const standIns = {
  stripe: { script: '/vendors/stripe/stripe.js' },
  klarna: { script: '/vendors/klarna/api.js' },
  places: { script: '/vendors/places.js', key: 'demo' },
  postcode: { script: '/vendors/postcode.js' },
}

/** For `Drupal.settings.rove`, on pages with payment. With the shop's own keys, Stripe's script is the real one. */
export function paymentSettings(account = stripeAccount()) {
  const { stripe, ...others } = standIns
  if (account) return { stripe: { publishableKey: account.publishable }, vendors: others }
  return { stripe: { publishableKey: 'pk_test_demo' }, vendors: { stripe, ...others } }
}

/** The hosts that a page's policy allows for Stripe; empty with stand-ins. */
export function stripeHosts(account = stripeAccount()) {
  if (!account) return { script: '', frame: '', connect: '' }
  const scripts = 'https://js.stripe.com https://*.js.stripe.com'
  return {
    script: ` ${scripts}`,
    frame: ` ${scripts} https://hooks.stripe.com`,
    connect: ' https://api.stripe.com',
  }
}
