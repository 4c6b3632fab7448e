/** Being somebody else, on this page alone: what is left empty is as it is. */
import { useState } from 'react'
import { isUsable, type PretenceRow, pretenceRows } from './pretence'
import type { ShownWhy, WhyModel } from './why-model'

interface PretendFormProps {
  readonly shown: ShownWhy
  readonly model: Pick<WhyModel, 'pretend' | 'reset'>
}

/** Folded until somebody is pretended. Each field does what it says at once; there is nothing to send. */
export function PretendForm({ shown, model }: PretendFormProps) {
  const { link } = shown
  const [resets, setResets] = useState(0)
  const [said, setSaid] = useState('')
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
        <p role="status">{said}</p>
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

/** What cannot be pretended stays as it was typed, with a word. */
function TextField({ row, text, truth, pretend }: TextFieldProps) {
  const [typed, setTyped] = useState('')
  const wrong = typed !== '' && !isUsable(row, typed)
  return (
    <>
      <input
        id={row.name}
        type="text"
        inputMode={row.input === 'number' ? 'numeric' : 'text'}
        value={wrong ? typed : text}
        placeholder={truth}
        aria-invalid={wrong}
        aria-describedby={`${row.name}-wrong`}
        onInput={({ currentTarget: { value } }) => {
          setTyped(value)
          pretend(value)
        }}
      />
      <p id={`${row.name}-wrong`} className="note" role="status">
        {wrong && (row.input === 'number' ? 'No number: it is not pretended.' : 'Too long: it is not pretended.')}
      </p>
    </>
  )
}

/** What such an input says, as an ISO time; nothing where no calendar has it. */
function isoTime(local: string): string {
  const time = new Date(local)
  return Number.isNaN(time.getTime()) ? '' : time.toISOString()
}

/** An ISO time as such an input writes it, where the marketer is. */
function localTime(iso: string): string {
  const time = new Date(iso)
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
