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

interface LoginProps {
  visitor: Visitor
  /** Where to go afterwards, without a slash before it; empty is the account. */
  destination: string
  problem: ShopCode | undefined
}

/** Drupal's form for those who have an account, and who to be, in one press. */
export function LoginPage({ visitor: { say, persona: now }, destination, problem }: LoginProps) {
  const query = destination && `?destination=${destination.slice(1)}`
  return (
    <section class="quiet quiet--wide">
      <h1>{say('login')}</h1>
      {problem && (
        <div class="messages error" role="alert">
          <h2 class="element-invisible">{say('errorMessage')}</h2>
          {say(problem)}
        </div>
      )}
      <form
        action={`/user/login${query}`}
        method="post"
        class="login-form"
        id="user-login"
        accept-charset="UTF-8"
        novalidate
      >
        <label>
          {say('email')}
          <input
            type="email"
            name="name"
            id="edit-name"
            class={`form-text required${problem ? ' error' : ''}`}
            autocomplete="username"
            maxlength={254}
          />
        </label>
        <label>
          {say('password')}
          <input
            type="password"
            name="pass"
            id="edit-pass"
            class={`form-text required${problem ? ' error' : ''}`}
            autocomplete="current-password"
            maxlength={128}
          />
        </label>
        <p>{say('passwordHint')}</p>
        <input type="hidden" name="form_id" value="user_login" />
        <button type="submit" name="op" value="Log in" id="edit-submit" class="button form-submit">
          {say('login')}
        </button>
      </form>
      <p>{say('loginHint')}</p>
      <form action={destination || '/user'} method="get" class="personas" accept-charset="UTF-8">
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

/** The same is said whether there is an account or not. */
export function PasswordPage({ visitor: { say } }: { visitor: Visitor }) {
  return (
    <section class="quiet">
      <h1>{say('passwordTitle')}</h1>
      <p>{say('passwordSent')}</p>
      <a class="button" href="/user/login">
        {say('login')}
      </a>
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
