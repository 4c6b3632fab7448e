import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { trackedForms } from '../../../core/tracking/forms'
import { readContact } from '../../../core/tracking/read-contact'
import { captureConsole } from '../base/page/console'
import {
  dataLayer,
  eventNames,
  klaviyoCalls,
  lastEvent,
  leave,
  newDevice,
  noConsent,
  settle,
  sofa,
  vendors,
  visit,
} from './tracked-page'

vi.mock('../../../core/base/net/load-script', () => ({ loadScript: async () => {} }))
captureConsole()
beforeEach(newDevice)
afterEach(() => {
  leave()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

const own = () => eventNames().filter((name) => name !== 'page_view' && name !== 'session_started')
const show = (html: string) => {
  document.body.innerHTML = html
  document.body.addEventListener('click', (event) => event.preventDefault())
  document.body.addEventListener('submit', (event) => event.preventDefault())
}
const send = () => document.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true }))
/** Focuses the form, so that the submit listener is loaded. */
async function fill(): Promise<void> {
  const field = document.querySelector('form')?.appendChild(document.createElement('input'))
  field?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  await settle()
}
const press = (selector: string) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }))

describe('presses of the visitor', () => {
  it('TRACK-01 a press on a card of the list selects its product', async () => {
    await visit({ page: { type: 'category', list: 'Sofas', items: [sofa] } })
    show('<a href="/product/marlow-sofa?from=list"><b id="card">Marlow</b></a><a id="other" href="/product/x">x</a>')
    press('#card')
    press('#other')
    expect(own()).toEqual(['view_item_list', 'select_item'])
    expect(lastEvent('select_item')).toMatchObject({ item_list_name: 'Sofas' })
  })

  it('TRACK-01 a link to the page itself, or to an anchor in it, selects nothing', async () => {
    history.replaceState(null, '', '/product/marlow-sofa?aid=1')
    await visit({ page: { type: 'product', items: [sofa] } })
    show(`<a id="in" href="#reviews">x</a><a id="self" href="/product/marlow-sofa" data-nid="1201">x</a>
      <a id="out" href="/product/rug" data-nid="1201">x</a>`)
    press('#in')
    press('#self')
    expect(own()).toEqual(['view_item'])
    press('#out')
    expect(own()).toEqual(['view_item', 'select_item'])
  })

  it.each([
    ['<button id="it" data-rove-track="swatches">x</button>', 'view_swatches'],
    ['<a id="it" href="https://www.google.com/maps/dir/1">x</a>', 'get_directions'],
    ['<button id="it" data-rove-track="directions">x</button>', 'get_directions'],
    ['<a id="it" data-rove-showroom="directions" href="intent:0,0#Intent;end">x</a>', 'get_directions'],
    ['<a data-rove-track="lookbook"><i id="it">x</i></a>', 'open_lookbook'],
  ])('TRACK-01 %s is sent as %s', async (html, name) => {
    await visit({})
    show(html)
    press('#it')
    expect(own()).toEqual([name])
  })
})

describe('the page’s own forms', () => {
  it('TRACK-04 are those of the specification', () => {
    expect(trackedForms.map(({ name }) => name).sort()).toEqual([
      'checkout',
      'contact-us',
      'giftcard',
      'outlet-email',
      'swatch-request',
      'trade-registration',
    ])
  })

  it.each(trackedForms.map(({ name, event }) => [name, event]))(
    'TRACK-04 %s is told as %s, without what was filled in',
    async (name, event) => {
      await visit({}, { vendors: { klaviyo: vendors.klaviyo } })
      show(`<form data-rove-form="${name}"><input name="email" value="ida@canary.test"><button>go</button></form>`)
      document.querySelector('input')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
      await settle()
      send()
      expect(own(), 'not before the shop has taken it').toEqual([])
      expect(klaviyoCalls()).toContainEqual(['identify', { email: 'ida@canary.test' }])
      await visit({})
      expect(own()).toEqual([event])
      expect(lastEvent(event)).toMatchObject({ form_id: name })
      expect(JSON.stringify([dataLayer(), { ...sessionStorage }])).not.toContain('canary')
      await visit({})
      expect(own(), 'once').toEqual([])
    },
  )

  it.each([
    ['contact-site-form', 'form_submit', 'contact-us'],
    ['contact-mail-page', 'form_submit', 'contact-us'],
    ['trade-registration-form', 'form_submit', 'trade-registration'],
    ['swatch-request-form', 'request_swatch', 'swatch-request'],
    ['giftcard-form', 'form_submit', 'giftcard'],
    ['outlet-email-form', 'form_submit', 'outlet-email'],
    ['uc-cart-checkout-form', 'form_submit', 'checkout'],
  ])('TRACK-04 Drupal’s form #%s is recognised by its id', async (id, event, name) => {
    await visit({})
    show(`<form id="${id}"></form>`)
    await fill()
    send()
    await visit({})
    expect(own()).toEqual([event])
    expect(lastEvent(event).form_id).toBe(name)
  })

  it.each([
    '<form id="swatch-request-form"><input class="form-text required error"></form>',
    '<form id="swatch-request-form"><input aria-invalid="true"></form>',
    '<div class="messages error">No.</div><form id="swatch-request-form"><input></form>',
  ])('TRACK-04 one that returns as %s is not counted; the one accepted then is, once', async (refused) => {
    await visit({})
    show('<form id="swatch-request-form"></form>')
    await fill()
    for (let presses = 0; presses < 2; presses += 1) send()
    leave()
    show(refused)
    await visit({}, {}, { here: true })
    expect(own()).toEqual([])
    await fill()
    send()
    leave()
    show('<div class="messages status">Thank you.</div><form id="swatch-request-form"><input></form>')
    await visit({}, {}, { here: true })
    expect(own()).toEqual(['request_swatch'])
  })

  it('TRACK-04 one whose submission a script prevents is not counted, and nothing is stored without consent', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await visit({})
    show('<form data-rove-form="contact-us" onsubmit="return false"></form>')
    await fill()
    document.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
    })
    document.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
    vi.runAllTimers()
    vi.useRealTimers()
    await visit({})
    expect(own()).toEqual([])
    await visit({}, { consent: noConsent })
    show('<form data-rove-form="contact-us"></form>')
    await fill()
    send()
    expect(sessionStorage).toHaveLength(0)
  })

  it('TRACK-04 our own checkout counts when it is submitted, once a page', async () => {
    await visit({})
    show('<form class="rove-payment" data-state="ready"><button>Pay</button></form>')
    for (let presses = 0; presses < 2; presses += 1) send()
    await settle()
    expect(own()).toEqual(['form_submit'])
    expect(lastEvent('form_submit').form_id).toBe('checkout')
  })

  const filled = '<form data-rove-form="contact-us"><input name="email" value="ida@canary.test"></form>'
  const told = ['identify', { email: 'ida@canary.test' }]

  it('TRACK-06 a form present before is read when submitted, also without earlier input events', async () => {
    leave()
    show(filled)
    await visit({}, { vendors: { klaviyo: vendors.klaviyo } }, { here: true })
    send()
    expect(klaviyoCalls()).toContainEqual(told)
  })

  it('TRACK-06 a form added later and submitted at once is read as soon as the code is loaded', async () => {
    await visit({}, { vendors: { klaviyo: vendors.klaviyo } })
    show(filled)
    send()
    await settle()
    expect(klaviyoCalls()).toContainEqual(told)
  })

  it('TRACK-06 every contact field of a form reaches the marketing service', async () => {
    const contact = {
      ...{ email: 'ida@home.test', name: 'Ida Vogel', first_name: 'Ida', last_name: 'Vogel' },
      ...{ phone_number: '5550100', mobile_phone: '5550117', country: 'CA', company: 'Vogel & Co' },
      ...{ swatches: ['Oat', 'Moss'], amount: 50, sender: 'Ida', recipient: 'Ola' },
    }
    const { first_name: firstname, last_name: lastname, phone_number: phone, swatches, ...same } = contact
    const values = Object.entries({ ...same, firstname, lastname, phone, country: 124 })
    leave()
    show('<form data-rove-form="giftcard"></form>')
    const form = document.querySelector('form')
    for (const [name, value] of [...values, ...swatches.map((swatch) => ['swatches[]', swatch] as const)])
      form?.append(Object.assign(document.createElement('input'), { name, value }))
    await visit({}, { vendors: { klaviyo: vendors.klaviyo } }, { here: true })
    send()
    expect(klaviyoCalls()).toContainEqual(['identify', contact])
  })

  it('TRACK-06 a newsletter checkbox is not an address', () => {
    const form = document.createElement('form')
    form.innerHTML =
      '<input type="checkbox" name="email_updates" value="1" checked><input name="mail" value="ida@home.test">'
    expect(readContact(form)).toEqual({ email: 'ida@home.test' })
  })

  it('TRACK-04 an untracked form is ignored', async () => {
    await visit({})
    show('<form action="/user/login"><input name="name" value="ida"></form>')
    send()
    await visit({})
    expect(own()).toEqual([])
  })

  it('TRACK-06 a contact is read from the usual names of fields', () => {
    const values = {
      'panes[customer][primary_email]': 'ida@home.test',
      'panes[delivery][delivery_first_name]': ' Ida ',
      'panes[delivery][delivery_last_name]': 'Vogel',
      'submitted[mobile_phone]': '1',
      'submitted[phone]': '2',
      company: 'Vogel & Co',
      country: '840',
      'swatches[]': 'Oat',
      amount: '50',
      sender: 'Ida',
      recipient_email: 'otto@home.test',
      form_build_id: 'form-x',
      name: '',
    }
    const form = document.createElement('form')
    for (const [name, value] of Object.entries(values))
      form.append(Object.assign(document.createElement('input'), { name, value }))
    expect(readContact(form)).toEqual({
      email: 'ida@home.test',
      firstname: 'Ida',
      lastname: 'Vogel',
      mobile_phone: '1',
      phone: '2',
      company: 'Vogel & Co',
      country: 'US',
      swatches: ['Oat'],
      amount: 50,
      sender: 'Ida',
      recipient: 'otto@home.test',
    })
  })
})
