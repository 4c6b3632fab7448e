import { afterEach, describe, expect, it } from 'vitest'
import { findCheckoutForm } from '../../../widgets/checkout/checkout-form.model'
import { fieldsOf, pairProblems } from '../../../widgets/checkout/checkout-form.rules'
import { anOrder } from './methods/till'
import { hearSent, renderForm } from './server-form'

const city = 'panes[delivery][delivery_city]'

describe('the server’s own form', () => {
  afterEach(() => {
    document.body.replaceChildren()
  })

  const messages = (html: string) =>
    document.body.insertAdjacentHTML(
      'afterbegin',
      `<div class="messages error"><h2 class="element-invisible">Error message</h2>${html}</div>`,
    )

  it('is not found where the shop renders none, or another one', () => {
    document.body.innerHTML = '<form><input name="form_id" value="user_login"></form>'
    expect(findCheckoutForm(document.body)).toBeUndefined()
  })

  it('CHK-05 its messages go off the page while the checkout says the same, and come back', () => {
    const { found } = renderForm()
    messages('City field is required.')
    const box = document.querySelector<HTMLElement>('.messages') as HTMLElement
    const show = found.hideMessages()
    expect(box.hidden).toBe(true)
    expect(found.problems()).toEqual([{ field: '', message: 'City field is required.' }])
    show()
    expect(box.hidden).toBe(false)
  })

  it('CHK-05 tells what the server refused, with the fields that the messages name', () => {
    const { form, found } = renderForm()
    messages('<ul><li>City field is required.</li><li>This e-mail is in use.</li></ul>')
    form.querySelector(`[name="${city}"]`)?.classList.add('error')
    expect(found.problems()).toEqual([
      { field: city, message: 'City field is required.' },
      { field: '', message: 'This e-mail is in use.' },
    ])
  })

  it('CHK-05 reads a single message, which Drupal writes without a list', () => {
    const { found } = renderForm()
    messages('\n Your account is <em>blocked</em>.\n')
    expect(found.problems()).toEqual([{ field: '', message: 'Your account is blocked.' }])
  })

  it('CHK-05 has nothing to tell of a form that is shown for the first time', () => {
    expect(renderForm().found.problems()).toEqual([])
  })

  it('CREDIT-01 is filled in by name: texts, choices, switches, and what it does not have', () => {
    const { form, found } = renderForm()
    found.write(fieldsOf(anOrder({ copy_address: false }), 'credit'))
    const sent = Object.fromEntries(new FormData(form))
    expect(sent).toMatchObject({
      form_build_id: 'form-1',
      'panes[customer][primary_email]': 'ada@example.com',
      [city]: 'Portland',
      'panes[delivery][delivery_zone]': '46',
      'panes[billing][billing_city]': 'Salem',
      'panes[quotes][quotes][quote_option]': 'ground---0',
      'panes[payment][payment_method]': 'credit',
    })
    expect(Object.keys(sent)).not.toContain('panes[billing][copy_address]')
  })

  it('MEMB-01 PROT-01 CREDIT-01 takes nothing back that was said since it was rendered', () => {
    const { form, found } = renderForm(`
      <input type="radio" name="panes[membership][membership]" value="1">
      <input type="radio" name="panes[membership][membership]" value="0" checked>
      <input type="radio" name="panes[warranty][term]" value="3">
      <input type="radio" name="panes[warranty][term]" value="0" checked>
      <input type="checkbox" name="panes[credit][active]" value="1">
      <input name="panes[coupon][code]" value="OLD">`)
    const credit = { credits: 50, usable: 50, amount_to_charge_usable: 1190.5, active: true }
    const protection = { offers: [], term: 3 }
    found.write(fieldsOf(anOrder({ membership: 1, protection, credit, coupon: { code: 'ROOMS10' } }), 'credit'))
    const said = {
      'panes[membership][membership]': '1',
      'panes[warranty][term]': '3',
      'panes[credit][active]': '1',
      'panes[coupon][code]': 'ROOMS10',
    }
    expect(Object.fromEntries(new FormData(form))).toMatchObject(said)
    found.write(fieldsOf(anOrder({ credit: { ...credit, active: false } }), 'credit'))
    const after = new FormData(form)
    expect(after.has('panes[credit][active]')).toBe(false)
    expect(after.get('panes[coupon][code]')).toBe('')
    expect(after.get('panes[warranty][term]')).toBe('3')
  })

  it('CREDIT-01 is filled in again without saying anything twice', () => {
    const { form, found } = renderForm()
    found.write({ quote: 'ground---0' })
    found.write({ quote: 'air---0' })
    expect(new FormData(form).getAll('quote')).toEqual(['air---0'])
  })

  it('CREDIT-01 is sent as if its button was pressed', () => {
    const { form, found } = renderForm()
    const sent = hearSent(form)
    expect(found.submit('Review order')).toBe(true)
    expect(sent).toMatchObject([{ op: 'Review order', form_build_id: 'form-1' }])
  })

  it('CREDIT-01 is sent by Ubercart’s own button where its words are translated', () => {
    const { form, found } = renderForm()
    const button = form.querySelector<HTMLInputElement>('#edit-continue') as HTMLInputElement
    Object.assign(button, { value: 'Vérifier la commande', disabled: true })
    const sent = hearSent(form)
    expect(found.submit('Review order')).toBe(true)
    expect(sent).toMatchObject([{ op: 'Vérifier la commande' }])
    expect(button.disabled, 'a browser sends nothing by a button that is off').toBe(false)
  })

  it('CREDIT-01 is judged by the server, not held back by the browser', () => {
    const { form, found } = renderForm('<input name="unseen" required>')
    const sent = hearSent(form)
    expect(found.submit('Review order')).toBe(true)
    expect(sent).toHaveLength(1)
  })

  it('CREDIT-01 says so where the page holds it back, or it has no such button', () => {
    const { form, found } = renderForm()
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
    })
    expect(found.submit('Review order')).toBe(false)
    form.querySelector('#edit-continue')?.remove()
    expect(found.submit('Review order')).toBe(false)
  })

  it('CREDIT-01 lends fields with their labels, which stay its own, and takes them back to their places', () => {
    const { element, form, found } = renderForm()
    const before = form.innerHTML
    const room = document.createElement('div')
    element.append(room)
    const lent = found.lend('panes[payment][details][cc_', room)
    expect([...lent.controls.keys()]).toEqual(['owner]', 'number]', 'exp_month]', 'exp_year]', 'cvv]'])
    expect([...room.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
      'Card owner',
      'Card number',
      'Ends',
      'CVV',
    ])
    expect(form.querySelector('#n')).toBeNull()
    expect(lent.controls.get('number]')?.getAttribute('form')).toBe(form.id)
    lent.stop()
    expect(room.childNodes).toHaveLength(0)
    expect(form.innerHTML).toBe(before)
  })
})

describe('which message is about which field', () => {
  const wrong = (name: string, label = '') => ({ name, label })

  it.each([
    [
      'one that names its label',
      ['City is required.'],
      [wrong('city', 'City')],
      [{ field: 'city', message: 'City is required.' }],
    ],
    ['those that come out even', ['No.'], [wrong('city', 'City')], [{ field: 'city', message: 'No.' }]],
    [
      'one more than there are fields',
      ['A.', 'B.'],
      [wrong('city')],
      [
        { field: '', message: 'A.' },
        { field: '', message: 'B.' },
        { field: 'city', message: '' },
      ],
    ],
    ['a field without words', [], [wrong('city')], [{ field: 'city', message: '' }]],
    [
      'two of the same label',
      ['City A.', 'City B.'],
      [wrong('one', 'City'), wrong('two', 'City')],
      [
        { field: 'one', message: 'City A.' },
        { field: 'two', message: 'City B.' },
      ],
    ],
    [
      'one in another order',
      ['City no.', 'Street no.'],
      [wrong('street', 'Street'), wrong('city', 'City')],
      [
        { field: 'city', message: 'City no.' },
        { field: 'street', message: 'Street no.' },
      ],
    ],
  ] as const)('CHK-05 %s', (_, messages, fields, problems) => {
    expect(pairProblems(messages, fields)).toEqual(problems)
  })
})
