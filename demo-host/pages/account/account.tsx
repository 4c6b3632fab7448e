/** @jsxImportSource hono/jsx */
/** Pages of the visitor's own: login, account, membership. */
import type { Account, Persona } from '../../visitor/personas'
import type { ShopCode } from '../../visitor/texts/texts'
import type { Visitor } from '../../visitor/visitor'

const people: readonly (readonly [persona: Persona, name: ShopCode, hint: ShopCode])[] = [
  ['guest', 'guest', 'guestHint'],
  ['customer', 'customer', 'customerHint'],
  ['member', 'memberName', 'memberNameHint'],
  ['trade', 'trade', 'tradeHint'],
]

interface LoginProps {
  visitor: Visitor
  /** The path to open after login, without its leading slash; empty for the account. */
  destination: string
  problem: ShopCode | undefined
}

/** Drupal's login form, and buttons that log in as a persona. */
export function LoginPage({ visitor: { t, persona: now }, destination, problem }: LoginProps) {
  const query = destination && `?destination=${destination.slice(1)}`
  return (
    <section class="quiet quiet--wide">
      <h1>{t('login')}</h1>
      {problem && (
        <div class="messages error" role="alert">
          <h2 class="element-invisible">{t('errorMessage')}</h2>
          {t(problem)}
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
          {t('email')}
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
          {t('password')}
          <input
            type="password"
            name="pass"
            id="edit-pass"
            class={`form-text required${problem ? ' error' : ''}`}
            autocomplete="current-password"
            maxlength={128}
          />
        </label>
        <p>{t('passwordHint')}</p>
        <input type="hidden" name="form_id" value="user_login" />
        <button type="submit" name="op" value="Log in" id="edit-submit" class="button form-submit">
          {t('login')}
        </button>
      </form>
      <p>
        <a href="/user/password">{t('passwordTitle')}</a>
      </p>
      <p>{t('loginHint')}</p>
      <form action={destination || '/user'} method="get" class="personas" accept-charset="UTF-8">
        {people.map(([persona, name, hint]) => (
          <button type="submit" name="as" value={persona} aria-current={persona === now ? 'true' : undefined}>
            <strong>{t(name)}</strong>
            <span>{t(hint)}</span>
          </button>
        ))}
      </form>
    </section>
  )
}

interface AccountProps {
  visitor: Visitor
  account: Account
}

/** The visitor's account. */
export function AccountPage({ visitor: { t, persona }, account }: AccountProps) {
  const name = people.find(([one]) => one === persona)?.[1] ?? 'guest'
  return (
    <section class="quiet">
      <p class="quiet__before">{t(name)}</p>
      <h1>{t('hello')}</h1>
      <dl class="facts">
        <dt>{t('email')}</dt>
        <dd>{account.mail}</dd>
        <dt>{t('orders')}</dt>
        <dd>{account.orders}</dd>
      </dl>
      <ul class="ways">
        {persona === 'member' && (
          <li>
            <a href="/user/membership">{t('membershipPage')}</a>
          </li>
        )}
        <li>
          <a href="/i-love">{t('loved')}</a>
        </li>
        <li>
          <a href="/user/login">{t('changePerson')}</a>
        </li>
        <li>
          <a href="/user/logout">{t('logout')}</a>
        </li>
      </ul>
    </section>
  )
}

/** The benefits of membership, and a button to join. */
export function EnrolPage({ visitor: { t } }: { visitor: Visitor }) {
  return (
    <section class="quiet">
      <p class="price__member">{t('member')}</p>
      <h1>{t('memberTitle')}</h1>
      <p>{t('memberHint')}</p>
      <form action="/user" method="get" accept-charset="UTF-8">
        <button class="button" type="submit" name="as" value="member">
          {t('beMember')}
        </button>
      </form>
      <p>{t('enrolHint')}</p>
    </section>
  )
}
