/** A checkout form as Ubercart renders it, inside the element. */
import { type CheckoutForm, findCheckoutForm } from '../../../widgets/checkout/form/form.dom'

const options = (values: readonly (string | number)[]) =>
  values.map((value) => `<option value="${value}">${value}</option>`).join('')

const details = 'panes[payment][details]'

/** @param more further markup of the form */
export function renderForm(more = ''): { element: HTMLElement; form: HTMLFormElement; found: CheckoutForm } {
  document.body.innerHTML = `
    <div id="element">
      <form id="uc-cart-checkout-form" action="/cart/checkout" method="post"><div>
        <input type="hidden" name="form_build_id" value="form-1">
        <input type="hidden" name="form_id" value="uc_cart_checkout_form">
        <div class="form-item"><label for="e">E-mail address: *</label><input id="e" name="panes[customer][primary_email]" value=""></div>
        <div class="form-item"><label for="c">City: *</label><input id="c" name="panes[delivery][delivery_city]" value=""></div>
        <div class="form-item"><label for="z">State</label><select id="z" name="panes[delivery][delivery_zone]">${options([0, 12])}</select></div>
        <input type="checkbox" name="panes[billing][copy_address]" value="1" checked>
        <input type="radio" name="panes[payment][payment_method]" value="other" checked>
        <input type="radio" name="panes[payment][payment_method]" value="credit">
        <div id="payment-details">
          <div class="form-item"><label for="o">Card owner</label><input id="o" name="${details}[cc_owner]"></div>
          <div class="form-item"><label for="n">Card number</label><input id="n" name="${details}[cc_number]" maxlength="16"></div>
          <div class="form-item"><label for="m">Ends</label><select id="m" name="${details}[cc_exp_month]">${options([1, 6, 12])}</select>
            <select id="y" name="${details}[cc_exp_year]">${options([2024, 2031])}</select></div>
          <div class="form-item"><label for="v">CVV</label><input id="v" name="${details}[cc_cvv]"></div>
        </div>
        ${more}
        <input type="submit" id="edit-cancel" name="op" value="Cancel">
        <input type="submit" id="edit-continue" name="op" value="Review order">
      </div></form>
    </div>`
  HTMLFormElement.prototype.requestSubmit = requestSubmit
  const element = document.querySelector<HTMLElement>('#element') as HTMLElement
  return {
    element,
    form: element.querySelector('form') as HTMLFormElement,
    found: findCheckoutForm(element) as CheckoutForm,
  }
}

/** In place of the simulated one, which cannot be called through the prototype. The page stays. */
function requestSubmit(this: HTMLFormElement, submitter: HTMLElement | null = null): void {
  if (this.noValidate || this.checkValidity())
    this.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }))
}

/** Records what the browser would submit. */
export function recordSubmits(form: HTMLFormElement): Record<string, string>[] {
  const sent: Record<string, string>[] = []
  form.addEventListener('submit', (event) => {
    const { submitter } = event as SubmitEvent
    const { name, value } = submitter as HTMLInputElement
    sent.push({ ...(Object.fromEntries(new FormData(form)) as Record<string, string>), [name]: value })
  })
  return sent
}
