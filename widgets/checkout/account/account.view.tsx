/** Who buys: an e-mail address; and where there is an account for it, a way to log in or to go on without. */

import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { orderFields } from '../../../core/contract/order-form'
import { isOrderEmail } from '../../../core/domain/email'
import { createSay } from '../../../core/texts'
import { Field } from '../../../core/ui/field'
import { checkoutTexts } from '../checkout.texts'
import type { PartProps } from '../checkout.view'
import { Continue } from '../checkout-continue.view'
import { Unopened } from '../checkout-unopened.view'
import { accountTexts } from './account.texts'

/** @see PartProps */
export function AccountStep(props: PartProps) {
  return props.state.account.at === 'login' ? <Login {...props} /> : <Email {...props} />
}

/** What is said of the step once it is completed. */
export function accountSummary({ state }: PartProps) {
  return <p>{state.order.email}</p>
}

function Email(props: PartProps) {
  const { state, model } = props
  const say = createSay(accountTexts, model.language)
  const refused = state.problems.find(({ field }) => field === orderFields.email)
  const isWrong = state.told.has('email') && !isOrderEmail(state.draft.email)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    model.proceed()
  }
  return (
    <form noValidate onSubmit={submit}>
      <Field
        label={say('email')}
        name={orderFields.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        value={state.draft.email}
        hint={say('hint')}
        problem={isWrong || refused?.message === '' ? say('invalid') : refused?.message}
        onInput={model.typeEmail}
        onLeave={() => model.typeEmail(model.get().draft.email.trim())}
      />
      <Continue {...props} />
    </form>
  )
}

/** Logs in by the server's own login form, without leaving where it is refused (LOGIN-01). */
function Login(props: PartProps) {
  const { state, model } = props
  const say = createSay(accountTexts, model.language)
  const sayAll = createSay(checkoutTexts, model.language)
  const [name, setName] = useState(state.draft.email)
  const [password, setPassword] = useState('')
  const [told, setTold] = useState(0)
  const [at, setAt] = useState<'resting' | 'working' | 'refused'>('resting')
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (told) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [told])
  const logIn = async () => {
    setAt('working')
    try {
      if (await model.logIn(name, password)) return model.loggedInNow()
      setAt('refused')
      setTold(told + 1)
    } catch {
      // The server says why on its own page.
      form.current?.submit()
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (at === 'working') return
    if (isOrderEmail(name) && password) logIn()
    else setTold(told + 1)
  }
  const wrongPassword = at === 'refused' ? say('loginRefused') : undefined
  return (
    <>
      <div className="rove-asked" role="status">
        <h3>{say('loginTitle')}</h3>
        <p>{say('loginHint')}</p>
        {state.found === 'new' && <NoMembership {...props} />}
      </div>
      <form ref={form} action={model.loginUrl} method="post" acceptCharset="UTF-8" noValidate onSubmit={submit}>
        <input type="hidden" name="form_id" value="user_login" />
        <Field
          label={say('name')}
          name="name"
          type="email"
          autoComplete="username"
          value={name}
          problem={told > 0 && !isOrderEmail(name) ? say('invalid') : undefined}
          onInput={setName}
        />
        <Field
          label={say('password')}
          name="pass"
          type="password"
          autoComplete="current-password"
          value={password}
          problem={told > 0 && !password ? say('required') : wrongPassword}
          onInput={(text) => {
            setPassword(text)
            if (at === 'refused') setAt('resting')
          }}
        />
        <input type="hidden" name="op" value="Log in" />
        <button type="submit" className="rove-primary" aria-disabled={at === 'working'}>
          {at === 'working' ? <span className="rove-dots">{sayAll('working')}</span> : say('logIn')}
        </button>
      </form>
      <p className="rove-ways">
        <button type="button" className="rove-link" onClick={model.withoutLogin} aria-disabled={state.continuing}>
          {say('noThanks')}
        </button>
        <button type="button" className="rove-link" onClick={() => model.open('forgot-password')}>
          {say('forgot')}
        </button>
        <button type="button" className="rove-link" onClick={model.backToEmail}>
          {say('back')}
        </button>
      </p>
      <Unopened {...props} dialog="forgot-password" />
    </>
  )
}

/** The alert block of document 2, section 8; its last word leads to where the shop can be reached. */
export function NoMembership({ model }: PartProps) {
  const say = createSay(accountTexts, model.language)
  return (
    <p className="rove-note">
      {say('noMembership')} <a href={model.contactUrl}>{say('here')}</a>.
    </p>
  )
}
