/** The account step: an e-mail address, and if it has an account, a login form and a button to continue as a guest. */

import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { builtIn } from '../../../core/base/input/built-in'
import { typedEmail, typedText } from '../../../core/base/input/typed.rules'
import { createTextLookup } from '../../../core/base/texts/texts'
import { isOrderEmail } from '../../../core/shop/contacts/email.rules'
import { orderFields } from '../../../core/shop/order/order-form.contract'
import { Field } from '../../../core/view/form/field'
import { checkoutTexts } from '../checkout.texts'
import type { PartProps } from '../checkout.types'
import { Unopened } from '../dialogs/dialogs-unopened.view'
import { Continue } from '../navigation/navigation-continue.view'
import { accountTexts } from './account.texts'

type Props = PartProps<
  | 'backToEmail'
  | 'contactUrl'
  | 'get'
  | 'language'
  | 'logIn'
  | 'loginUrl'
  | 'onLoggedIn'
  | 'open'
  | 'proceed'
  | 'reportMissing'
  | 'typeEmail'
  | 'withoutLogin'
>

/** @see PartProps */
export function AccountStep(props: Props) {
  return props.state.account.at === 'login' ? <Login {...props} /> : <Email {...props} />
}

/** The summary of the completed step. */
export function accountSummary({ state }: Props) {
  return <p>{state.order.email}</p>
}

function Email(props: Props) {
  const { state, model } = props
  const t = createTextLookup(accountTexts, model.language)
  const refused = state.problems.find(({ field }) => field === orderFields.email)
  const isWrong = state.touched.has('email') && !isOrderEmail(typedEmail(state.draft.email))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    model.proceed()
  }
  return (
    <form noValidate onSubmit={submit}>
      <Field
        label={t('email')}
        name={orderFields.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        value={state.draft.email}
        hint={t('hint')}
        error={isWrong || refused?.message === '' ? t('invalid') : refused?.message}
        onInput={model.typeEmail}
        onLeave={() => model.typeEmail(typedEmail(model.get().draft.email))}
      />
      <Continue {...props} />
    </form>
  )
}

/** Logs in with the server's own login form. The page stays if the login is refused (LOGIN-01). */
function Login(props: Props) {
  const { state, model } = props
  const t = createTextLookup(accountTexts, model.language)
  const tAll = createTextLookup(checkoutTexts, model.language)
  const [name, setName] = useState(state.draft.email)
  const [password, setPassword] = useState('')
  const [invalidCount, setInvalidCount] = useState(0)
  const [at, setAt] = useState<'idle' | 'working' | 'refused'>('idle')
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (invalidCount) builtIn(form.current)?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [invalidCount])
  const logIn = async () => {
    setAt('working')
    try {
      if (await model.logIn(typedEmail(name), password)) return model.onLoggedIn()
      setAt('refused')
      setInvalidCount(invalidCount + 1)
    } catch {
      // The server's own page shows the reason.
      builtIn(form.current)?.submit()
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (at === 'working') return
    if (isOrderEmail(typedEmail(name)) && password) logIn()
    else {
      setInvalidCount(invalidCount + 1)
      model.reportMissing(
        Object.entries({ name: typedText(name), pass: password }).flatMap(([field, typed]) => (typed ? [] : [field])),
      )
    }
  }
  const wrongPassword = at === 'refused' ? t('loginRefused') : undefined
  return (
    <>
      <div className="rove-asked" role="status">
        <h3>{t('loginTitle')}</h3>
        <p>{t('loginHint')}</p>
      </div>
      {state.found === 'new' && <NoMembership {...props} />}
      <form ref={form} action={model.loginUrl} method="post" acceptCharset="UTF-8" noValidate onSubmit={submit}>
        <input type="hidden" name="form_id" value="user_login" />
        <Field
          label={t('name')}
          name="name"
          type="email"
          autoComplete="username"
          value={name}
          error={invalidCount > 0 && !isOrderEmail(typedEmail(name)) ? t('invalid') : undefined}
          onInput={setName}
        />
        <Field
          label={t('password')}
          name="pass"
          type="password"
          autoComplete="current-password"
          value={password}
          error={invalidCount > 0 && !password ? t('required') : wrongPassword}
          onInput={(text) => {
            setPassword(text)
            if (at === 'refused') setAt('idle')
          }}
        />
        <input type="hidden" name="op" value="Log in" />
        <button type="submit" className="rove-primary" aria-disabled={at === 'working'}>
          {at === 'working' ? <span className="rove-dots">{tAll('working')}</span> : t('logIn')}
        </button>
      </form>
      <p className="rove-ways">
        <button type="button" className="rove-link" onClick={model.withoutLogin} aria-disabled={state.continuing}>
          {t('noThanks')}
        </button>
        <button type="button" className="rove-link" onClick={() => model.open('forgot-password')}>
          {t('forgot')}
        </button>
        <button type="button" className="rove-link" onClick={model.backToEmail}>
          {t('back')}
        </button>
      </p>
      <Unopened {...props} dialog="forgot-password" />
    </>
  )
}

/** The message that the address has no membership, as an alert (EMAIL-01). Its last word links to the contact page. */
export function NoMembership({ model }: PartProps<'contactUrl' | 'language'>) {
  const t = createTextLookup(accountTexts, model.language)
  return (
    <p className="rove-note" role="alert">
      {t('noMembership')} <a href={model.contactUrl}>{t('here')}</a>.
    </p>
  )
}
