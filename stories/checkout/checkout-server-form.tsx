/** The server's own checkout form, as Ubercart renders it, reduced to what the checkout uses. */
const details = 'panes[payment][details]'
const month = new Date().getMonth() + 1
const year = new Date().getFullYear()

/** @param refused the server's errors, by field name */
export function ServerForm({ refused }: { readonly refused: Readonly<Record<string, string>> }) {
  const messages = Object.values(refused)
  return (
    <>
      {messages.length > 0 && (
        <div className="messages error">
          <ul>
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      <form method="post" action="/cart/checkout" onSubmit={(event) => event.preventDefault()}>
        <input type="hidden" name="form_id" value="uc_cart_checkout_form" />
        {Object.keys(refused).map((name) => (
          <input key={name} name={name} className="error" aria-label={name} />
        ))}
        <div id="payment-details">
          <Text id="owner" label="Card owner" />
          <Text id="number" label="Card number" />
          <div className="form-item">
            <label htmlFor="edit-month">Expiration date</label>
            <select id="edit-month" name={`${details}[cc_exp_month]`} defaultValue={month}>
              {Array.from({ length: 12 }, (_, n) => n + 1).map((n) => (
                <option key={n}>{n}</option>
              ))}
            </select>
            <select aria-label="Year" name={`${details}[cc_exp_year]`} defaultValue={year + 1}>
              {[year, year + 1, year + 2].map((n) => (
                <option key={n}>{n}</option>
              ))}
            </select>
          </div>
          <Text id="cvv" label="CVV" />
        </div>
        <input type="submit" id="edit-continue" name="op" value="Review order" />
      </form>
    </>
  )
}

function Text({ id, label }: { readonly id: string; readonly label: string }) {
  return (
    <div className="form-item">
      <label htmlFor={`edit-${id}`}>{label}</label>
      <input type="text" id={`edit-${id}`} name={`${details}[cc_${id}]`} />
    </div>
  )
}
