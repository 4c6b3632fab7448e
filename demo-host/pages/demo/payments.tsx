/** @jsxImportSource hono/jsx */
/** The page of test payments and their results. */
import type { Child } from 'hono/jsx'
import { type TestValue, testAccounts, testCards } from '../../stand-ins/stripe/test-values'

/** One of the visitor's payments. */
export interface TriedPayment {
  readonly id: string
  readonly order: string
  readonly method: string
  /** The number of attempts. */
  readonly attempts: number
  readonly status: string
  readonly amount: string
  /** The provider has not decided. */
  readonly isPending: boolean
}

/** @param isReal whether Stripe is real, and accepts only Stripe's own test cards */
export function PaymentsPage({ tried, isReal }: { tried: readonly TriedPayment[]; isReal: boolean }) {
  return (
    <section class="listing payments">
      <header class="listing__head">
        <h1 lang="en">Payments to try</h1>
        <p>
          Nobody is charged: every provider is a stand-in{isReal ? ', but Stripe, which is in its test mode' : ''}. Put{' '}
          <a href="/product/marlow-3-seat-sofa">something</a> into the <a href="/cart">cart</a> and{' '}
          <a href="/cart/checkout">check out</a>. <a href="/demo/log">The log</a> tells what the server heard.
        </p>
      </header>
      <Tried tried={tried} />
      <Unattended />
      <Values title="Cards in Stripe’s form" about="Any date to come, any code." values={testCards} />
      <Values
        title="Bank accounts in Stripe’s form"
        about="In the US with routing number 110000000, in Canada with transit 11000 and institution 000."
        values={testAccounts}
      />
      <Part title="Google Pay in Stripe’s form" what="A wallet: it asks when you press Pay. Pay, or close it." />
      <Part
        title="Klarna"
        what="Its window asks what it should say: approve, decline (its form goes), ask for another phone number, or cancel. In the US, Canada, Australia and the UK."
      />
      <Part
        title="Affirm, and PayBright in Canada"
        what="A page of their own: approve, decline, or cancel. Open the address you come back by again, or change it: the shop asks the lender."
      />
      <Part
        title="The shop’s own card form"
        what="Any number that can be a card’s is taken; one that ends in 0002 is declined."
      />
      <Part
        title="Store credit"
        what={
          <>
            A customer has some, a member more: <a href="?as=customer">be a customer</a>,{' '}
            <a href="?as=member">a member</a>. A small order is covered by it.
          </>
        }
      />
      <Part
        title="What breaks"
        what={
          <>
            <a href="?fault=500:/vendors/stripe/api">Stripe’s API fails</a> ·{' '}
            <a href="?fault=404:/vendors/stripe/stripe.js">its script is not there</a> ·{' '}
            <a href="?fault=hang:/uc_stripe">completing never answers</a> ·{' '}
            <a href="?fault=500:/stripeAjax">the shop cannot begin</a> · <a href="?fault=none">all is well</a>
          </>
        }
      />
    </section>
  )
}

/** Buttons for events that the visitor does not cause, such as a bank's answer. */
function Unattended() {
  return (
    <>
      <h2>When nobody comes back</h2>
      <p>
        Providers tell the server what became of a payment, by webhooks: <a href="?webhooks=on">at once</a> ·{' '}
        <a href="?webhooks=twice">each of them twice</a> · <a href="?webhooks=held">when you say so</a> ·{' '}
        <a href="?webhooks=off">never</a>. What they never say, a sweep finds out: each minute, of attempts that are two
        minutes old.
      </p>
      <form action="/demo/payments/webhooks" method="post">
        <button type="submit">Send what is held back</button>{' '}
        <button type="submit" name="order" value="newest-first">
          The newest first
        </button>
      </form>
      <form action="/demo/payments/sweep" method="post">
        <input type="hidden" name="minutes" value="5" />
        <button type="submit">Sweep as in five minutes</button>
      </form>
    </>
  )
}

function Part({ title, what }: { title: string; what: Child }) {
  return (
    <>
      <h2>{title}</h2>
      <p>{what}</p>
    </>
  )
}

function Values({ title, about, values }: { title: string; about: string; values: readonly TestValue[] }) {
  return (
    <>
      <h2>{title}</h2>
      <p>{about}</p>
      <div class="log">
        <table>
          <thead>
            <tr>
              <th scope="col">Number</th>
              <th scope="col">It</th>
            </tr>
          </thead>
          <tbody>
            {values.map(({ number, says }) => (
              <tr>
                <td>{number.length > 12 ? number.replace(/(\d{4})(?=\d)/g, '$1 ') : number}</td>
                <td>{says}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Tried({ tried }: { tried: readonly TriedPayment[] }) {
  return (
    <>
      <h2>What you have begun</h2>
      {tried.length === 0 ? (
        <p>Nothing yet.</p>
      ) : (
        <div class="log">
          <table>
            <thead>
              <tr>
                <th scope="col">Order</th>
                <th scope="col">By</th>
                <th scope="col">Amount</th>
                <th scope="col">At its provider</th>
                <th scope="col">Attempts</th>
                <th scope="col">And then</th>
              </tr>
            </thead>
            <tbody>
              {tried.map(({ id, order, method, attempts, amount, status, isPending }) => (
                <tr>
                  <td>{order}</td>
                  <td>{method}</td>
                  <td>{amount}</td>
                  <td>{status}</td>
                  <td>{attempts}</td>
                  <td>
                    {isPending && (
                      <form action="/demo/payments" method="post">
                        <input type="hidden" name="payment" value={id} />
                        <button type="submit" name="says" value="yes">
                          The bank says yes
                        </button>{' '}
                        <button type="submit" name="says" value="no">
                          It says no
                        </button>
                      </form>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}
