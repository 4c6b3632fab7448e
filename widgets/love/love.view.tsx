/** A heart: an outline, half-tone while a request is pending, filled when the product is loved. */
import type { ViewProps } from '../../core/view/element/definition'
import { showBeside } from '../../core/view/form/show-beside'
import { heartName } from './love.dom'
import type { HeartState, LoveModel } from './love.model'

type Props = ViewProps<HeartState, LoveModel, { readonly label: string | undefined }>

export function LoveView({ state: { now, loved }, model, attributes: { label } }: Props) {
  const { t } = model
  const EmailView = model.emailView()
  const waiting = now.at !== 'idle'
  const error = now.at === 'idle' && now.error
  const errorText = error && (typeof error === 'object' ? error.serverMessage : t(error))
  return (
    <>
      <button
        type="button"
        part="button"
        aria-label={heartName(t, label)}
        aria-pressed={loved}
        aria-busy={waiting}
        data-state={waiting ? 'waiting' : loved ? 'loved' : 'idle'}
        onClick={model.press}
      >
        <svg part="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 20.5 4.3 12.6a4.9 4.9 0 0 1 0-6.9 4.8 4.8 0 0 1 6.8 0l.9.9.9-.9a4.8 4.8 0 0 1 6.8 0 4.9 4.9 0 0 1 0 6.9z" />
        </svg>
      </button>
      <span className="visually-hidden" role="status">
        {errorText}
      </span>
      {errorText && (
        <p part="error" popover="auto" aria-hidden="true" ref={showBeside}>
          {errorText}
        </p>
      )}
      {now.at === 'asking' && EmailView && (
        <EmailView state={now} t={t} onSubmit={model.submit} onClose={model.close} />
      )}
    </>
  )
}
