/** @jsxImportSource hono/jsx */
/** Pages of a forgotten password. They work without script. */
import type { Visitor } from '../../visitor/visitor'

interface PasswordProps {
  visitor: Visitor
  /** The submitted text, if it is not an e-mail address. */
  wrong: string | undefined
}

/** Drupal's form that requests a new password. */
export function PasswordPage({ visitor: { t }, wrong }: PasswordProps) {
  return (
    <section class="quiet">
      <h1>{t('passwordTitle')}</h1>
      {wrong !== undefined && (
        <div class="messages error" role="alert">
          <h2 class="element-invisible">{t('errorMessage')}</h2>
          {t('passwordWrong')}
        </div>
      )}
      <p>{t('passwordText')}</p>
      <form action="/user/password" method="post" class="login-form" id="user-pass" accept-charset="UTF-8">
        <label>
          {t('email')}
          <input
            type="text"
            name="name"
            id="edit-name"
            class={`form-text required${wrong === undefined ? '' : ' error'}`}
            value={wrong}
            autocomplete="email"
            maxlength={254}
          />
        </label>
        <input type="hidden" name="form_id" value="user_pass" />
        <input type="submit" name="op" value={t('passwordSend')} id="edit-submit" class="button form-submit" />
      </form>
    </section>
  )
}

/** The same text, whether or not the account exists. */
export function PasswordSentPage({ visitor: { t } }: { visitor: Visitor }) {
  return (
    <section class="quiet">
      <h1>{t('passwordTitle')}</h1>
      <p>{t('passwordSent')}</p>
      <a class="button" href="/user/login">
        {t('login')}
      </a>
    </section>
  )
}
