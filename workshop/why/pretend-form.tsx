/** The form that replaces properties of the visitor, on this page only. Empty fields keep the real value. */
import { useState } from 'react'
import { isUsable, type PretenceRow, pretenceRows } from './pretence'
import type { WhyModel, WhyState } from './why-model'

interface PretendFormProps {
  readonly shown: WhyState
  readonly model: Pick<WhyModel, 'pretend' | 'reset'>
}

/** Folded while nothing is replaced. Each field applies at once; nothing is submitted. */
export function PretendForm({ shown, model }: PretendFormProps) {
  const { link } = shown
  const [resets, setResets] = useState(0)
  const [message, setSaid] = useState('')
  const [open] = useState(() => Object.keys(shown.pretence).length > 0)
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(link))
      .then(() => setSaid('The link is copied.'))
      .catch(() => setSaid(link))
  return (
    <details open={open}>
      <summary>Be somebody else</summary>
      <form onSubmit={(event) => event.preventDefault()}>
        <p>For conditions on this page alone: prices and words stay as the server wrote them.</p>
        <div className="fields" key={resets}>
          {pretenceRows.map((row) => (
            <div key={row.name}>
              <label htmlFor={row.name}>{row.label}</label>
              <PretenceField row={row} shown={shown} model={model} />
            </div>
          ))}
        </div>
        <p className="ways">
          <button
            type="button"
            onClick={() => {
              setResets(resets + 1)
              model.reset()
            }}
          >
            Be yourself
          </button>
          <button type="button" onClick={() => void copy()}>
            Copy the link
          </button>
          <a href={link}>Load the page anew</a>
        </p>
        <p role="status">{message}</p>
      </form>
    </details>
  )
}

function PretenceField({ row, shown, model }: PretendFormProps & { readonly row: PretenceRow }) {
  const { name, input, options = [] } = row
  const text = shown.pretence[name] ?? ''
  const truth = `as it is: ${row.shown(shown.visitor)}`
  const pretend = (value: string) => model.pretend(name, value)
  switch (input) {
    case 'choice':
      return (
        <select id={name} value={text} onChange={(event) => pretend(event.currentTarget.value)}>
          <option value="">{text ? 'as it is' : truth}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      )
    case 'time':
      return (
        <>
          <input
            id={name}
            type="datetime-local"
            value={text && localTime(text)}
            onInput={({ currentTarget: { value } }) => pretend(isoTime(value))}
          />
          <p>{row.shown(shown.visitor)}</p>
        </>
      )
    default:
      return <TextField row={row} text={text} truth={truth} pretend={pretend} />
  }
}

interface TextFieldProps {
  readonly row: PretenceRow
  readonly text: string
  readonly truth: string
  readonly pretend: (text: string) => void
}

/** An invalid text stays in the field, with an error. */
function TextField({ row, text, truth: placeholder, pretend }: TextFieldProps) {
  const [typed, setTyped] = useState('')
  const isInvalid = typed !== '' && !isUsable(row, typed)
  return (
    <>
      <input
        id={row.name}
        type="text"
        inputMode={row.input === 'number' ? 'numeric' : 'text'}
        value={isInvalid ? typed : text}
        placeholder={placeholder}
        aria-invalid={isInvalid}
        aria-describedby={`${row.name}-wrong`}
        onInput={({ currentTarget: { value } }) => {
          setTyped(value)
          pretend(value)
        }}
      />
      <p id={`${row.name}-wrong`} className="note" role="status">
        {isInvalid && (row.input === 'number' ? 'No number: it is not pretended.' : 'Too long: it is not pretended.')}
      </p>
    </>
  )
}

/** The value of a `datetime-local` input as an ISO time; empty where it is invalid. */
function isoTime(local: string): string {
  const time = new Date(local)
  return Number.isNaN(time.getTime()) ? '' : time.toISOString()
}

/** An ISO time as the value of a `datetime-local` input, in the marketer's time zone. */
function localTime(iso: string): string {
  const time = new Date(iso)
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
