import { afterEach, describe, expect, it } from 'vitest'
import { findCheckoutForm } from '../../../../widgets/checkout/form/form.dom'
import { assignMessages, fieldsOf } from '../../../../widgets/checkout/form/form.rules'
import { anOrder } from '../methods/test-method-deps'
import { recordSubmits, renderForm } from '../server-form'

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

  it('no form is found if the shop renders none, or another one', () => {
    document.body.innerHTML = '<form><input name="form_id" value="user_login"></form>'
    expect(findCheckoutForm(document.body)).toBeUndefined()
  })

  it('ADDR-01 its zones are those of its country, as it was rendered', () => {
    const zone = 'panes[delivery][delivery_zone]'
    const oregon = { id: 12, name: '12', code: '' }
    const { found } = renderForm()
    found.write({ [zone]: '48' })
    expect([0, 840].map(found.zonesOf)).toEqual([[oregon], []])
    const country = '<select name="panes[delivery][delivery_country]"><option value="124">Canada</option></select>'
    expect([124, 840, 0].map(renderForm(country).found.zonesOf)).toEqual([[oregon], [], []])
  })

  it('CHK-05 its messages are hidden while the checkout shows them', () => {
    const { found } = renderForm()
    messages('City field is required.')
    const box = document.querySelector<HTMLElement>('.messages') as HTMLElement
    const show = found.hideMessages()
    expect(box.hidden).toBe(true)
    expect(found.problems()).toEqual([{ field: '', message: 'City field is required.' }])
    show()
    expect(box.hidden).toBe(false)
  })

  it('CHK-05 its errors are read, with the fields that the messages name', () => {
    const { form, found } = renderForm()
    messages('<ul><li>City field is required.</li><li>This e-mail is in use.</li></ul>')
    form.querySelector(`[name="${city}"]`)?.classList.add('error')
    expect(found.problems()).toEqual([
      { field: city, message: 'City field is required.' },
      { field: '', message: 'This e-mail is in use.' },
    ])
  })

  it('CHK-05 a single message, which Drupal writes without a list, is read', () => {
    const { found } = renderForm()
    messages('\n Your account is <em>blocked</em>.\n')
    expect(found.problems()).toEqual([{ field: '', message: 'Your account is blocked.' }])
  })

  it('CHK-05 a form that was not submitted has no errors', () => {
    expect(renderForm().found.problems()).toEqual([])
  })

  it('CREDIT-01 fields are set by name: texts, selections, checkboxes, missing ones', () => {
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

  it('MEMB-01 PROT-01 CREDIT-01 changes since the form was rendered are kept', () => {
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
    const answers = {
      'panes[membership][membership]': '1',
      'panes[warranty][term]': '3',
      'panes[credit][active]': '1',
      'panes[coupon][code]': 'ROOMS10',
    }
    expect(Object.fromEntries(new FormData(form))).toMatchObject(answers)
    found.write(fieldsOf(anOrder({ credit: { ...credit, active: false } }), 'credit'))
    const after = new FormData(form)
    expect(after.has('panes[credit][active]')).toBe(false)
    expect(after.get('panes[coupon][code]')).toBe('')
    expect(after.get('panes[warranty][term]')).toBe('3')
  })

  it('CREDIT-01 setting fields twice adds nothing twice', () => {
    const { form, found } = renderForm()
    found.write({ quote: 'ground---0' })
    found.write({ quote: 'air---0' })
    expect(new FormData(form).getAll('quote')).toEqual(['air---0'])
  })

  it('CREDIT-01 the form is submitted as if its button was pressed', () => {
    const { form, found } = renderForm()
    const sent = recordSubmits(form)
    expect(found.submit('Review order')).toBe(true)
    expect(sent).toMatchObject([{ op: 'Review order', form_build_id: 'form-1' }])
  })

  it('CREDIT-01 the form is submitted by Ubercart’s own button in any language', () => {
    const { form, found } = renderForm()
    const button = form.querySelector<HTMLInputElement>('#edit-continue') as HTMLInputElement
    Object.assign(button, { value: 'Vérifier la commande', disabled: true })
    const sent = recordSubmits(form)
    expect(found.submit('Review order')).toBe(true)
    expect(sent).toMatchObject([{ op: 'Vérifier la commande' }])
    expect(button.disabled, 'a browser sends nothing by a button that is off').toBe(false)
  })

  it('CREDIT-01 the server validates the form, not the browser', () => {
    const { form, found } = renderForm('<input name="unseen" required>')
    const sent = recordSubmits(form)
    expect(found.submit('Review order')).toBe(true)
    expect(sent).toHaveLength(1)
  })

  it('CREDIT-01 submit returns false if the page prevents it, or the button is missing', () => {
    const { form, found } = renderForm()
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
    })
    expect(found.submit('Review order')).toBe(false)
    form.querySelector('#edit-continue')?.remove()
    expect(found.submit('Review order')).toBe(false)
  })

  it('CREDIT-01 lent fields keep their labels and form, and return to their places', () => {
    const { element, form, found } = renderForm()
    const before = form.innerHTML
    const container = document.createElement('div')
    element.append(container)
    const lent = found.lend('panes[payment][details][cc_', container)
    expect([...lent.controls.keys()]).toEqual(['owner]', 'number]', 'exp_month]', 'exp_year]', 'cvv]'])
    expect([...container.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
      'Card owner',
      'Card number',
      'Ends',
      'CVV',
    ])
    expect(form.querySelector('#n')).toBeNull()
    expect(lent.controls.get('number]')?.getAttribute('form')).toBe(form.id)
    lent.stop()
    expect(container.childNodes).toHaveLength(0)
    expect(form.innerHTML).toBe(before)
  })
})

describe('the field of each message', () => {
  const invalidField = (name: string, label = '') => ({ name, label })

  it.each([
    [
      'a message that contains its label',
      ['City is required.'],
      [invalidField('city', 'City')],
      [{ field: 'city', message: 'City is required.' }],
    ],
    [
      'equal numbers of messages and fields',
      ['No.'],
      [invalidField('city', 'City')],
      [{ field: 'city', message: 'No.' }],
    ],
    [
      'more messages than fields',
      ['A.', 'B.'],
      [invalidField('city')],
      [
        { field: '', message: 'A.' },
        { field: '', message: 'B.' },
        { field: 'city', message: '' },
      ],
    ],
    ['a field without a message', [], [invalidField('city')], [{ field: 'city', message: '' }]],
    [
      'two fields with the same label',
      ['City A.', 'City B.'],
      [invalidField('one', 'City'), invalidField('two', 'City')],
      [
        { field: 'one', message: 'City A.' },
        { field: 'two', message: 'City B.' },
      ],
    ],
    [
      'messages in another order',
      ['City no.', 'Street no.'],
      [invalidField('street', 'Street'), invalidField('city', 'City')],
      [
        { field: 'city', message: 'City no.' },
        { field: 'street', message: 'Street no.' },
      ],
    ],
  ] as const)('CHK-05 messages and fields: %s', (_, messages, fields, problems) => {
    expect(assignMessages(messages, fields)).toEqual(problems)
  })
})
