/** A field whose text is another form of its value: what is typed stays as it is typed. */
import { useState } from 'react'
import { Field } from './field'

interface TypedFieldProps {
  readonly id: string
  readonly label: string
  readonly hint: string
  /** More than one makes a field for several lines. */
  readonly rows?: number
  /** The value as text. */
  readonly written: string
  /** What the value of a text is written as. */
  readonly rewritten: (text: string) => string
  readonly onText: (text: string) => void
}

/** @see TypedFieldProps */
export function TypedField({ id, label, hint, rows = 1, written, rewritten, onText }: TypedFieldProps) {
  const [typed, setTyped] = useState(written)
  const text = rewritten(typed) === written ? typed : written
  return (
    <Field id={id} label={label} hint={hint}>
      {(describedBy) => (
        <textarea
          id={id}
          rows={rows}
          aria-describedby={describedBy}
          value={text}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value)
            onText(currentTarget.value)
          }}
        />
      )}
    </Field>
  )
}
