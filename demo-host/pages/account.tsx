/** @jsxImportSource hono/jsx */
/** Pages of the visitor's own: login, account, membership. */
import type { users } from '../database/schema'
import type { Persona } from '../visitor/personas'
import type { ShopCode } from '../visitor/texts/texts'
import type { Visitor } from '../visitor/visitor'

const people: readonly (readonly [persona: Persona, name: ShopCode, hint: ShopCode])[] = [
  ['guest', 'guest', 'guestHint'],
  ['customer', 'customer', 'customerHint'],
  ['member', 'memberName', 'memberNameHint'],
  ['trade', 'trade', 'tradeHint'],
]

/** Who to be, in one press. */
export function LoginPage({ visitor: { say, persona: now } }: { visitor: Visitor }) {
  return (
    <section class="quiet quiet--wide">
      <h1>{say('login')}</h1>
      <p>{say('loginHint')}</p>
      <form action="/user" method="get" class="personas" id="user-login" accept-charset="UTF-8">
        {people.map(([persona, name, hint]) => (
          <button type="submit" name="as" value={persona} aria-current={persona === now ? 'true' : undefined}>
            <strong>{say(name)}</strong>
            <span>{say(hint)}</span>
          </button>
        ))}
      </form>
    </section>
  )
}

interface AccountProps {
  visitor: Visitor
  account: typeof users.$inferSelect
}

/** What a visitor finds under their name. */
export function AccountPage({ visitor: { say, persona }, account }: AccountProps) {
  const name = people.find(([one]) => one === persona)?.[1] ?? 'guest'
  return (
    <section class="quiet">
      <p class="quiet__before">{say(name)}</p>
      <h1>{say('hello')}</h1>
      <dl class="facts">
        <dt>{say('email')}</dt>
        <dd>{account.mail}</dd>
        <dt>{say('orders')}</dt>
        <dd>{account.orders}</dd>
      </dl>
      <ul class="ways">
        <li>
          <a href="/i-love">{say('loved')}</a>
        </li>
        <li>
          <a href="/user/login">{say('changePerson')}</a>
        </li>
        <li>
          <a href="/user/logout">{say('logout')}</a>
        </li>
      </ul>
    </section>
  )
}

/** What membership gives, and where to begin it. */
export function EnrolPage({ visitor: { say } }: { visitor: Visitor }) {
  return (
    <section class="quiet">
      <p class="price__member">{say('member')}</p>
      <h1>{say('memberTitle')}</h1>
      <p>{say('memberHint')}</p>
      <form action="/user" method="get" accept-charset="UTF-8">
        <button class="button" type="submit" name="as" value="member">
          {say('beMember')}
        </button>
      </form>
      <p>{say('enrolHint')}</p>
    </section>
  )
}
